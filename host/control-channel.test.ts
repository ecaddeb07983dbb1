import { afterEach, expect, test } from 'vitest'
import { rawJson } from './raw-service.testing.ts'
import { type Pair, key, startPair } from './pair.testing.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const log = rawJson(200, [{ operation: 'getOrder' }])
const control = { 'Content-Type': 'application/json' }

test('faults and the log of the embedded mock use the session’s key', async () => {
  pair = await startPair((_, socket) => socket.write(log), { demoKey: 'demo-key' })
  const url = pair.host.url
  const fault = await fetch(`${url}/__fault`, {
    method: 'POST',
    headers: { ...control, Cookie: pair.cookie },
    body: '{"op":"getOrder","fault":"S500j"}',
  })
  expect(fault.status).toBe(200)
  const read = await fetch(`${url}/__log?op=getOrder`, { headers: { Cookie: pair.cookie } })
  expect(await read.json()).toEqual([{ operation: 'getOrder' }])
  expect(pair.deliveries.map(({ method, target, body }) => [method, target, body])).toEqual([
    ['POST', '/__fault', '{"op":"getOrder","fault":"S500j"}'],
    ['GET', '/__log?op=getOrder', ''],
  ])
  for (const { headers } of pair.deliveries) expect(headers.authorization).toBe(`Bearer ${key}`)
})

test('a test without a session orders faults by its own key', async () => {
  pair = await startPair((_, socket) => socket.write(log), { demoKey: 'demo-key' })
  await fetch(`${pair.host.url}/__fault`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer test-1', Cookie: pair.cookie },
  })
  expect(pair.deliveries[0]?.headers.authorization).toBe('Bearer test-1')
})

test.each([
  ['POST', '/__fault'],
  ['DELETE', '/__fault'],
  ['GET', '/__log'],
])('in front of a real service %s %s is not there', async (method, path) => {
  pair = await startPair((_, socket) => socket.write(log))
  const answer = await fetch(pair.host.url + path, { method, headers: { Cookie: pair.cookie } })
  expect([404, 405]).toContain(answer.status)
  expect(pair.deliveries).toEqual([])
})
