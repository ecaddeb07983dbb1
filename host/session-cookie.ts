import { t } from '#base/language/words.ts'
import type { Next } from 'hono'
import { getCookie } from 'hono/cookie'
import { type HostContext, isPlainLoopback, isWebKit } from './context.ts'
import { refuse, sessionEnded } from './refusal.ts'
import type { Session, Sessions } from './session.ts'

/*
 * Without Max-Age the cookie ends with the browser, as a shared computer needs; the sealed times
 * end it earlier in any case.
 */
const secure = { name: '__Host-session', attributes: 'Path=/; Secure; HttpOnly; SameSite=Strict' }
/** Safari keeps no `Secure` cookie over plain http, not even on the machine itself. */
const plain = { name: 'counter-session', attributes: 'Path=/; HttpOnly; SameSite=Strict' }

const cookiesOf = (c: HostContext) =>
  isWebKit(c) && isPlainLoopback(c) ? [plain, secure] : [secure]

/** The cookie that this request came with, or else the one that its browser will keep. */
function cookieOf(c: HostContext) {
  const cookies = cookiesOf(c)
  return cookies.find(({ name }) => getCookie(c, name)) ?? cookies[0]!
}

export async function setSessionCookie(c: HostContext, sessions: Sessions, session: Session) {
  const { name, attributes } = cookieOf(c)
  c.header('Set-Cookie', `${name}=${await sessions.seal(session)}; ${attributes}`, { append: true })
}

export function clearSessionCookie(c: HostContext) {
  for (const { name, attributes } of cookiesOf(c)) {
    c.header('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`, { append: true })
  }
}

export async function openSessionCookie(c: HostContext, sessions: Sessions) {
  const sealed = getCookie(c, cookieOf(c).name)
  return sealed ? sessions.open(sealed) : undefined
}

/** Sets the session in the context and renews its idle time, or refuses. */
export function requireSession(sessions: Sessions) {
  return async (c: HostContext, next: Next) => {
    const session = await openSessionCookie(c, sessions)
    if (!session) return refuse(c, getCookie(c, cookieOf(c).name) ? sessionEnded : missing)
    c.set('session', session)
    const refreshed = sessions.refreshed(session)
    if (refreshed) await setSessionCookie(c, sessions, refreshed)
    return next()
  }
}

const missing = {
  status: 401,
  code: 'SESSION_MISSING',
  message: t`Nobody is signed in. If you just did, let this browser keep cookies for this address.`,
} as const
