import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHost } from './host.ts'
import { createLog } from './log.ts'
import { recordLog } from './log.testing.ts'
import { type Pair, codeOf, refundPath, sendRaw, startPair, storeId } from './pair.testing.ts'
import { type RawAnswer, rawJson } from './raw-service.testing.ts'
import { createMemoryStore } from './store-memory.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const orders = `/api/stores/${storeId}/orders`
const done = rawJson(200, { success: true, data: {} })

async function start(answer: RawAnswer, options?: Parameters<typeof startPair>[1]) {
  pair = await startPair(answer, options)
  pair.lines.length = 0
  return pair
}

async function requests(count: number) {
  await expect.poll(() => pair?.events('request')).toHaveLength(count)
  return pair!.events('request')
}

test('a line names the request, its trace and its session by digest', async () => {
  const { call, cookie } = await start((_, socket) => socket.write(done))
  const answers = [await call('/api/user'), await call('/api/user')]
  const [first, second] = await requests(2)
  expect(first).toMatchObject({
    level: 'info',
    time: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    request: answers[0]!.headers.get('x-request-id'),
    trace: expect.stringMatching(/^[\da-f]{32}$/) as string,
    session: expect.stringMatching(/^[\w-]{12}$/) as string,
    address: '127.0.0.0/24',
    operation: 'getUser',
    status: 200,
    ms: expect.any(Number) as number,
  })
  expect(second!.session).toBe(first!.session)
  expect(second!.request).not.toBe(first!.request)
  expect(pair!.lines.join('')).not.toContain(cookie.slice(-40))
})

test('a write is logged with its id, also when it is repeated', async () => {
  const { refund } = await start((_, socket) => socket.resetAndDestroy())
  const id = crypto.randomUUID()
  await refund(id)
  await refund(id)
  for (const line of await requests(2)) {
    expect(line).toMatchObject({
      level: 'warn',
      operation: 'refundOrder',
      write: id,
      status: 502,
      outcome: 'unknown',
      code: 'UPSTREAM_OUTCOME_UNKNOWN',
      cause: expect.stringMatching(/^TypeError < /) as string,
    })
  }
})

const refusals: [string, string, RequestInit, string][] = [
  ['an unknown operation', '/api/x', {}, 'NO_SUCH_OPERATION'],
  ['another site', '/api/user', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 'CROSS_SITE'],
  ['no session', '/api/user', { headers: { Cookie: '' } }, 'SESSION_MISSING'],
  ['no operation id', `/api${refundPath}`, { method: 'DELETE' }, 'OPERATION_ID_MISSING'],
]

test.each(refusals)('%s is logged with the code of its refusal', async (_, path, init, code) => {
  const { call } = await start((__, socket) => socket.write(done))
  expect(await codeOf(await call(path, init))).toBe(code)
  expect(await requests(1)).toMatchObject([{ level: 'warn', outcome: 'rejected', code }])
})

