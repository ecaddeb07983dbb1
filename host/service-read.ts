import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type Readable, pipeline } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { remembered } from './remembered.ts'
import type { ServiceCall } from './service.ts'
import { partsOf } from './service-body.ts'
import { toTraceparent } from './trace.ts'

export type ServiceAnswer = {
  status: number
  headers: { get: (name: string) => string | null }
  body: AsyncIterator<Uint8Array>
}

/** A server may close a connection idle for longer just as the next request leaves. */
const kept = { keepAlive: true, timeout: 4_000 }
const agents = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) }

const placeOf = remembered((origin) => {
  const { protocol, hostname, port } = urlToHttpOptions(new URL(origin))
  const isTls = protocol === 'https:'
  return { hostname, port, agent: agents[isTls ? 'https:' : 'http:'], isTls }
})

/**
 * Follows the rules of `callService` in half its processor time: no `fetch` and no web streams.
 */
export function readService({
  address,
  key,
  signal,
  trace,
  onSent,
}: Omit<ServiceCall, 'method' | 'body'> & {
  /** Whoever has the request can end it, at less cost than with a signal. */
  onSent?: (request: ClientRequest) => void
}): Promise<ServiceAnswer> {
  const { isTls, ...place } = placeOf(address.origin)
  // Node writes a list as it is, and looks at each entry of an object several times.
  const headers = [
    'Host',
    address.host,
    'Accept',
    'application/json',
    'Accept-Encoding',
    'gzip, deflate, br',
    'User-Agent',
    'node',
  ]
  // Whether anybody answers can be asked without one.
  if (key) headers.push('Authorization', `Bearer ${key}`)
  if (trace) headers.push('traceparent', toTraceparent(trace))
  const path = address.pathname + address.search
  const options = { ...place, path, headers, ...(signal && { signal }) }
  const ask = (own: http.RequestOptions): Promise<ServiceAnswer> =>
    new Promise((resolve, reject) => {
      let isAnswered = false
      const sent = (isTls ? https : http).request(own, (answer) => {
        isAnswered = true
        resolve({
          status: answer.statusCode ?? 0,
          headers: { get: (name) => textOf(answer.headers[name]) },
          body: partsOf(decoded(answer)),
        })
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The platform closed a kept connection just as the request left. A read may be asked again.
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE'
        const isStale = sent.reusedSocket && !isAnswered && isClosed
        if (isStale) resolve(ask({ ...own, agent: false }))
        else reject(error)
      })
      // A protocol upgrade ends the request with neither an answer nor an error.
      sent.on('close', () => {
        if (!isAnswered) reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' }))
      })
      onSent?.(sent)
      sent.end()
    })
  return ask(options)
}

function textOf(value: string | string[] | undefined) {
  return (Array.isArray(value) ? value.join(', ') : value) ?? null
}

/** An encoding that was not asked for passes unchanged, and then fails as JSON. */
function decoded(answer: IncomingMessage): Readable {
  const decoder = decoderOf(answer.headers['content-encoding'])
  if (!decoder) return answer
  // Whoever reads sees the failure; without a reader it must not count as uncaught.
  decoder.on('error', () => undefined)
  return pipeline(answer, decoder, () => undefined)
}

function decoderOf(encoding = '') {
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
