import { afterEach, expect, test } from 'vitest'
import { type Pair, sendRaw, startPair } from './pair.testing.ts'
import { type RawAnswer, rawAnswer, rawJson } from './raw-service.testing.ts'
import type { Team } from './team-file.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const done = rawJson(200, { success: true, data: {} })

async function start(options?: Parameters<typeof startPair>[1]) {
  pair = await startPair((_, socket) => socket.write(done), options)
  pair.lines.length = 0
  return pair
}

const own = ['date', 'x-request-id', 'content-length']

async function told(answer: Response) {
  const headers = [...answer.headers.keys()].filter((name) => !own.includes(name))
  const values = headers.map((name) => [name, answer.headers.get(name)])
  return { status: answer.status, headers: values, body: await answer.text() }
}

/** Nothing but reads goes past the router, so any other method shows what the router would do. */
test.each([
  ['an operation that there is not', '/api/nothing', {}],
  ['an address that is too long', `/api/${'a'.repeat(8_001)}`, {}],
  ['no session', '/api/user', { Cookie: '' }],
  ['another site', '/api/user', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a header too few', '/api/user', { 'X-Requested-By': '' }],
])('a read with %s is answered and logged as the router would', async (_, path, headers) => {
  const { call, events } = await start()
  const read = await told(await call(path, { headers }))
  const other = await told(await call(path, { headers, method: 'OPTIONS' }))
  expect(read).toEqual(other)
  expect(read.headers).toContainEqual(['x-frame-options', 'DENY'])
  await expect.poll(() => events('request')).toHaveLength(2)
  const [line, otherLine] = events('request')
  const differing = { method: '', time: '', request: '', trace: '', ms: 0 }
  expect({ ...line, ...differing }).toEqual({ ...otherLine, ...differing })
})

test('a read in which the host itself fails has the headers, the line and the answer of all failures', async () => {
  const team = {} as Team
  const { call, events } = await start({ team })
  Object.defineProperty(team, 'roles', {
    get() {
      throw new TypeError('mara@fjordmail.se')
    },
  })
  const answer = await call('/api/user')
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('HOST_FAILED')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('x-request-id')).toHaveLength(36)
  expect(events('failure')).toMatchObject([{ level: 'error', cause: 'TypeError' }])
  await expect.poll(() => events('request')).toMatchObject([{ code: 'HOST_FAILED' }])
})

test('HEAD gets no body, and neither the bare path nor another one is a read', async () => {
  const { call, events, deliveries } = await start()
  expect(await (await call('/api/user', { method: 'HEAD' })).text()).toBe('')
  expect((await call('/api')).status).toBe(404)
  expect((await call('/apiary')).status).toBe(404)
  await expect.poll(() => events('request')).toHaveLength(3)
  expect(deliveries).toEqual([])
})

test.each([
  ['a plain one', '/api/user', 'localhost:4600', 'HTTP/1.1 200 OK'],
  ['one with a part that parsers drop', '/api/./user', 'localhost:4600', 'HTTP/1.1 404 Not Found'],
  [
    'one with a sign that parsers write anew',
    '/api/user"',
    'localhost:4600',
    'HTTP/1.1 404 Not Found',
  ],
  ['one by a name with capitals', '/api/user', 'LOCALHOST', 'HTTP/1.1 200 OK'],
  ['one by a name that parsers refuse', '/api/user', 'a b', 'HTTP/1.1 400 Bad Request'],
])('of all reads, %s gets the answer and headers that it should', async (_, path, host, status) => {
  const { host: started, cookie } = await start()
  const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'X-Requested-By: counter']
  const request = [...lines, `Cookie: ${cookie}`, 'Connection: close', '', ''].join('\r\n')
  const answer = await sendRaw(started.url, request)
  expect(answer.split('\r\n')[0]).toBe(status)
  expect(answer.toLowerCase()).toContain('x-frame-options: deny')
})

const says = (bytes: string): RawAnswer => {
  return (_, socket) => void socket.write(bytes)
}
const breaksOff: RawAnswer = (_, socket) => {
  socket.write(done.slice(0, -5), () => socket.destroy())
}
const large = { success: true, data: Array.from({ length: 20_000 }, () => 'paid') }

/** A name in capitals is left to the router. */
test.each<[string, RawAnswer]>([
  ['a record', says(done)],
  ['many', says(rawJson(200, large))],
  ['none', says(rawJson(404, { success: false, message: 'No such order' }))],
  ['a refusal', says(rawJson(403, { success: false, code: 'SCOPE' }))],
  ['a pause', says(rawJson(429, { success: false }, { 'Retry-After': '7' }))],
  ['headers of its own', says(rawJson(200, {}, { 'Set-Cookie': 'a=b', 'X-Powered-By': 'c' }))],
  ['a page', says(rawAnswer(502, '<h1>Bad gateway</h1>', { 'Content-Type': 'text/html' }))],
  ['a redirect', says(rawAnswer(302, '', { Location: 'https://elsewhere.example' }))],
  ['no JSON', says(rawAnswer(200, 'paid'))],
  ['half of it', breaksOff],
  ['nothing but an end', (_, socket) => void socket.destroy()],
])('a platform that answers %s is told past the router as by it', async (_, answer) => {
  pair = await startPair(answer)
  const { host, cookie, events, deliveries } = pair
  const read = async (name: string) => {
    const { port } = new URL(host.url)
    const lines = ['GET /api/user HTTP/1.1', `Host: ${name}:${port}`, 'X-Requested-By: counter']
    const request = [...lines, `Cookie: ${cookie}`, 'Connection: close', '', ''].join('\r\n')
    const [head = '', ...body] = (await sendRaw(host.url, request)).split('\r\n\r\n')
    const headers = head.toLowerCase().split('\r\n')
    const shared = headers.filter((line) => !own.some((each) => line.startsWith(`${each}:`)))
    return { headers: shared.toSorted(), body: body.join() }
  }
  const past = await read('localhost')
  const asked = deliveries.length
  expect(await read('LOCALHOST')).toEqual(past)
  expect(deliveries.length).toBe(2 * asked)
  await expect.poll(() => events('request').length).toBeGreaterThanOrEqual(2)
})
