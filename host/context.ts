import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isLoopback } from './environment.ts'
import type { Session } from './session.ts'

/** The bindings are there when a socket is, which in tests of the bare host is not the case. */
export type HostEnv = {
  Bindings: Partial<HttpBindings>
  Variables: { session: Session; nonce: string; operation: string }
}
export type HostContext = Context<HostEnv>

/** The request's target as it came over the wire: URL parsers have already tidied `url`. */
export function rawTarget(request: Request, bindings: Partial<HttpBindings> | undefined) {
  return bindings?.incoming?.url ?? request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
}

export function rawPath(request: Request, bindings: Partial<HttpBindings> | undefined) {
  return rawTarget(request, bindings).replace(/[?#].*$/s, '')
}

export function isTls(c: HostContext) {
  return c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:')
}

/** The origin under which the browser sees this host. */
export function ownOrigin(c: HostContext) {
  const { host } = new URL(c.req.url)
  return `${isTls(c) ? 'https' : 'http'}://${host}`
}

/** Whether the browser keeps a `Secure` cookie and offers its cryptography on this address. */
export function isTrustworthy(c: HostContext) {
  const origin = c.req.header('origin') ?? ownOrigin(c)
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || isLoopback(hostname)
}
