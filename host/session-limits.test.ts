import { afterEach, expect, test } from 'vitest'
import { type Pair, codeOf, orderId, refundPath, startPair, storeId } from './pair.testing.ts'
import { heldAnswers, rawJson } from './raw-service.testing.ts'

let pair: Pair | undefined
afterEach(() => pair?.close())

const orders = `/api/stores/${storeId}/orders`
const done = rawJson(201, { success: true, data: {} })

test('a session that reads too often has to wait', async () => {
  pair = await startPair((_, socket) => socket.write(done), { limits: { readsPerMinute: 2 } })
  expect([(await pair.call(orders)).status, (await pair.call(orders)).status]).toEqual([201, 201])
  const refused = await pair.call(orders)
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'TOO_MANY_READS'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(pair.deliveries).toHaveLength(2)
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
