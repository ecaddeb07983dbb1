import { afterEach, expect, test, vi } from 'vitest'
import { type RawAnswer, rawAnswer, rawJson, startRawService } from './raw-service.testing.ts'
import { type Pair, codeOf, key, orderId, startPair, storeId } from './pair.testing.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const orders = `/api/stores/${storeId}/orders`
const order = `${orders}/${orderId}`

async function start(answer: RawAnswer, options?: Parameters<typeof startPair>[1]) {
  pair = await startPair(answer, options)
  return pair
}

test('the service gets only the headers it needs', async () => {
  const { call, deliveries } = await start((_, socket) => socket.write(rawJson(200, {})))
  await call(`${orders}?Page=1`, {
    headers: {
      Accept: 'text/plain',
      'Accept-Language': 'sv',
      Authorization: 'Bearer of-the-browser',
      'X-Forwarded-For': '10.0.0.1',
      'X-Custom': 'x',
    },
  })
  const [{ headers, method, target } = {}] = deliveries
  expect(`${method} ${target}`).toBe(`GET /stores/${storeId}/orders?Page=1`)
  expect(headers).toMatchObject({ authorization: `Bearer ${key}`, accept: 'application/json' })
  expect(Object.keys(headers!).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'authorization',
    'connection',
    'host',
    'traceparent',
    'user-agent',
  ])
})

test('only three headers of the service reach the page, with no-store', async () => {
  const date = 'Sat, 21 Nov 2026 10:00:00 GMT'
  const { call } = await start((_, socket) =>
    socket.write(
      rawJson(
        429,
        { success: false },
        {
          Date: date,
          'Retry-After': '7',
          'Set-Cookie': 'a=b',
          'Access-Control-Allow-Origin': '*',
          'Cache-Control': 'public, max-age=60',
          Server: 'secret/1.0',
        },
      ),
    ),
  )
  const answer = await call(orders)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(answer.headers.get('date')).toBe(date)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  for (const name of ['set-cookie', 'access-control-allow-origin', 'server']) {
    expect(answer.headers.get(name), name).toBeNull()
  }
})

test.each([401, 403, 404, 500, 503])('status %i passes unchanged', async (status) => {
  const refusal = { success: false, message: 'No', code: 'SOME_CODE' }
  const { call } = await start((_, socket) => socket.write(rawJson(status, refusal)))
  const answer = await call(orders)
  expect([answer.status, await answer.json()]).toEqual([status, refusal])
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is refused, not followed', async (status) => {
  const other = await startRawService((_, socket) => socket.write(rawJson(200, {})))
  const { call, deliveries } = await start((_, socket) =>
    socket.write(rawAnswer(status, '', { Location: other.url })),
  )
  const answer = await call(orders)
  expect([answer.status, await codeOf(answer)]).toEqual([502, 'UPSTREAM_REDIRECT'])
  expect(deliveries).toHaveLength(1)
  expect(other.deliveries).toEqual([])
  await other.close()
})

test('a status that browsers do not accept is refused as unreadable', async () => {
  const { call } = await start((_, socket) => socket.write(rawJson(999, {})))
  expect(await codeOf(await call(orders))).toBe('UPSTREAM_UNREADABLE')
})

test.each([204, 304])('status %i has no body', async (status) => {
  const { call } = await start((_, socket) => socket.write(`HTTP/1.1 ${status} Told\r\n\r\n`))
  const answer = await call(orders)
  expect([answer.status, await answer.text()]).toEqual([status, ''])
})

test('a lost connection is reported and the read is not repeated', async () => {
  const { call, deliveries } = await start((_, socket) => socket.resetAndDestroy())
  const answer = await call(orders)
  expect([answer.status, await codeOf(answer)]).toEqual([502, 'UPSTREAM_UNREACHABLE'])
  expect(deliveries).toHaveLength(1)
})

test.each([orders, order])(
  'a silent service is reported after the time limit (%s)',
  async (path) => {
    const { call } = await start(() => undefined, { limits: { read: 50 } })
    const answer = await call(path)
    expect([answer.status, await codeOf(answer)]).toEqual([504, 'UPSTREAM_TIMEOUT'])
  },
)

