import type { StatusCode } from 'hono/utils/http-status'
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

/** Passes a read on; it ends when the page goes away or its time is up. */
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
      return pass(c, answer, text ?? null)
    }
    return pass(c, answer, await relay(c, answer, size, time))
  } catch (error) {
    const loss = lossOf(time.signal.aborted ? time.signal.reason : error)
    time.stop()
    return refuse(c, loss)
  }
}

function pass(c: HostContext, answer: Response, body: string | ReadableStream<Uint8Array> | null) {
  const headers = passedHeaders(answer)
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  // Makes the server send the headers at once: a browser repeats a request that ends before them.
  else if (body) headers['transfer-encoding'] = 'chunked'
  return c.newResponse(
    isBodiless(answer) ? null : body,
    passedStatus(answer) as StatusCode,
    headers,
  )
}

function isBodiless({ status }: Response) {
  return status === 204 || status === 205 || status === 304
}

/**
 * The answer's bytes as they come. The first of them are awaited, so that a loss before them can
 * still be told in words; after them only cutting the connection tells the page.
 */
async function relay(c: HostContext, answer: Response, limit: number, time: Deadline) {
  const reader = answer.body?.getReader()
  if (!reader) return null
  let next = await reader.read()
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
      time.stop()
      if (!c.env?.outgoing) return controller.error(error)
      c.env.outgoing.destroy()
      controller.close()
    }
  }

  return new ReadableStream<Uint8Array>({ pull, cancel: () => time.stop() })
}

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
