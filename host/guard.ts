import { t } from '#base/language/words.ts'
import type { Next } from 'hono'
import { type HostContext, isOldClient, ownOrigin } from './context.ts'
import { type Refusal, refuse } from './refusal.ts'
import { remembered } from './remembered.ts'

/** SameSite keeps other sites out; this also stops neighbours on the same site, and navigations. */
export function guard(c: HostContext, next: Next) {
  if (!isSameOrigin(c)) return refused(c, crossSite)
  return c.req.header('x-requested-by') === 'counter' ? next() : refused(c, headerMissing)
}

/** Every read passes these checks, and an async function makes three promises of the next one’s. */
const refused = async (c: HostContext, refusal: Refusal) => refuse(c, refusal)

function isSameOrigin(c: HostContext) {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  return origin === undefined || origin === ownOrigin(c)
}

/** HTTP/1.0 has no chunks, so two parsers can disagree on where such a request ends. */
const ambiguous = new WeakSet<object>()

export function checkFraming(c: HostContext, next: Next) {
  const { socket } = c.env?.incoming ?? {}
  const isOdd = isOldClient(c) && c.req.header('transfer-encoding') !== undefined
  if (isOdd && socket) ambiguous.add(socket)
  if (!socket || !ambiguous.has(socket)) return next()
  c.header('Connection', 'close')
  return refused(c, framingMalformed)
}

/** Anybody may name one, of any length. */
const mostHosts = 20

export function checkHost(allowed: readonly string[]) {
  const refusalOf = remembered((origin) => {
    if (!URL.canParse(origin)) return { refusal: hostMalformed }
    const isKnown = allowed.length === 0 || allowed.includes(new URL(origin).host)
    return { refusal: isKnown ? undefined : hostUnknown }
  }, mostHosts)
  return (c: HostContext, next: Next) => {
    // What follows the third slash no longer names the host.
    const [origin = ''] = /^[^/]*\/\/[^/]*/.exec(c.req.url) ?? []
    const { refusal } = refusalOf(origin)
    return refusal ? refused(c, refusal) : next()
  }
}

const crossSite: Refusal = {
  status: 403,
  code: 'CROSS_SITE',
  message: t`Requests from other sites are refused.`,
}

const headerMissing: Refusal = {
  status: 403,
  code: 'CSRF_HEADER',
  message: t`The header X-Requested-By is missing.`,
}

const framingMalformed: Refusal = {
  status: 400,
  code: 'FRAMING_MALFORMED',
  message: 'A request in HTTP/1.0 cannot come in chunks.',
}

const hostMalformed: Refusal = {
  status: 400,
  code: 'HOST_MALFORMED',
  message: 'The request names no host that could be one.',
}

const hostUnknown: Refusal = {
  status: 421,
  code: 'HOST_UNKNOWN',
  message: t`This host is not reached under that name.`,
}
