import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { remembered } from './remembered.ts'
import type { ServiceCall } from './service.ts'
import { type Parts, createParts, partsOf } from './service-body.ts'
import { keepConnections } from './service-connections.ts'
import { toTraceparent } from './trace.ts'

export type ServiceAnswer = {
  status: number
  headers: { get: (name: string) => string | null }
  body: AsyncIterator<Uint8Array>
}

export type SentRead = { destroy: (reason: Error) => void }

const connectionsOf = remembered(keepConnections)

/**
 * Follows the rules of `callService` at a fraction of its processor time: no `fetch`, no web streams.
 */
export function readService({
  address,
  key,
  signal,
  trace,
  onSent,
}: Omit<ServiceCall, 'method' | 'body'> & {
  /** Whoever has the request can end it, at less cost than with a signal. */
  onSent?: (sent: SentRead) => void
}): Promise<ServiceAnswer> {
  const headers = ['Accept', 'application/json', 'Accept-Encoding', 'gzip, deflate, br']
  headers.push('User-Agent', 'node')
  // Whether anybody answers can be asked without one.
  if (key) headers.push('Authorization', `Bearer ${key}`)
  if (trace) headers.push('traceparent', toTraceparent(trace))
  const read = { method: 'GET', path: address.pathname + address.search, headers } as const
  return new Promise((resolve, reject) => {
    let reason: Error | undefined
    let controller: Dispatcher.DispatchController | undefined
    let cut: ((reason: Error) => void) | undefined
    const destroy = (why: Error) => {
      reason ??= why
      if (controller) controller.abort(reason)
      else cut?.(reason)
      reject(reason)
    }

    function send(isAgain: boolean) {
      const connection = connectionsOf(address.origin)(isAgain)
      let parts: Parts | undefined
      controller = undefined
      cut = connection.cut
      connection.send(read, {
        onRequestStart(started) {
          controller = started
          if (reason) started.abort(reason)
        },
        onResponseStart(started, status, fields) {
          // An early answer, such as 103; the one itself follows.
          if (status < 200) return
          const get = (name: string) => textOf(fields[name])
          parts = startBody(started, fields['content-encoding'])
          resolve({ status, headers: { get }, body: parts.body })
        },
        onResponseData(_, part) {
          parts?.take(part)
        },
        onResponseEnd() {
          connection.keep()
          parts?.end()
        },
        onResponseError(_, error: NodeJS.ErrnoException) {
          // The platform closed a kept connection just as the request left. A read may be asked again.
          const isStale = connection.isKept && !parts && !reason && isClosing(error)
          if (isStale) return send(true)
          reject(error)
          return parts?.fail(error)
        },
      })
    }
    onSent?.({ destroy })
    if (signal?.aborted) return destroy(signal.reason as Error)
    signal?.addEventListener('abort', () => destroy(signal.reason as Error))
    return send(false)
  })
}

const isClosing = ({ code = '' }: NodeJS.ErrnoException) =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code)

function textOf(value: string | string[] | undefined) {
  return (Array.isArray(value) ? value.join(', ') : value) ?? null
}

function startBody(
  controller: Dispatcher.DispatchController,
  encoding: string | string[] | undefined,
): Parts {
  const flow = {
    pause: () => controller.pause(),
    resume: () => controller.resume(),
    stop: () => controller.abort(new Error('nobody reads on')),
  }
  const decoder = decoderOf(textOf(encoding) ?? '')
  return decoder ? decoded(decoder, flow) : createParts(flow)
}

function decoded(decoder: Transform, flow: Parameters<typeof createParts>[0]): Parts {
  decoder.on('drain', flow.resume)
  decoder.once('close', () => {
    if (!decoder.readableEnded) flow.stop()
  })
  return {
    take(part) {
      if (!decoder.destroyed && !decoder.write(part)) flow.pause()
    },
    end: () => void decoder.end(),
    fail: (error) => void decoder.destroy(error),
    body: partsOf(decoder),
  }
}

/** An encoding that was not asked for passes unchanged, and then fails as JSON. */
function decoderOf(encoding: string): Transform | undefined {
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      return undefined
  }
}
