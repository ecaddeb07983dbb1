import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { OrderDetail, Refund } from '#api/schemas/order-detail.ts'
import type { WriteOutcome } from '#api/write.ts'
import { soleDependencies } from './dependencies.testing.ts'
import { createWriteProcess } from '#model/doing/writes/run.ts'
import { createSimulation, type Fate, resumeAll } from './simulation.testing.ts'
import { createRefundWorld, target } from './refund-simulation.testing.ts'
import {
  type RefundEffect,
  refundFor,
  refundKind,
  type RefundTarget,
} from '#model/doing/writes/kinds/refund.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = new ApiError({ kind: 'network', operation: 'refundOrder' })
type Send = NonNullable<Parameters<typeof refundFor>[3]>

const send: Send = () => Promise.reject(new Error('nothing may leave'))
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

function createProcess(read: () => Promise<OrderDetail>) {
  const kind = { ...refundKind, read }
  return createWriteProcess<RefundTarget, OrderDetail, Refund, RefundEffect, never>(
    kind,
    target,
    soleDependencies(),
  )
}

function start(fate?: Fate) {
  const order = createRefundWorld()
  const world = createSimulation(order.write)
  if (fate) world.setFate(fate)
  return { order, world, ...world.open() }
}

describe('one confirmation', () => {
  it('sends once, however often it is repeated and in how many tabs', async () => {
    const { world, process, confirm } = start({ answersAfter: 500, answer: 'applied' })
    const other = world.open()
    for (let click = 0; click < 20; click += 1) {
      void confirm()
      void other.confirm()
    }
    await pass(200_000)
    expect(world.deliveries).toHaveLength(1)
    expect(process.state()).toMatchObject({ phase: 'done', evidence: 'record' })
    expect(other.process.state()).toMatchObject({ phase: 'not-sent', reason: 'elsewhere' })
    expect(world.journal.size).toBe(0)
  })

  it('sends nothing if the order is already refunded, has changed, or cannot be read', async () => {
    const refunded = start()
    const seen = refunded.order.order()
    refunded.order.meddle()
    await Promise.all([refunded.process.confirm(refundFor(target, 1, seen, send)), pass(100)])
    expect(refunded.process.state()).toMatchObject({ phase: 'done', evidence: 'before' })

    const changed = start()
    const now = changed.order.order()
    const before = { ...now, order: { ...now.order, amountPaid: 4 } }
    await Promise.all([changed.process.confirm(refundFor(target, 1, before, send)), pass(100)])
    expect(changed.process.state()).toMatchObject({ phase: 'not-sent', reason: 'changed' })

    const unread = start()
    unread.world.setReadable(false)
    await Promise.all([unread.confirm(), pass(100)])
    expect(unread.process.state()).toMatchObject({ phase: 'not-sent', reason: 'failed' })

    for (const { world } of [refunded, changed, unread]) {
      expect(world.deliveries).toEqual([])
      expect(world.journal.size).toBe(0)
    }
  })
})

describe('an unknown outcome', () => {
  it('is checked until the record appears', async () => {
    const { world, process, confirm } = start({
      appliesAfter: 8000,
      answersAfter: 100,
      answer: 'unknown',
    })
    void confirm()
    await pass(6000)
    expect(process.state()).toMatchObject({ phase: 'checking' })
    expect(world.journal.size).toBe(1)
    await pass(6000)
    expect(process.state()).toMatchObject({ phase: 'done', evidence: 'record' })
    expect(world.journal.size).toBe(0)
  })

  it('is given up after a minute without a record, and stays in the journal until seen', async () => {
    const { world, process, confirm } = start({ answersAfter: 100, answer: 'unknown' })
    void confirm()
    await pass(59_000)
    expect(process.state()).toMatchObject({ phase: 'checking' })
    await pass(3000)
    expect(process.state()).toMatchObject({ phase: 'not-recorded' })
    expect(world.journal.size).toBe(1)
    process.review()
    expect(world.journal.size).toBe(0)
  })

  it('is never given up while the order cannot be read', async () => {
    const { world, process, confirm } = start({ answersAfter: 100, answer: 'unknown' })
    void confirm()
    await pass(60)
    world.setReadable(false)
    await pass(3_600_000)
    expect(process.state()).toMatchObject({ phase: 'checking', isQuiet: true })
    world.setReadable(true)
    await pass(61_000)
    expect(process.state()).toMatchObject({ phase: 'not-recorded' })
  })

  it('is settled by an answer after the time limit', async () => {
    const { world, process, confirm } = start({ answersAfter: 300_000, answer: 'applied' })
    void confirm()
    await pass(200_000)
    expect(process.state()).toMatchObject({ phase: 'not-recorded' })
    await pass(101_000)
    expect(process.state()).toMatchObject({ phase: 'done', evidence: 'answer' })
    expect(world.journal.size).toBe(0)
  })

  it('is settled by the next page after a crash', async () => {
    const { world, confirm, crash } = start({
      appliesAfter: 1000,
      answersAfter: 2000,
      answer: 'applied',
    })
    void confirm()
    await pass(100)
    crash()
    const next = world.open().process
    resumeAll(next, world.journal)
    await pass(5000)
    expect(next.state()).toMatchObject({ phase: 'done', evidence: 'record' })
    expect(world.journal.size).toBe(0)
    expect(world.deliveries).toHaveLength(1)
  })
})