const losses: [string, RawAnswer, object][] = [
  ['lost', (_, socket) => socket.resetAndDestroy(), { code: 'UPSTREAM_UNREACHABLE' }],
  ['silent', () => undefined, { code: 'UPSTREAM_TIMEOUT', cause: 'TimeoutError' }],
  [
    'cut',
    (_, socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{"success":'),
    { status: 200, code: 'UPSTREAM_CUT', cause: 'TimeoutError' },
  ],
]

test.each(losses)('a read that is %s is logged with its cause', async (_, answer, line) => {
  const { call } = await start(answer, { limits: { read: 50 } })
  await call(orders)
    .then((one) => one.text())
    .catch(() => undefined)
  expect(await requests(1)).toMatchObject([{ level: 'warn', outcome: 'lost', ...line }])
})

test('a page that goes away is logged as aborted', async () => {
  const leaving = new AbortController()
  const { call } = await start(() => leaving.abort())
  await expect(call(orders, { signal: leaving.signal })).rejects.toThrow()
  const [line] = await requests(1)
  expect(line).toMatchObject({ level: 'info', outcome: 'aborted' })
  expect(line).not.toHaveProperty('code')
})

test('an inner error is logged by name and place, without its message', async () => {
  const { log, lines, events } = recordLog()
  const store = createMemoryStore()
  store.check = () => {
    throw new TypeError('mara@fjordmail.se\n    at cannot be read')
  }
  const host = createHost({ service: 'https://api.example.com', secrets: [], log, store })
  expect((await host.request('http://localhost/readyz')).status).toBe(500)
  expect(events('failure')).toMatchObject([{ level: 'error', cause: 'TypeError' }])
  expect(events('failure')[0]!.frames).toContainEqual(expect.stringContaining('log.test.ts'))
  expect(events('request')).toMatchObject([{ level: 'error', code: 'HOST_FAILED' }])
  expect(lines.join('')).not.toContain('mara')
})

const unparsed: [string, string, number, string][] = [
  ['no HTTP', 'SSH-2.0\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
  ['two lengths', 'GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'HPE_'],
  [
    'large headers',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'HPE_HEADER_OVERFLOW',
  ],
  ['a demand', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\n\r\n', 417, 'EXPECTATION'],
]

test.each(unparsed)('%s is refused with all headers and logged', async (_, bytes, status, code) => {
  const { host, events } = await start((__, socket) => socket.write(done))
  const answer = await sendRaw(host.url, bytes)
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect(answer).toContain("Content-Security-Policy: default-src 'none'")
  expect(events('parser-refusal')).toMatchObject([
    { status, code: expect.stringContaining(code) as string, address: '127.0.0.0/24' },
  ])
})

test('a connection over the limit is dropped and logged', async () => {
  const { host, events } = await start((_, socket) => socket.write(done), { mostConnections: 1 })
  const { hostname, port } = new URL(host.url)
  const sockets = [1, 2, 3].map(() => connect(Number(port), hostname).on('error', () => undefined))
  await expect.poll(() => events('dropped-connection').length).toBeGreaterThan(0)
  for (const socket of sockets) socket.destroy()
})

const given = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00'

test.each([
  [given, /^00-4bf92f3577b34da6a3ce929d0e0e4736-(?!00f067aa0ba902b7)[\da-f]{16}-00$/],
  [given.replace(/0$/, '3'), /-01$/],
  [`cc${given.slice(2)}-more`, /^00-4bf9.*-00$/],
  [undefined, /^00-(?!4bf9)[\da-f]{32}-[\da-f]{16}-01$/],
  [`${given}-more`, /^00-(?!4bf9)/],
  [`ff${given.slice(2)}`, /^00-(?!4bf9)/],
  [given.toUpperCase(), /^00-(?!4bf9)/],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', /^00-(?!0{32})/],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', /^00-(?!4bf9)/],
])('the trace %s goes on as %s', async (traceparent, expected) => {
  const { call, deliveries } = await start((_, socket) => socket.write(done))
  await call('/api/user', { headers: traceparent === undefined ? {} : { traceparent } })
  const sent = deliveries[0]!.headers.traceparent!
  expect(sent).toMatch(expected)
  expect(await requests(1)).toMatchObject([{ trace: sent.split('-')[1] }])
})

test('a person reads one plain line for each event', () => {
  const lines: string[] = []
  const log = createLog({ format: 'text', write: (line) => lines.push(line) })
  log.info({ event: 'start', version: 'x' }, 'Counter is on http://127.0.0.1:4600')
  log.warn({ event: 'start' }, 'SESSION_SECRET is not set.')
  log.info({ event: 'request', method: 'GET', operation: 'getUser', status: 200, ms: 7 })
  log.warn({ event: 'parser-refusal', status: 400, code: 'HPE_INVALID_METHOD' })
  log.debug({ event: 'request', method: 'GET', operation: 'file', status: 200, ms: 1 })
  expect(lines).toEqual([
    'Counter is on http://127.0.0.1:4600\n',
    'WARN SESSION_SECRET is not set.\n',
    expect.stringMatching(/^\d\d:\d\d:\d\d GET getUser 200 7 ms\n$/),
    expect.stringMatching(/^\S+ WARN parser-refusal status=400 code=HPE_INVALID_METHOD\n$/),
  ])
})
