import { connect } from 'node:net'
import { recordLog } from './log.testing.ts'
import { type RawAnswer, rawJson, startRawService } from './raw-service.testing.ts'
import { type StartOptions, startHost } from './server.ts'

export const storeId = '11111111-1111-4111-8111-111111111111'
export const orderId = '22222222-2222-4222-8222-222222222222'
export const refundPath = `/stores/${storeId}/orders/${orderId}/refund`
export const key = 'test-key-of-the-merchant'

const pageHeaders = { 'X-Requested-By': 'counter', 'Sec-Fetch-Site': 'same-origin' }

/**
 * The raw service answers the sign-in and, unless told otherwise, the order that is read before a
 * refund; every other request goes to `answer`.
 */
export async function startPair(
  answer: RawAnswer,
  options: Partial<StartOptions> = {},
  { answersOrders = true } = {},
) {
  let isSignedIn = false
  let refunding = 0
  const service = await startRawService(
    (delivery, socket) => {
      if (isSignedIn) return answer(delivery, socket)
      socket.write(rawJson(200, { success: true, data: {} }))
    },
    () => answersOrders && refunding > 0,
  )
  const { log, lines, events } = recordLog()
  const host = await startHost({
    service: service.url,
    secrets: [],
    log,
    port: 0,
    host: '127.0.0.1',
    ...options,
  })
  const cookie = await signIn(host.url)
  isSignedIn = true
  service.deliveries.length = 0

  async function call(path: string, init: RequestInit = {}) {
    const headers = { ...pageHeaders, Cookie: cookie, ...(init.headers as Record<string, string>) }
    const isRefund = Number(init.method === 'DELETE')
    refunding += isRefund
    return fetch(host.url + path, { ...init, headers }).finally(() => (refunding -= isRefund))
  }

  function refund(operationId: string, body = '{"reason":1}', path = refundPath) {
    return call(`/api${path}`, {
      method: 'DELETE',
      headers: { 'X-Operation-Id': operationId, 'Content-Type': 'application/json' },
      body,
    })
  }

  /** The service takes every key. */
  const signInAgain = () => signIn(host.url)

  async function close() {
    await host.close()
    await service.close()
  }
  return {
    ...service,
    service: service.url,
    host,
    cookie,
    lines,
    events,
    call,
    refund,
    signInAgain,
    close,
  }
}

export type Pair = Awaited<ReturnType<typeof startPair>>

async function signIn(url: string) {
  const answer = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { ...pageHeaders, 'Content-Type': 'application/json' },
    body: JSON.stringify({ apiKey: key }),
  })
  return cookieOf(answer)
}

export function cookieOf(answer: Response) {
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}

export async function codeOf(answer: Response) {
  return ((await answer.json()) as { code?: string }).code
}

/** Sends bytes that no HTTP client would send, and returns all that comes back. */
export async function sendRaw(url: string, bytes: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(bytes)
  let received = ''
  try {
    for await (const chunk of socket) received += String(chunk)
  } catch {
    // A reset also ends the answer.
  }
  return received
}
