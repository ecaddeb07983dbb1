import { afterEach, expect, test, vi } from 'vitest'
import { type Host, type HostOptions, createHost } from './host.ts'
import { recordLog } from './log.testing.ts'
import { type RawAnswer, rawAnswer, rawJson, startRawService } from './raw-service.testing.ts'
import { codeOf, cookieOf, storeId } from './pair.testing.ts'
import { fingerprintOf } from './session-digest.ts'

type Service = Awaited<ReturnType<typeof startRawService>>
const services: Service[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

async function start(answer: RawAnswer, options: Partial<HostOptions> = {}) {
  const service = await startRawService(answer)
  services.push(service)
  const { log, lines, events } = recordLog()
  const host = createHost({ service: service.url, secrets: [], log, ...options })
  return { host, service, lines, events }
}

const page = { 'X-Requested-By': 'counter', 'Sec-Fetch-Site': 'same-origin' }

function post(host: Host, body: unknown, headers: Record<string, string> = {}) {
  return host.request('http://localhost:4600/session', {
    method: 'POST',
    headers: { ...page, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function ask(host: Host, path: string, cookie: string, method = 'GET') {
  const headers = { ...page, Cookie: cookie }
  return host.request(`http://localhost:4600${path}`, { method, headers })
}

const user: RawAnswer = (_, socket) => socket.write(rawJson(200, { success: true, data: {} }))
const answerWith = (status: number) =>
  rawJson(status, { success: false, message: 'No', code: 'THEIRS' })

test('a valid key is sealed into a cookie that no script can read', async () => {
  const { host, service, lines, events } = await start(user)
  const answer = await post(host, { apiKey: 'key-1' })
  expect(answer.status).toBe(200)
  const account = fingerprintOf('key-1')
  expect(await answer.json()).toEqual({ success: true, data: { canReadUser: true, account } })
  expect(service.deliveries[0]?.headers.authorization).toBe('Bearer key-1')
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-session=[\w-]+\.\.[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  )
  expect(cookie + lines.join('')).not.toContain('key-1')
  expect(events('request')).toMatchObject([{ method: 'POST', operation: 'session', status: 200 }])
})

test.each([
  ['  key-1\n', 'key-1'],
  ['Bearer key-1', 'key-1'],
  ['bearer   key-1 ', 'key-1'],
  ['k'.repeat(2048), 'k'.repeat(2048)],
])('a pasted %j is understood', async (apiKey, sent) => {
  const { host, service } = await start(user)
  expect((await post(host, { apiKey })).status).toBe(200)
  expect(service.deliveries[0]?.headers.authorization).toBe(`Bearer ${sent}`)
})

test.each([
  '',
  '   ',
  'Bearer ',
  'key 1',
  'key\r\nX: 1',
  'k\u0000',
  'kéy',
  '密钥',
  'k'.repeat(2049),
  1,
  null,
  ['key-1'],
])('%j is no key and reaches nobody', async (apiKey) => {
  const { host, service } = await start(user)
  const answer = await post(host, { apiKey })
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'KEY_MALFORMED'])
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(service.deliveries).toEqual([])
})

test('the service’s message about a refused key is passed on', async () => {
  const { host } = await start((_, socket) => socket.write(answerWith(401)))
  const answer = await post(host, { apiKey: 'key-1' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({
    success: false,
    code: 'KEY_REFUSED',
    message: 'No',
    serviceCode: 'THEIRS',
    serviceStatus: 401,
  })
})

const outcomes: [string, string, number, string][] = [
  ['401 without words', rawAnswer(401, ''), 401, 'KEY_REFUSED'],
  ['404', answerWith(404), 502, 'SERVICE_NOT_FOUND'],
  ['500', answerWith(500), 502, 'SERVICE_FAILED'],
  ['503 in HTML', rawAnswer(503, '<html>'), 502, 'SERVICE_FAILED'],
  ['429', answerWith(429), 502, 'SERVICE_FAILED'],
  ['200 without success', answerWith(200), 502, 'SERVICE_FAILED'],
  ['200 in HTML', rawAnswer(200, '<html>'), 502, 'SERVICE_UNREADABLE'],
  ['200 that is no envelope', rawAnswer(200, '[]'), 502, 'SERVICE_UNREADABLE'],
  ['204', 'HTTP/1.1 204 No\r\n\r\n', 502, 'SERVICE_UNREADABLE'],
  ['302', rawAnswer(302, '', { Location: '/sign-in' }), 502, 'SERVICE_UNREADABLE'],
  ['403', answerWith(403), 403, 'STORE_ID_NEEDED'],
]

test.each(outcomes)('%s opens no session', async (_, bytes, status, code) => {
  const { host } = await start((__, socket) => socket.write(bytes))
  const answer = await post(host, { apiKey: 'key-1' })
  expect([answer.status, await codeOf(answer)]).toEqual([status, code])
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('an unreachable or silent service is reported', async () => {
  const away = await start((_, socket) => socket.resetAndDestroy())
  expect(await codeOf(await post(away.host, { apiKey: 'key-1' }))).toBe('SERVICE_UNREACHABLE')
  const silent = await start(() => undefined, { limits: { signIn: 50 } })
  expect(await codeOf(await post(silent.host, { apiKey: 'key-1' }))).toBe('SERVICE_UNREACHABLE')
})

test.each([
  [rawJson(200, { success: true, pages: 0, data: [] }), 200, undefined],
  [answerWith(403), 403, 'STORE_REFUSED'],
  [answerWith(404), 404, 'STORE_NOT_FOUND'],
  [answerWith(401), 401, 'KEY_REFUSED'],
  [rawAnswer(200, '<html>'), 502, 'SERVICE_UNREADABLE'],
])('a key that may not read the account is proven on a store', async (bytes, status, code) => {
  const { host, service } = await start(({ target }, socket) =>
    socket.write(target === '/user' ? answerWith(403) : bytes),
  )
  const answer = await post(host, { apiKey: 'key-1', storeId })
  expect(service.deliveries[1]?.target).toBe(`/stores/${storeId}/orders?Page=1&PageSize=1`)
  expect(answer.status).toBe(status)
  const body = (await answer.json()) as { code?: string; data?: unknown }
  expect(body.code).toBe(code)
  if (status === 200) expect(body.data).toMatchObject({ canReadUser: false, storeId })
  expect(answer.headers.getSetCookie()).toHaveLength(status === 200 ? 1 : 0)
})

test('a malformed store id does not reach the service', async () => {
  const { host, service } = await start(user)
  const answer = await post(host, { apiKey: 'key-1', storeId: '../user' })
  expect(await codeOf(answer)).toBe('STORE_ID_MALFORMED')
  expect(service.deliveries).toEqual([])
})

test('signing out closes the session for good', async () => {
  const { host } = await start(user)
  const cookie = cookieOf(await post(host, { apiKey: 'key-1' }))
  expect((await ask(host, '/api/user', cookie)).status).toBe(200)
  const out = await ask(host, '/session', cookie, 'DELETE')
  expect(out.status).toBe(200)
  expect(out.headers.get('clear-site-data')).toBe('"cache"')
  expect(out.headers.getSetCookie()).toEqual([
    '__Host-session=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0',
  ])
  expect(await codeOf(await ask(host, '/api/user', cookie))).toBe('SESSION_EXPIRED')
})

test('signing in again ends the earlier session', async () => {
  const { host } = await start(user)
  const before = cookieOf(await post(host, { apiKey: 'key-1' }))
  const after = cookieOf(await post(host, { apiKey: 'key-1' }, { Cookie: before }))
  expect((await ask(host, '/api/user', before)).status).toBe(401)
  expect((await ask(host, '/api/user', after)).status).toBe(200)
})

test('using the session renews its cookie once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { host } = await start(user)
  let cookie = cookieOf(await post(host, { apiKey: 'key-1' }))
  expect((await ask(host, '/api/user', cookie)).headers.getSetCookie()).toEqual([])
  for (let count = 0; count < 3; count += 1) {
    vi.setSystemTime(Date.now() + 25 * 60_000)
    const answer = await ask(host, '/api/user', cookie)
    expect(answer.status).toBe(200)
    expect(cookieOf(answer)).not.toBe(cookie)
    cookie = cookieOf(answer)
  }
  vi.setSystemTime(Date.now() + 30 * 60_000)
  expect(await codeOf(await ask(host, '/api/user', cookie))).toBe('SESSION_EXPIRED')
  vi.useRealTimers()
})

test('GET /session says whether somebody is signed in', async () => {
  const { host, service } = await start(user)
  const data = { signedIn: false, demo: false, service: new URL(service.url).host }
  expect(await (await ask(host, '/session', '')).json()).toEqual({ success: true, data })
  const cookie = cookieOf(await post(host, { apiKey: 'key-1' }))
  expect(await (await ask(host, '/session', cookie)).json()).toEqual({
    success: true,
    data: { ...data, signedIn: true },
  })
})

test('the demo store opens without a key, if the host has one', async () => {
  const demo = await start(user, { demoKey: 'demo-key' })
  expect((await post(demo.host, { demo: true })).status).toBe(200)
  const typed = await post(demo.host, { apiKey: 'demo-key' })
  expect(await typed.json()).toMatchObject({ data: { account: 'demo' } })
  expect(demo.service.deliveries[0]?.headers.authorization).toBe('Bearer demo-key')
  const real = await start(user)
  expect(await codeOf(await post(real.host, { demo: true }))).toBe('DEMO_ABSENT')
  expect(real.service.deliveries).toEqual([])
})

test.each([
  ['http://shop.example', undefined, 403],
  ['http://192.168.1.5:4600', undefined, 403],
  ['http://127.0.0.1.shop.example', undefined, 403],
  ['http://localhost:4600', undefined, 200],
  ['http://127.0.0.1:4600', undefined, 200],
  ['http://[::1]:4600', undefined, 200],
  ['https://shop.example', undefined, 200],
  ['http://shop.example', 'https://shop.example', 200],
])('a key sent to %s (page at %s) is answered with %i', async (url, origin, status) => {
  const { host, service } = await start(user)
  const answer = await host.request(`${url}/session`, {
    method: 'POST',
    headers: { ...page, 'Content-Type': 'application/json', ...(origin && { Origin: origin }) },
    body: '{"apiKey":"key-1"}',
  })
  expect(answer.status).toBe(status)
  expect(service.deliveries).toHaveLength(status === 200 ? 1 : 0)
})

test('guessing keys is rate-limited, signing in is not', async () => {
  const { host, service } = await start(({ headers }, socket) =>
    headers.authorization === 'Bearer right'
      ? user({} as never, socket)
      : socket.write(answerWith(401)),
  )
  for (let count = 0; count < 25; count += 1) await post(host, { apiKey: 'right' })
  for (let count = 0; count < 20; count += 1) await post(host, { apiKey: 'wrong' })
  service.deliveries.length = 0
  const answer = await post(host, { apiKey: 'wrong' })
  expect([answer.status, await codeOf(answer)]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(service.deliveries).toEqual([])
})
