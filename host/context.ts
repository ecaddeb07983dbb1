import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Client } from './client-address.ts'
import { isLoopback } from './loopback.ts'
import type { Say } from './page-language.ts'
import type { Refused } from './refusal.ts'
import type { Person } from './roles.ts'
import type { Session } from './session.ts'
import type { Trace } from './trace.ts'
import type { WholeAnswer } from './whole-answer.ts'

/** Tests without a socket have no bindings. */
export type HostEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    client: Client
    session: Session
    /** Known once a role was asked for, at a host whose team has roles. */
    person: Person | undefined
    nonce: string
    operation: string
    /** Its id, which the answer carries. */
    request: string
    trace: Trace
    write: string
    refusal: Refused
    /** A sentence of the host itself in the language of the page. */
    say: Say
    /** An answer that goes out past its `Response`. */
    whole: WholeAnswer
  }
}
export type HostContext = Context<HostEnv>

/** The request target exactly as sent: URL parsers have already normalised `url`. */
export function rawTarget(request: Request, bindings: Partial<HttpBindings> | undefined) {
  return bindings?.incoming?.url ?? request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
}

export function rawPath(request: Request, bindings: Partial<HttpBindings> | undefined) {
  return rawTarget(request, bindings).replace(/[?#].*$/s, '')
}

export function isTls(c: HostContext) {
  return c.get('client').isTls
}

/** Some proxies still ask in HTTP/1.0. */
export function isOldClient(c: HostContext) {
  return c.env?.incoming?.httpVersion === '1.0'
}

export function ownOrigin(c: HostContext) {
  const { host } = new URL(c.req.url)
  return `${isTls(c) ? 'https' : 'http'}://${host}`
}

/** Safari, and whatever else draws with its engine; Chromium names both. */
export function isWebKit(c: HostContext) {
  const agent = c.req.header('user-agent') ?? ''
  return agent.includes('AppleWebKit/') && !agent.includes('Chrome/')
}

/** Whether a browser of this machine asks without TLS, also not in front of a proxy that hides it. */
export function isPlainLoopback(c: HostContext) {
  const isHidden = c.req.header('origin')?.startsWith('https:')
  return !isTls(c) && !isHidden && isLoopback(new URL(c.req.url).hostname)
}

/** Browsers offer cryptography only on these origins. */
export function isTrustworthy(c: HostContext) {
  const origin = c.req.header('origin') ?? ownOrigin(c)
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || isLoopback(hostname)
}
