import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Next } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { HostContext } from './context.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type WholeAnswer = { bytes: Bytes; status: StatusCode; headers: Map<string, string> }

/** Stands for every such answer until it goes out, so it has no headers of its own. */
const beside = new Response(null)
for (const name of ['append', 'delete', 'set']) {
  Object.defineProperty(beside.headers, name, {
    value() {
      throw new Error('an answer gets its headers by answerHeaders')
    },
  })
}

/**
 * Answers with bytes that are all there. A `Response` would make a stream of them and read its
 * headers one by one, which takes more processor time than all checks of a read together, so they
 * wait beside it.
 */
export function answerWhole(
  c: HostContext,
  bytes: Bytes,
  status: StatusCode,
  headers: Record<string, string>,
) {
  if (!c.env?.outgoing) return c.newResponse(bytes, status, headers)
  c.set('whole', { bytes, status, headers: new Map(Object.entries(headers)) })
  return beside
}

/** Undefined once something else has taken its place. */
const wholeOf = (c: HostContext) => (c.res === beside ? c.get('whole') : undefined)

/** The headers of the answer as it will go out. */
export function answerHeaders(c: HostContext): Pick<Headers, 'has' | 'set'> {
  return wholeOf(c)?.headers ?? c.res.headers
}

export const answerStatus = (c: HostContext) => wholeOf(c)?.status ?? c.res.status

/** Stands before all others, so that they have given the answer its headers. */
export async function sendWholeAnswers(c: HostContext, next: Next) {
  await next()
  const whole = wholeOf(c)
  if (!whole) return
  whole.headers.set('Content-Length', String(whole.bytes.byteLength))
  const lines: string[] = []
  for (const [name, value] of whole.headers) lines.push(name, value)
  c.env.outgoing?.writeHead(whole.status, lines).end(whole.bytes)
  c.res = undefined
  c.res = RESPONSE_ALREADY_SENT
}