it('a page that finds an open refund waits for a delivery that may still be under way', async () => {
  const { world, confirm, crash } = start({
    appliesAfter: 65_000,
    answersAfter: 70_000,
    answer: 'unknown',
  })
  void confirm()
  await pass(100)
  crash()
  const next = world.open().process
  resumeAll(next, world.journal)
  await pass(64_000)
  expect(next.state()).toMatchObject({ phase: 'checking' })
  await pass(57_000)
  expect(next.state()).toMatchObject({ phase: 'done' })
})

it('a late acceptance stops a second attempt, even if its precheck shows nothing yet', async () => {
  const order = OrderDetail.parse({ order: { id: target.orderId } })
  const answers: ((outcome: WriteOutcome<Refund>) => void)[] = []
  const sendLate = vi.fn<Send>((_store, _order, _body, { onLateAnswer }) => {
    if (onLateAnswer) answers.push(onLateAnswer)
    return Promise.resolve({ outcome: 'unknown', error: lost })
  })
  const read = () => new Promise<OrderDetail>((resolve) => setTimeout(resolve, 20, order))
  const process = createProcess(read)
  void process.confirm(refundFor(target, 0, order, sendLate))
  await pass(70_000)
  expect(process.state().phase).toBe('not-recorded')
  process.review()
  void process.confirm(refundFor(target, 0, order, sendLate))
  answers[0]?.({ outcome: 'applied' })
  await pass(70_000)
  expect(process.state()).toMatchObject({ phase: 'done' })
  expect(sendLate).toHaveBeenCalledTimes(1)
})

it('the record of another order is not shown as the refund of this one', async () => {
  const data = Refund.parse({ id: 'r-1', orderId: target.storeId, amount: 99 })
  const order = OrderDetail.parse({ order: { id: target.orderId } })
  const answer: Send = () => Promise.resolve({ outcome: 'applied', data })
  const read = () => Promise.resolve(order)
  const process = createProcess(read)
  await Promise.all([process.confirm(refundFor(target, 0, order, answer)), pass(100)])
  expect(process.state()).toEqual({
    phase: 'done',
    evidence: 'answer',
    effect: { refund: undefined },
  })
})

it('a late refusal of an earlier attempt does not affect the current one', async () => {
  const { world, process, confirm } = start({ answersAfter: 190_000, answer: 'rejected' })
  void confirm()
  await pass(150_000)
  process.review()
  world.setFate({ appliesAfter: 55_000, answersAfter: 100, answer: 'unknown' })
  void confirm()
  await pass(45_000)
  expect(process.state()).toMatchObject({ phase: 'checking' })
  await pass(60_000)
  expect(process.state()).toMatchObject({ phase: 'done' })
})

const answers = (order: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data: { order } })))

it.each([true, 'yes', 5, []])(
  'an unreadable refund does not count as missing: %j',
  async (refund) => {
    const { orderId: id } = target
    answers({ id, refund })
    await expect(refundKind.read(target)).rejects.toMatchObject({ kind: 'unreadable' })
    for (const none of [{ id }, { id, refund: null }]) {
      answers(none)
      expect((await refundKind.read(target)).order.refund).toBeUndefined()
    }
    answers({ id, refund: { amount: 'odd' } })
    expect((await refundKind.read(target)).order.refund).toBeDefined()
    vi.unstubAllGlobals()
  },
)
