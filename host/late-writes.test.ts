import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildHost } from './built-host.testing.ts'
import { refund, refundRequest, startHosts } from './hosts-of-one-store.testing.ts'
import { defaultLimits } from './limits.ts'
import { codeOf, startPair } from './pair.testing.ts'
import { type RawAnswer, heldAnswers, rawJson } from './raw-service.testing.ts'

let file = ''
beforeAll(async () => {
  file = (await buildHost()).file
}, 60_000)

async function start() {
  const hosts = await startHosts(file, 'files', (_, socket) => socket.write(answer), { count: 1 })
  const { child } = hosts.running[0]!
  const refunds = () => hosts.deliveries.filter(({ method }) => method === 'DELETE').length
  return { ...hosts, refunds, stop: () => child.kill('SIGSTOP'), go: () => child.kill('SIGCONT') }
}
const answer = rawJson(200, { success: true, data: {} })

test('a host that was stopped does not send what its caller has given up', async () => {
  const hosts = await start()
  const cookie = await hosts.signIn()
  hosts.stop()
  const { path, method, headers, body } = refundRequest(cookie, crypto.randomUUID())
  const socket = connect(hosts.ports[0]!, '127.0.0.1')
  const lines = Object.entries({ Host: 'localhost', ...headers, 'Content-Length': body.length })
  socket.end(
    `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`,
  )
  await once(socket, 'finish')
  hosts.go()
  // A second refund, which is sent, has come after the first.
  await expect
    .poll(async () => (await refund(hosts.urls[0]!, cookie, crypto.randomUUID())).status)
    .toBe(200)
  expect(hosts.refunds()).toBe(1)
  await hosts.close()
})

test('a refund that becomes too late while its order is read is not sent', async () => {
  const order = heldAnswers(rawJson(200, { success: true, data: { order: {} } }))
  const platform: RawAnswer = (delivery, socket) =>
    delivery.method === 'GET' ? order.answer(delivery, socket) : socket.write(answer)
  const pair = await startPair(platform, {}, { answersOrders: false })
  const refused = pair.refund(crypto.randomUUID())
  await expect.poll(() => pair.deliveries.length).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  order.release()
  const answered = await refused
  vi.useRealTimers()
  expect([answered.status, await codeOf(answered)]).toEqual([503, 'WRITE_TOO_LATE'])
  expect(answered.headers.get('x-not-sent')).toBe('1')
  expect(pair.deliveries.map(({ method }) => method)).toEqual(['GET'])
  await pair.close()
})

test('the time that a write waited at the host is part of its time at the platform', async () => {
  const order = heldAnswers(rawJson(200, { success: true, data: { order: {} } }))
  const platform: RawAnswer = (delivery, socket) =>
    delivery.method === 'GET' ? order.answer(delivery, socket) : undefined
  const limits = { ...defaultLimits, write: 3_000 }
  const pair = await startPair(platform, { limits }, { answersOrders: false })
  const startedAt = Date.now()
  const lost = pair.refund(crypto.randomUUID())
  await expect.poll(() => Date.now() - startedAt, { timeout: 3_000 }).toBeGreaterThan(1_300)
  order.release()
  expect((await lost).status).toBe(502)
  expect(pair.deliveries.map(({ method }) => method)).toEqual(['GET', 'DELETE'])
  expect(Date.now() - startedAt).toBeLessThan(4_000)
  await pair.close()
})

test.runIf(process.env.NIGHTLY)(
  'a host that slept for longer than ten seconds refuses the writes that waited for it',
  { timeout: 60_000 },
  async () => {
    const hosts = await start()
    const cookie = await hosts.signIn()
    hosts.stop()
    const waiting = refund(hosts.urls[0]!, cookie, crypto.randomUUID())
    await pause(12_000)
    hosts.go()
    const refused = await waiting
    expect([refused.status, refused.headers.get('x-not-sent')]).toEqual([503, '1'])
    expect(hosts.refunds()).toBe(0)
    await hosts.close()
  },
)
