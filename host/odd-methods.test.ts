import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Pair, orderId, sendRaw, startPair, storeId } from './pair.testing.ts'
import { rawJson } from './raw-service.testing.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair((_, socket) => socket.write(rawJson(200, { success: true, data: {} })))
})
afterAll(() => pair.close())

const odd = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'QUERY',
  'get',
  'DELETE/1',
]
const overrides = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']
const order = `/api/stores/${storeId}/orders/${orderId}`

function send(method: string, path: string, header = '') {
  return sendRaw(
    pair.host.url,
    `${method} ${path} HTTP/1.1\r\nHost: ${new URL(pair.host.url).host}\r\nCookie: ${pair.cookie}\r\n` +
      `X-Requested-By: counter\r\nSec-Fetch-Site: same-origin\r\n${header}Connection: close\r\n\r\n`,
  )
}

test.each(odd)('the method %s reaches no operation', async (method) => {
  pair.deliveries.length = 0
  for (const path of ['/api/user', order, `${order}/refund`]) {
    expect(await send(method, path)).not.toMatch(/^HTTP\/1\.1 [23]/)
  }
  expect(pair.deliveries).toEqual([])
})

test.each(overrides)('%s does not turn a read into a write', async (header) => {
  pair.deliveries.length = 0
  await send('GET', order, `${header}: DELETE\r\n`)
  expect(pair.deliveries.map(({ method }) => method)).toEqual(['GET'])
})
