import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { OrderDetail, Refund } from '#api/schemas/orders.ts'
import type { WriteOutcome } from '#api/write.ts'
import { createRefundProcess, type RefundSurroundings } from './refund-protocol.ts'
import { createSimulation, resumeAll, type Fate } from './refund-simulation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const target = {
  storeId: '11111111-1111-1111-1111-111111111111',
  orderId: '22222222-2222-2222-2222-222222222222',
}
const lost = new ApiError({ kind: 'network', operation: 'refundOrder' })
const alone = {
  now: () => Date.now(),
  async withLock(_name: string, work: () => Promise<void>) {
    await work()
    return true
  },
  journal: { open: () => {}, close: () => {} },
  newOperationId: () => 'operation',
  onHopeful: () => () => {},
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function start(fate?: Fate) {
  const world = createSimulation()
  if (fate) world.setFate(fate)
  return { world, ...world.open() }
}

describe('one confirmation', () => {
  it('sends once, however often it is given and in however many tabs', async () => {
    const { world, process } = start({ answersAfter: 500, answer: 'applied' })
    const other = world.open().process
    for (let click = 0; click < 20; click += 1) {
      void process.confirm(0, world.order())
      void other.confirm(0, world.order())
    }
    await pass(200_000)
    expect(world.deliveries).toHaveLength(1)
    expect(process.state()).toMatchObject({ phase: 'refunded', evidence: 'record' })
    expect(other.state()).toMatchObject({ phase: 'not-sent', reason: 'elsewhere' })
    expect(world.journal.size).toBe(0)
  })

  it('sends nothing when the order is refunded already, has changed, or cannot be read', async () => {
    const refunded = start()
    const seen = refunded.world.order()
    refunded.world.refundElsewhere()
    await Promise.all([refunded.process.confirm(1, seen), pass(100)])
    expect(refunded.process.state()).toMatchObject({ phase: 'refunded', evidence: 'before' })

    const changed = start()
    const order = changed.world.order()
    const before = { ...order, order: { ...order.order, amountPaid: 4 } }
    await Promise.all([changed.process.confirm(1, before), pass(100)])
    expect(changed.process.state()).toMatchObject({ phase: 'not-sent', reason: 'changed' })

    const unread = start()
    unread.world.setReadable(false)
    await Promise.all([unread.process.confirm(1, order), pass(100)])
    expect(unread.process.state()).toMatchObject({ phase: 'not-sent', reason: 'failed' })

    for (const { world } of [refunded, changed, unread]) {
      expect(world.deliveries).toEqual([])
      expect(world.journal.size).toBe(0)
    }
  })
})

describe('an unknown outcome', () => {
  it('is looked after until the record shows', async () => {
    const { world, process } = start({ appliesAfter: 8000, answersAfter: 100, answer: 'unknown' })
    void process.confirm(0, world.order())
    await pass(6000)
    expect(process.state()).toMatchObject({ phase: 'checking' })
    expect(world.journal.size).toBe(1)
    await pass(6000)
    expect(process.state()).toMatchObject({ phase: 'refunded', evidence: 'record' })
    expect(world.journal.size).toBe(0)
  })

  it('is given up after a minute without a record, and stays in the journal until seen', async () => {
    const { world, process } = start({ answersAfter: 100, answer: 'unknown' })
    void process.confirm(0, world.order())
    await pass(59_000)
    expect(process.state()).toMatchObject({ phase: 'checking' })
    await pass(3000)
    expect(process.state()).toEqual({ phase: 'not-recorded' })
    expect(world.journal.size).toBe(1)
    process.review()
    expect(world.journal.size).toBe(0)
  })

  it('is never given up while the order cannot be read', async () => {
    const { world, process } = start({ answersAfter: 100, answer: 'unknown' })
    void process.confirm(0, world.order())
    await pass(60)
    world.setReadable(false)
    await pass(3_600_000)
    expect(process.state()).toMatchObject({ phase: 'checking', isQuiet: true })
    world.setReadable(true)
    await pass(61_000)
    expect(process.state()).toEqual({ phase: 'not-recorded' })
  })

  it('is settled by an answer that comes after the time limit', async () => {
    const { world, process } = start({ answersAfter: 300_000, answer: 'applied' })
    void process.confirm(0, world.order())
    await pass(200_000)
    expect(process.state()).toEqual({ phase: 'not-recorded' })
    await pass(101_000)
    expect(process.state()).toMatchObject({ phase: 'refunded', evidence: 'answer' })
    expect(world.journal.size).toBe(0)
  })

  it('is found out by the next page after a crash', async () => {
    const { world, process, crash } = start({
      appliesAfter: 1000,
      answersAfter: 2000,
      answer: 'applied',
    })
    void process.confirm(0, world.order())
    await pass(100)
    crash()
    const next = world.open().process
    resumeAll(next, world.journal)
    await pass(5000)
    expect(next.state()).toMatchObject({ phase: 'refunded', evidence: 'record' })
    expect(world.journal.size).toBe(0)
    expect(world.deliveries).toHaveLength(1)
  })
})

it('a page that finds an open refund waits for a delivery that may still be under way', async () => {
  const { world, process, crash } = start({
    appliesAfter: 65_000,
    answersAfter: 70_000,
    answer: 'unknown',
  })
  void process.confirm(0, world.order())
  await pass(100)
  crash()
  const next = world.open().process
  resumeAll(next, world.journal)
  await pass(64_000)
  expect(next.state()).toMatchObject({ phase: 'checking' })
  await pass(57_000)
  expect(next.state()).toMatchObject({ phase: 'refunded' })
})

it('a late yes stops a second try, even when its look at the order shows nothing yet', async () => {
  const order = OrderDetail.parse({ order: { id: target.orderId } })
  const answers: ((outcome: WriteOutcome<Refund>) => void)[] = []
  const send = vi.fn<RefundSurroundings['send']>((_target, _reason, { onLateAnswer }) => {
    if (onLateAnswer) answers.push(onLateAnswer)
    return Promise.resolve({ outcome: 'unknown', error: lost })
  })
  const readOrder = () => new Promise<OrderDetail>((resolve) => setTimeout(resolve, 20, order))
  const process = createRefundProcess(target, { ...alone, send, readOrder })
  void process.confirm(0, order)
  await pass(70_000)
  expect(process.state().phase).toBe('not-recorded')
  process.review()
  void process.confirm(0, order)
  answers[0]?.({ outcome: 'applied' })
  await pass(70_000)
  expect(process.state()).toMatchObject({ phase: 'refunded' })
  expect(send).toHaveBeenCalledTimes(1)
})

it('the record of another order is not shown as the refund of this one', async () => {
  const data = Refund.parse({ id: 'r-1', orderId: target.storeId, amount: 99 })
  const order = OrderDetail.parse({ order: { id: target.orderId } })
  const process = createRefundProcess(target, {
    ...alone,
    send: () => Promise.resolve({ outcome: 'applied', data }),
    readOrder: () => Promise.resolve(order),
  })
  await Promise.all([process.confirm(0, order), pass(100)])
  expect(process.state()).toEqual({ phase: 'refunded', evidence: 'answer' })
})

it('a late no of an earlier try says nothing about the present one', async () => {
  const { world, process } = start({ answersAfter: 190_000, answer: 'rejected' })
  void process.confirm(0, world.order())
  await pass(150_000)
  process.review()
  world.setFate({ appliesAfter: 55_000, answersAfter: 100, answer: 'unknown' })
  void process.confirm(0, world.order())
  await pass(45_000)
  expect(process.state()).toMatchObject({ phase: 'checking' })
  await pass(60_000)
  expect(process.state()).toMatchObject({ phase: 'refunded' })
})
