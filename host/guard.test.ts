import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHost } from './host.ts'
import { rawJson } from './raw-service.testing.ts'
import {
  type Pair,
  codeOf,
  orderId,
  refundPath,
  sendRaw,
  startPair,
  storeId,
} from './pair.testing.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair((_, socket) => socket.write(rawJson(200, { success: true, data: {} })))
})
afterAll(() => pair.close())

const orders = `/api/stores/${storeId}/orders`

type Attack = { headers: Record<string, string>; code: string }
const own = { 'X-Requested-By': 'counter' }
const attacks: [string, Attack][] = [
  ['another site', { headers: { ...own, 'Sec-Fetch-Site': 'cross-site' }, code: 'CROSS_SITE' }],
  ['a neighbour', { headers: { ...own, 'Sec-Fetch-Site': 'same-site' }, code: 'CROSS_SITE' }],
  ['a typed address', { headers: { ...own, 'Sec-Fetch-Site': 'none' }, code: 'CROSS_SITE' }],
  ['an empty site', { headers: { ...own, 'Sec-Fetch-Site': '' }, code: 'CROSS_SITE' }],
  ['a foreign origin', { headers: { ...own, Origin: 'https://evil.example' }, code: 'CROSS_SITE' }],
  ['a null origin', { headers: { ...own, Origin: 'null' }, code: 'CROSS_SITE' }],
  ['another port', { headers: { ...own, Origin: 'http://127.0.0.1:1' }, code: 'CROSS_SITE' }],
  ['no header of ours', { headers: { 'Sec-Fetch-Site': 'same-origin' }, code: 'CSRF_HEADER' }],
  ['another header value', { headers: { 'X-Requested-By': 'x' }, code: 'CSRF_HEADER' }],
]
const targets = [
  ['GET', orders],
  ['GET', '/api/user'],
  ['DELETE', `/api${refundPath}`],
  ['PUT', `/api/stores/${storeId}`],
  ['POST', `/api/stores/${storeId}/products/${orderId}/variants`],
  ['POST', '/session'],
  ['DELETE', '/session'],
  ['GET', '/session'],
  ['GET', '/team'],
  ['POST', '/team/presence'],
  ['GET', '/team/assignments'],
  ['PUT', '/team/assignments'],
] as const
const cells = attacks.flatMap(([name, attack]) =>
  targets.map(([method, path]) => ({ name, ...attack, method, path })),
)

test.each(cells)('$name: $method $path is refused', async ({ headers, code, method, path }) => {
  pair.deliveries.length = 0
  const answer = await fetch(pair.host.url + path, {
    method,
    headers: {
      Cookie: pair.cookie,
      'Content-Type': 'application/json',
      'X-Operation-Id': crypto.randomUUID(),
      ...headers,
    },
    ...(method !== 'GET' && { body: '{"reason":1}' }),
  })
  expect([answer.status, await codeOf(answer)]).toEqual([403, code])
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(pair.deliveries).toEqual([])
})

test.each([
  {},
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://counter.example' },
])('the page itself passes with %j', async (headers) => {
  const answer = await fetch(pair.host.url + orders, {
    headers: { Cookie: pair.cookie, ...own, ...headers } as Record<string, string>,
  })
  expect(answer.status).toBe(200)
})

test('the host’s own origin passes when the browser sends no Sec-Fetch-Site', async () => {
  const { url } = pair.host
  const headers = { Cookie: pair.cookie, ...own, Origin: url }
  expect((await fetch(url + orders, { headers })).status).toBe(200)
  const behindTls = {
    ...headers,
    Origin: url.replace('http:', 'https:'),
    'X-Forwarded-Proto': 'https',
  }
  expect((await fetch(url + orders, { headers: behindTls })).status).toBe(200)
})

test('no preflight is ever answered', async () => {
  for (const path of [orders, '/session', '/']) {
    const answer = await fetch(pair.host.url + path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'DELETE',
        'Access-Control-Request-Headers': 'x-requested-by',
      },
    })
    expect(answer.ok).toBe(false)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  }
})

test.each([undefined, '__Host-session=x', '__Host-session=', 'session=x'])(
  'no operation is reached without a session (%s)',
  async (cookie) => {
    pair.deliveries.length = 0
    const answer = await fetch(pair.host.url + orders, {
      headers: { ...own, ...(cookie && { Cookie: cookie }) },
    })
    const expected = cookie === '__Host-session=x' ? 'SESSION_EXPIRED' : 'SESSION_MISSING'
    expect([answer.status, await codeOf(answer)]).toEqual([401, expected])
    expect(pair.deliveries).toEqual([])
  },
)

test.each([
  '/api',
  '/api/',
  '/api/stores',
  `/api/stores/${storeId}/../../user`,
  `/api/stores/${storeId}/%2e%2e/%2e%2e/user`,
  `/api/stores/${storeId}/orders/..%2f..%2fuser`,
  `/api/stores/${storeId}/customers/search/..`,
  `/api/../api/user`,
  '/api/./user',
  '/api//user',
  '/api/user\\..\\user',
  '/api/http://evil.example/',
  '/api@evil.example/user',
  '//evil.example/api/user',
])('%s leads nowhere', async (path) => {
  pair.deliveries.length = 0
  const answer = await sendRaw(
    pair.host.url,
    `GET ${path} HTTP/1.1\r\nHost: ${new URL(pair.host.url).host}\r\nCookie: ${pair.cookie}\r\n` +
      'X-Requested-By: counter\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(pair.deliveries).toEqual([])
})

test('unknown query parameters are refused', async () => {
  pair.deliveries.length = 0
  const answer = await pair.call(`${orders}?Page=1&key=x`)
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'QUERY_UNKNOWN'])
  const long = await pair.call(`${orders}?email=${'x'.repeat(8_000)}`)
  expect([long.status, await codeOf(long)]).toEqual([414, 'ADDRESS_TOO_LONG'])
  expect(pair.deliveries).toEqual([])
})

test.each([
  ['http://evil.example', 421],
  ['http://counter.example:81', 421],
  ['http://counter.example', 200],
])('under the name of %s the answer is %i', async (url, status) => {
  const options = { service: 'https://api.example.com', secrets: [] }
  const host = createHost({ ...options, allowedHosts: ['counter.example'] })
  expect((await host.request(`${url}/version.json`)).status).toBe(status)
  expect((await host.request(`${url}/readyz`)).status).toBe(200)
})
