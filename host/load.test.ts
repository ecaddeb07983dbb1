import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startMockService } from '../mock-api/index.ts'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { heldAnswers, rawJson } from './raw-service.testing.ts'
import { startHost } from './server.ts'
import { cookieOf, refundPath, startPair } from './pair.testing.ts'

const clients = 200
const nightly = Boolean(process.env.NIGHTLY)
const store = `/api/stores/${STORES.software.id}`
const reads = ['/api/user', `${store}/orders?Page=1&PageSize=20`, `${store}/orders/${ORDERS.plain}`]

/*
 * By day each client makes one round; at night they run for a minute, and memory is measured
 * halfway and at the end. Clients and mock service share the process, so the figure includes them.
 */
test(`${clients} clients at once get no error`, { timeout: 120_000 }, async () => {
  const service = await startMockService({ orders: 100 })
  const limits = { readsPerMinute: 1e9, readsUnderWay: clients }
  const options = { service: service.url, secrets: [], limits }
  const host = await startHost({ ...options, port: 0, host: '127.0.0.1' })
  const headers = { 'X-Requested-By': 'counter', Cookie: '' }
  headers.Cookie = cookieOf(
    await fetch(`${host.url}/session`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"apiKey":"test-load"}',
    }),
  )
  const statuses = new Map<number, number>()

  async function visit() {
    for (const path of reads) {
      const answer = await fetch(host.url + path, { headers })
      await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  async function visitAll(enough: () => boolean) {
    const one = async () => {
      do await visit()
      while (!enough())
    }
    await Promise.all(Array.from({ length: clients }, one))
    return heapInUse()
  }

  const first = await visitAll(lasting(nightly ? 30_000 : 0))
  if (nightly) {
    const second = await visitAll(lasting(30_000))
    const total = statuses.get(200) ?? 0
    console.log(`load: ${total} answers; heap ${megabytes(first)}, then ${megabytes(second)}`)
    expect(second).toBeLessThan(first * 1.05 + 5_000_000)
  }
  expect([...statuses.keys()]).toEqual([200])
  expect(statuses.get(200)).toBeGreaterThanOrEqual(clients * reads.length)
  await host.close()
  await service.close()
})

test(`stopping lets ${clients} writes finish`, { timeout: 30_000 }, async () => {
  const { answer, release } = heldAnswers(rawJson(201, { success: true, data: {} }))
  const pair = await startPair(answer, { limits: { writesPerMinute: clients } })
  const paths = Array.from({ length: clients }, (_, at) =>
    refundPath.replace('-222222222222/', `-${String(at).padStart(12, '0')}/`),
  )
  const writes = paths.map((path) => pair.refund(crypto.randomUUID(), '{"reason":1}', path))
  await expect.poll(() => pair.deliveries.length, { timeout: 20_000 }).toBe(clients)
  const closed = pair.close()
  release()
  const answers = await Promise.all(writes)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  await closed
  expect(pair.deliveries).toHaveLength(clients)
})

function lasting(milliseconds: number) {
  const end = performance.now() + milliseconds
  return () => performance.now() >= end
}

function heapInUse() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

function megabytes(bytes: number) {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