test('a body that stalls before its first byte is reported', async () => {
  const { call } = await start(
    (_, socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n'),
    { limits: { read: 50 } },
  )
  expect(await codeOf(await call(orders))).toBe('UPSTREAM_TIMEOUT')
})

const half = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"success":'

test('a body that stalls or ends early cuts the connection after the headers', async () => {
  const ends: RawAnswer[] = [(_, socket) => socket.write(half), (_, socket) => socket.end(half)]
  const { call } = await start((delivery, socket) => ends.shift()!(delivery, socket), {
    limits: { read: 100 },
  })
  for (const begun of [await call(orders), await call(orders)]) {
    expect(begun.status).toBe(200)
    await expect(begun.text()).rejects.toThrow()
  }
})

test('a body that is reset cuts the connection', async () => {
  let reset: () => void = vi.fn()
  const { call } = await start((_, socket) => {
    reset = () => socket.resetAndDestroy()
    socket.write(half)
  })
  const begun = await call(orders)
  reset()
  await expect(begun.text()).rejects.toThrow()
})

test('a partial body that could hold a secret is refused', async () => {
  const { call } = await start((_, socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"success":')
    socket.end()
  })
  expect(await codeOf(await call(order))).toBe('UPSTREAM_UNREACHABLE')
})

test('a body over the limit is refused', async () => {
  const big = JSON.stringify({ success: true, data: 'x'.repeat(3_000) })
  const { call } = await start((_, socket) => socket.write(rawAnswer(200, big)), {
    limits: { answer: 2_000, listAllAnswer: 5_000 },
  })
  expect(await codeOf(await call(orders))).toBe('UPSTREAM_TOO_LARGE')
  expect(await codeOf(await call('/api/user'))).toBe('UPSTREAM_TOO_LARGE')
  const all = await call(`/api/stores/${storeId}/products/all`)
  expect(await all.text()).toBe(big)
})

test('a body of unannounced size is cut at the limit', async () => {
  let sendMore: () => void = vi.fn()
  const { call } = await start(
    (_, socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      socket.write(`3e8\r\n"${'x'.repeat(999)}\r\n`)
      sendMore = () => socket.write(`3e8\r\n${'x'.repeat(1_000)}\r\n`)
    },
    { limits: { answer: 1_500 } },
  )
  const begun = await call(orders)
  sendMore()
  await expect(begun.text()).rejects.toThrow()
})

test('a read is aborted at the service when the page goes away', async () => {
  const leaving = new AbortController()
  let ended: Promise<unknown> | undefined
  const { call } = await start((_, socket) => {
    ended = new Promise((resolve) => socket.once('close', resolve))
    leaving.abort()
  })
  await expect(call(orders, { signal: leaving.signal })).rejects.toThrow()
  await ended
})

test.each([
  ['/api/user', 'getUser'],
  [order, 'getOrder'],
  [`/api/webhooks/${orderId}/logs`, 'listWebhookLogs'],
])('%s carries no secret', async (path) => {
  const { call } = await start((_, socket) =>
    socket.write(
      rawJson(200, { success: true, data: [{ signature: 'canary', apiKey: 'canary' }] }),
    ),
  )
  const answer = await call(path)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toEqual({ success: true, data: [{ signature: true, apiKey: true }] })
})

test('an answer that could hold a secret and is not JSON loses its body', async () => {
  const { call } = await start((_, socket) =>
    socket.write(rawAnswer(500, '<html>canary', { 'Content-Type': 'text/html' })),
  )
  const answer = await call('/api/user')
  expect([answer.status, await answer.text()]).toEqual([500, ''])
})

test('the log line of a call has no ids, key or query', async () => {
  const { call, lines, events } = await start((_, socket) => socket.write(rawJson(200, {})))
  lines.length = 0
  await call(`${orders}?email=mara%40fjordmail.se`)
  await call(order)
  await expect.poll(() => events('request')).toHaveLength(2)
  expect(events('request')).toMatchObject([
    { method: 'GET', operation: 'listOrders', status: 200, outcome: 'done' },
    { method: 'GET', operation: 'getOrder', status: 200, outcome: 'done' },
  ])
  for (const secret of [storeId, orderId, key, 'mara', 'email']) {
    expect(lines.join('')).not.toContain(secret)
  }
})
