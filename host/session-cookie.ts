import { t } from '#base/language/words.ts'
import type { Next } from 'hono'
import { getCookie } from 'hono/cookie'
import { type HostContext, isPlainLoopback, isWebKit } from './context.ts'
import { createRecent } from './recent.ts'
import { refuse, sessionEnded } from './refusal.ts'
import type { Session, Sessions } from './session.ts'
import { answerHeaders } from './whole-answer.ts'

const headersKept = 60_000
/** Anybody may send some, as long as Node takes them. */
const mostHeaders = 200

/*
 * Without Max-Age the cookie ends with the browser, as a shared computer needs; the sealed times
 * end it earlier in any case.
 */
const secure = kindOf({
  name: '__Host-session',
  attributes: 'Path=/; Secure; HttpOnly; SameSite=Strict',
})
/** Safari keeps no `Secure` cookie over plain http, not even on the machine itself. */
const plain = kindOf({ name: 'counter-session', attributes: 'Path=/; HttpOnly; SameSite=Strict' })
const [usual, onSafari] = [[secure], [plain, secure]]

/** A page sends one header with many requests, and it takes longer to parse than to look up. */
function kindOf({ name, attributes }: { name: string; attributes: string }) {
  const lately = createRecent<{ sealed: string | undefined }>(headersKept, mostHeaders)
  function sealedIn(c: HostContext) {
    const header = c.req.header('cookie') ?? ''
    const known = lately.get(header)
    if (known) return known.sealed
    const sealed = getCookie(c, name)
    lately.set(header, { sealed })
    return sealed
  }
  return { name, attributes, sealedIn }
}

const cookiesOf = (c: HostContext) => (isWebKit(c) && isPlainLoopback(c) ? onSafari : usual)

/** The cookie that this request came with, or else the one that its browser will keep. */
function cookieOf(c: HostContext) {
  const kinds = cookiesOf(c)
  return kinds.find(({ sealedIn }) => sealedIn(c)) ?? kinds[0]!
}

export async function setSessionCookie(c: HostContext, sessions: Sessions, session: Session) {
  c.header('Set-Cookie', cookieFor(c, await sessions.seal(session)), { append: true })
}

function cookieFor(c: HostContext, sealed: string) {
  const { name, attributes } = cookieOf(c)
  return `${name}=${sealed}; ${attributes}`
}

export function clearSessionCookie(c: HostContext) {
  for (const { name, attributes } of cookiesOf(c)) {
    c.header('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`, { append: true })
  }
}

export function openSessionCookie(c: HostContext, sessions: Sessions) {
  const sealed = cookieOf(c).sealedIn(c)
  return sealed ? sessions.open(sealed) : Promise.resolve(undefined)
}

/** Sets the session in the context and renews its idle time, or refuses. */
export function requireSession(sessions: Sessions) {
  return async (c: HostContext, next: Next) => {
    const session = await openSessionCookie(c, sessions)
    if (!session) return refuse(c, cookieOf(c).sealedIn(c) ? sessionEnded : missing)
    c.set('session', session)
    const resealed = sessions.resealed(session)
    const cookie = resealed && cookieFor(c, await resealed)
    await next()
    if (cookie) answerHeaders(c).set('Set-Cookie', cookie)
    return undefined
  }
}

const missing = {
  status: 401,
  code: 'SESSION_MISSING',
  message: t`Nobody is signed in. If you just did, let this browser keep cookies for this address.`,
} as const
