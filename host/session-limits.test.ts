import { connect } from 'node:net'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type Pair, codeOf, orderId, refundPath, startPair, storeId } from './pair.testing.ts'
import { buildHost } from './built-host.testing.ts'
import { type Kind, refund as refundAt, startHosts } from './hosts-of-one-store.testing.ts'
import { hasRedis } from './redis-server.testing.ts'
import { heldAnswers, rawJson } from './raw-service.testing.ts'
import { createMemoryStore } from './store-memory.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const orders = `/api/stores/${storeId}/orders`
const done = rawJson(201, { success: true, data: {} })

test('a key that reads too often has to wait, also with another session', async () => {
  pair = await startPair((_, socket) => socket.write(done), { limits: { readsPerMinute: 2 } })
  expect([(await pair.call(orders)).status, (await pair.call(orders)).status]).toEqual([201, 201])
  const refused = await pair.call(orders)
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'TOO_MANY_READS'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const cookie = await pair.signInAgain()
  expect((await pair.call(orders, { headers: { Cookie: cookie } })).status).toBe(429)
  expect(pair.deliveries.filter(({ target }) => target.includes('orders'))).toHaveLength(2)
})

test('a session cannot have more reads under way than allowed', async () => {
  const { answer, release } = heldAnswers(done)
  pair = await startPair(answer, { limits: { readsUnderWay: 2 } })
  const { call, deliveries } = pair
  const reads = [call(orders), call(orders)]
  await expect.poll(() => deliveries.length).toBe(2)
  expect(await codeOf(await call(orders))).toBe('TOO_MANY_READS')
  release()
  for (const read of await Promise.all(reads)) await read.text()
  const next = call(orders)
  await expect.poll(() => deliveries.length).toBe(3)
  release()
  expect((await next).status).toBe(201)
})

test.each([
  ['that left while its session was looked up', 1],
  ['that waited behind another on its connection', 2],
])('a read %s is not under way any more', async (_, atOnce) => {
  const store = createMemoryStore()
  const { isSessionLive } = store
  const held: (() => void)[] = []
  let isHolding = true
  pair = await startPair((_delivery, socket) => socket.write(done), {
    store: {
      ...store,
      async isSessionLive(id) {
        if (isHolding) await new Promise<void>((resolve) => held.push(resolve))
        return isSessionLive(id)
      },
    },
    limits: { readsUnderWay: 1 },
  })
  const { call, cookie, events, host } = pair
  const { hostname, port } = new URL(host.url)
  const socket = connect(Number(port), hostname)
  const lines = ['Host: x', 'X-Requested-By: counter', `Cookie: ${cookie}`].join('\r\n')
  socket.write(`GET ${orders} HTTP/1.1\r\n${lines}\r\n\r\n`.repeat(atOnce))
  await expect.poll(() => held.length).toBe(atOnce)
  socket.resetAndDestroy()
  await expect.poll(() => host.countConnections()).toBe(1)
  isHolding = false
  for (const goOn of held) goOn()
  await expect.poll(() => events('request').length).toBe(1 + atOnce)
  expect((await call(orders)).status).toBe(201)
})

test('a session that writes too often sends nothing, and repetitions do not count', async () => {
  pair = await startPair((_, socket) => socket.write(done), { limits: { writesPerMinute: 2 } })
  const { refund, deliveries } = pair
  const write = (id: string) => refund(id, undefined, refundPath.replace(orderId, id))
  const [first = '', second = '', third = ''] = [1, 2, 3].map(() => crypto.randomUUID())
  for (const id of [first, first, first, second, first]) {
    expect((await write(id)).status).toBe(201)
  }
  for (const answer of [await write(third), await write(third)]) {
    expect([answer.status, await codeOf(answer)]).toEqual([429, 'WRITES_TOO_OFTEN'])
  }
  expect((await write(second)).status).toBe(201)
  expect(deliveries).toHaveLength(2)
})

let file = ''
beforeAll(async () => {
  file = (await buildHost()).file
}, 60_000)

const kinds: Kind[] = hasRedis ? ['files', 'redis'] : ['files']

test.each(kinds)(
  'the writes of a key are limited over all its sessions and over all hosts of a store (%s)',
  { timeout: 30_000 },
  async (kind) => {
    const hosts = await startHosts(file, kind, (_, socket) => socket.write(done), {
      variables: { WRITES_PER_MINUTE: '5' },
    })
    const statuses: number[] = []
    for (const _ of [1, 2, 3]) {
      const cookie = await hosts.signIn()
      for (const url of [...hosts.urls, ...hosts.urls]) {
        statuses.push((await refundAt(url, cookie, crypto.randomUUID())).status)
      }
    }
    expect(statuses).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(429)])
    expect(hosts.deliveries.filter(({ method }) => method === 'DELETE')).toHaveLength(5)
    await hosts.close()
  },
)
