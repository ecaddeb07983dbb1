import { afterEach, expect, test } from 'vitest'
import { version } from '../package.json' with { type: 'json' }
import { createMetrics } from './metrics.ts'
import { type Pair, sendRaw, startPair, storeId } from './pair.testing.ts'
import { type RawAnswer, heldAnswers, rawJson } from './raw-service.testing.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const done = rawJson(201, { success: true, data: {} })

async function start(answer: RawAnswer) {
  const metrics = createMetrics()
  pair = await startPair(answer, { observe: metrics.observe })
  const store = { isUp: true }
  metrics.follow({ ...pair.host, isStoreUp: async () => store.isUp })
  const value = async (sample: string) => {
    const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${sample} `))
    return line && Number(line.slice(sample.length))
  }
  return { ...pair, value, store }
}

test('requests are counted by operation and outcome, refusals by code', async () => {
  const { call, value } = await start((_, socket) => socket.write(rawJson(404, {})))
  await call(`/api/stores/${storeId}/orders`)
  await call('/api/x')
  const requests = 'counter_requests_total'
  await expect.poll(() => value(`${requests}{operation="api",outcome="rejected"}`)).toBe(1)
  expect(await value(`${requests}{operation="listOrders",outcome="refused"}`)).toBe(1)
  expect(await value('counter_refusals_total{code="NO_SUCH_OPERATION"}')).toBe(1)
  expect(await value('counter_request_duration_seconds_count{operation="listOrders"}')).toBe(1)
})

test('a platform that is asked too often is counted by itself, and the version is told', async () => {
  const { call, value } = await start((_, socket) => socket.write(rawJson(429, {})))
  await call(`/api/stores/${storeId}/orders`)
  const sample = 'counter_requests_total{operation="listOrders",outcome="throttled"}'
  await expect.poll(() => value(sample)).toBe(1)
  expect(await value(`counter_build_info{version="${version}"}`)).toBe(1)
})

test('open claims, joined writes, sessions and connections are shown', async () => {
  const { answer, release } = heldAnswers(done)
  const { refund, deliveries, value } = await start(answer)
  const id = crypto.randomUUID()
  const sends = [refund(id), refund(id)]
  await expect.poll(() => deliveries.length).toBe(1)
  await expect.poll(() => value('counter_joined_writes_total')).toBe(1)
  expect(await value('counter_open_claims')).toBe(1)
  expect(await value('counter_connections')).toBeGreaterThanOrEqual(2)
  release()
  await Promise.all(sends)
  await expect.poll(() => value('counter_sessions')).toBe(1)
  expect(await value('counter_open_claims')).toBe(0)
})

test('a store that is down is shown although nobody asks for anything', async () => {
  const { value, store } = await start((_, socket) => socket.write(done))
  expect(await value('counter_store_up')).toBe(1)
  store.isUp = false
  expect(await value('counter_store_up')).toBe(0)
})

test('a store that has forgotten is counted, from zero on', async () => {
  const metrics = createMetrics()
  expect(await metrics.text()).toContain('\ncounter_store_forgot_total 0\n')
  metrics.observe({ kind: 'store-forgot' })
  expect(await metrics.text()).toContain('\ncounter_store_forgot_total 1\n')
})

test('another server behind the store is counted, from zero on', async () => {
  const metrics = createMetrics()
  expect(await metrics.text()).toContain('\ncounter_store_changes_total 0\n')
  metrics.observe({ kind: 'store-changed' })
  expect(await metrics.text()).toContain('\ncounter_store_changes_total 1\n')
})

test('refusals of the parser and the event loop are shown', async () => {
  const { host, value } = await start((_, socket) => socket.write(done))
  await sendRaw(host.url, 'SSH-2.0\r\n\r\n')
  expect(await value('counter_parser_refusals_total')).toBe(1)
  expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})
