import type { Next } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { HostContext } from './context.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Answers with bytes that are all there. A `Response` would make a stream of them, which takes more
 * processor time to write out than all checks of a read together, so they wait beside it.
 */
export function answerWhole(
  c: HostContext,
  bytes: Bytes,
  status: StatusCode,
  headers: Record<string, string>,
) {
  if (!c.env?.outgoing) return c.newResponse(bytes, status, headers)
  c.set('whole', bytes)
  return c.newResponse(null, status, headers)
}

/** Stands before all others, so that they have given the answer its headers. */
export async function sendWholeAnswers(c: HostContext, next: Next) {
  await next()
  const { whole } = c.var
  const outgoing = c.env?.outgoing
  // Whatever took the answer's place meanwhile has a body of its own.
  if (!whole || !outgoing || outgoing.headersSent || c.res.body !== null) return
  const headers: Record<string, string | string[] | number> = Object.fromEntries(c.res.headers)
  const cookies = c.res.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  headers['content-length'] = whole.byteLength
  outgoing.writeHead(c.res.status, headers)
  outgoing.end(whole)
  c.res.headers.set('x-hono-already-sent', 'true')
}
