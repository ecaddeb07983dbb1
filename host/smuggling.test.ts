import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawJson } from './raw-service.testing.ts'
import { type Pair, refundPath, sendRaw, startPair, storeId } from './pair.testing.ts'

/*
 * A refund hidden in another request, in case a proxy and this host disagree on where that one
 * ends. It must never reach the service.
 */
let pair: Pair
beforeAll(async () => {
  const answer = rawJson(200, { success: true, data: { order: {} } })
  pair = await startPair((_, socket) => socket.write(answer))
})
afterAll(() => pair.close())

const body = '{"reason":1}'

function signedIn(start: string, ...headers: string[]) {
  return [
    `${start} HTTP/1.1`,
    `Host: ${new URL(pair.host.url).host}`,
    `Cookie: ${pair.cookie}`,
    'X-Requested-By: counter',
    'Sec-Fetch-Site: same-origin',
    `X-Operation-Id: ${crypto.randomUUID()}`,
    'Content-Type: application/json',
    ...headers,
    '\r\n',
  ].join('\r\n')
}

const outside = `POST /api/stores/${storeId}/products/${storeId}/variants`
const close = 'Connection: close'
function hiddenRefund() {
  return signedIn(`DELETE /api${refundPath}`, `Content-Length: ${body.length}`, close) + body
}

const refused: [string, (hidden: string) => string][] = [
  [
    'two lengths',
    (hidden) => signedIn(outside, 'Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden,
  ],
  [
    'a length and chunks',
    (hidden) =>
      signedIn(outside, `Content-Length: ${hidden.length + 5}`, 'Transfer-Encoding: chunked') +
      `0\r\n\r\n${hidden}`,
  ],
  [
    'chunks that are spelt oddly',
    (hidden) => `${signedIn(outside, 'Transfer-Encoding: xchunked')}0\r\n\r\n${hidden}`,
  ],
  [
    'chunks named before a colon with a space',
    (hidden) => `${signedIn(outside, 'Transfer-Encoding : chunked')}0\r\n\r\n${hidden}`,
  ],
  [
    'chunks under another packing',
    (hidden) => `${signedIn(outside, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${hidden}`,
  ],
  [
    'a chunk whose size is no number',
    (hidden) => `${signedIn(outside, 'Transfer-Encoding: chunked')}0x0\r\n\r\n${hidden}`,
  ],
  ['a length with a sign', (hidden) => signedIn(outside, 'Content-Length: +0', 'X: 1') + hidden],
  [
    'a folded length',
    (hidden) => signedIn(outside, 'X: 1', ` Content-Length: ${hidden.length}`) + hidden,
  ],
  ['bare line feeds', (hidden) => `GET / HTTP/1.1\nHost: a\n\n${hidden}`],
]

test.each(refused)('%s is refused and nothing after it is read', async (_, bytes) => {
  pair.deliveries.length = 0
  const answer = await sendRaw(pair.host.url, bytes(hiddenRefund()))
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  await pair.call('/api/user')
  expect(pair.deliveries.map(({ target }) => target)).toEqual(['/user'])
})

const swallowed: [string, (length: string) => string][] = [
  ['the body of a read', (length) => signedIn('GET /api/user', length, close)],
  ['the body of the page', (length) => signedIn('GET /', length, close)],
  [
    'the body of what the guard refuses',
    (length) => `POST /session HTTP/1.1\r\nHost: a\r\n${length}\r\n${close}\r\n\r\n`,
  ],
  ['the body of an operation that is none', (length) => signedIn('PATCH /api/x', length, close)],
  [
    'the body of an upgrade',
    (length) => signedIn('GET /', length, 'Upgrade: h2c', 'Connection: Upgrade, close'),
  ],
]

test.each(swallowed)('a refund hidden in %s is not read as a request', async (_, start) => {
  pair.deliveries.length = 0
  const hidden = hiddenRefund()
  const answer = await sendRaw(pair.host.url, start(`Content-Length: ${hidden.length}`) + hidden)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toHaveLength(1)
  expect(pair.deliveries.filter(({ method }) => method !== 'GET')).toEqual([])
})

const old = (start: string) => start.replace('HTTP/1.1', 'HTTP/1.0')

test.each([outside, 'GET /api/user', 'GET /healthz', 'GET /', 'POST /session'])(
  'chunks in HTTP/1.0 are refused, and nothing after them is read: %s',
  async (request) => {
    pair.deliveries.length = 0
    const start = old(signedIn(request, 'Transfer-Encoding: chunked', 'Connection: keep-alive'))
    const answer = await sendRaw(pair.host.url, `${start}0\r\n\r\n${hiddenRefund()}`)
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
    expect(answer).toContain('FRAMING_MALFORMED')
    expect(pair.deliveries).toEqual([])
  },
)

test('a long answer to HTTP/1.0 has no chunks', async () => {
  const long = { success: true, data: 'x'.repeat(400_000) }
  const other = await startPair((_, socket) => socket.write(rawJson(200, long)))
  const start = `GET /api/stores/${storeId}/orders HTTP/1.0\r\nHost: a\r\n`
  const headers = `Cookie: ${other.cookie}\r\nX-Requested-By: counter\r\nSec-Fetch-Site: same-origin\r\n\r\n`
  const answer = await sendRaw(other.host.url, start + headers)
  const [head = '', text = ''] = answer.split('\r\n\r\n')
  expect(head.toLowerCase()).not.toContain('transfer-encoding')
  expect(JSON.parse(text)).toEqual(long)
  await other.close()
})

test('the hidden refund reaches the service when sent alone', async () => {
  pair.deliveries.length = 0
  expect(await sendRaw(pair.host.url, hiddenRefund())).toContain('HTTP/1.1 200')
  const read = refundPath.replace('/refund', '')
  expect(pair.deliveries.map(({ target }) => target)).toEqual([read, refundPath])
})
