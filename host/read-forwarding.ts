import type { StatusCode } from 'hono/utils/http-status'
import { causeOf } from './cause.ts'
import { compressStream, compressText, isWorthCompressing } from './compression.ts'
import type { HostContext } from './context.ts'
import type { Limits } from './limits.ts'
import type { Match } from './operation-match.ts'
import { refuse } from './refusal.ts'
import { mayHoldSecrets, withoutSecrets } from './secrets.ts'
import {
  callService,
  isListAll,
  isRedirect,
  isStatusKnown,
  lossOf,
  passedHeaders,
  passedStatus,
  readText,
  redirected,
  unreadable,
} from './service.ts'

/** The read ends when the page goes away or its time is up. */
export async function forwardRead(c: HostContext, match: Match, limits: Limits) {
  const all = isListAll(match.operation)
  const time = deadline(c.req.raw.signal, all ? limits.listAll : limits.read)
  const size = all ? limits.listAllAnswer : limits.answer
  try {
    const answer = await callService({
      address: match.address,
      method: 'GET',
      key: c.var.session.key,
      signal: time.signal,
      trace: c.var.trace,
    })
    if (isRedirect(answer) || !isStatusKnown(answer)) {
      await answer.body?.cancel()
      time.clear()
      return refuse(c, isRedirect(answer) ? redirected : unreadable)
    }
    if (Number(answer.headers.get('content-length') ?? 0) > size) throw new RangeError('too large')
    if (mayHoldSecrets(match.operation)) {
      const text = withoutSecrets(match.operation, await readText(answer, size))
      time.clear()
      return await passText(c, answer, text)
    }
    return passStream(c, answer, await startRelay(c, answer, size, time))
  } catch (error) {
    const loss = lossOf(time.signal.aborted ? time.signal.reason : error)
    time.stop()
    return refuse(c, loss)
  }
}

async function passText(c: HostContext, answer: Response, text: string | undefined) {
  if (text === undefined) return pass(c, answer, null)
  const headers = { 'content-type': 'application/json' }
  if (!isWorthCompressing(c, text.length)) return pass(c, answer, text, headers)
  return pass(c, answer, await compressText(text), { ...headers, ...packed })
}

function passStream(c: HostContext, answer: Response, relay: Relayed | undefined) {
  if (!relay || isBodiless(answer)) return pass(c, answer, null)
  // Forces the headers out at once: a browser repeats a request that ends before them.
  const headers = { 'transfer-encoding': 'chunked' }
  const { stream, begun } = relay
  if (!isWorthCompressing(c, begun)) return pass(c, answer, stream, headers)
  return pass(c, answer, compressStream(stream), { ...headers, ...packed })
}

const packed = { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }

function pass(
  c: HostContext,
  answer: Response,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null,
  headers: Record<string, string> = {},
) {
  const status = passedStatus(answer) as StatusCode
  return c.newResponse(body, status, { ...passedHeaders(answer), ...headers })
}

function isBodiless({ status }: Response) {
  return status === 204 || status === 205 || status === 304
}

/**
 * Awaits the first bytes, so that an earlier loss can still be reported as a refusal. After them,
 * only cutting the connection tells the page that something failed.
 */
async function startRelay(
  c: HostContext,
  answer: Response,
  limit: number,
  time: Deadline,
): Promise<Relayed | undefined> {
  const reader = answer.body?.getReader()
  if (!reader) return undefined
  let next = await reader.read()
  const begun = next.value?.length ?? 0
  let size = 0

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>) {
    try {
      if (next.done) {
        time.clear()
        controller.close()
        return
      }
      size += next.value.length
      if (size > limit) throw new RangeError('too large')
      controller.enqueue(next.value)
      next = await reader!.read()
    } catch (error) {
      const reason: unknown = time.signal.aborted ? time.signal.reason : error
      c.set('refusal', { code: 'UPSTREAM_CUT', cause: causeOf(reason) })
      time.stop()
      if (!c.env?.outgoing) return controller.error(error)
      c.env.outgoing.destroy()
      controller.close()
    }
  }

  return { stream: new ReadableStream({ pull, cancel: () => time.stop() }), begun }
}

/** An answer being streamed; `begun` counts the bytes that are already there. */
type Relayed = { stream: ReadableStream<Uint8Array>; begun: number }

type Deadline = { signal: AbortSignal; clear: () => void; stop: () => void }

function deadline(client: AbortSignal, milliseconds: number): Deadline {
  const controller = new AbortController()
  const stop = () => {
    clear()
    controller.abort()
  }
  const clear = () => {
    clearTimeout(timer)
    client.removeEventListener('abort', stop)
  }
  const timer = setTimeout(
    () => controller.abort(new DOMException('time is up', 'TimeoutError')),
    milliseconds,
  )
  client.addEventListener('abort', stop, { once: true })
  if (client.aborted) stop()
  return { signal: controller.signal, clear, stop }
}
