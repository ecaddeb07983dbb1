import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readOrder } from '#api/order-detail.ts'
import { session } from '#api/session.ts'
import { writeJournal } from '#model/doing/writes/journal.ts'
import { refundFor, refunds } from '#model/doing/writes/kinds/refund.ts'
import { watchOpenWrites } from '#model/doing/writes/registry.ts'
import { unreportedWrites } from '#model/doing/writes/reporting.ts'
import { isSettled } from '#model/doing/writes/state.ts'
import {
  MINUTE,
  MINUTES,
  characters,
  closePage,
  enter,
  most,
  openPage,
  pass,
} from './workers.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))

beforeEach(openPage)
afterEach(closePage)

let turn = 0

/** Sends a refund whose answer never arrives. */
async function refundWithoutAnswer(character: (typeof characters)[number]) {
  const { world, asked, storeId } = await enter(character, 300)
  const stop = watchOpenWrites()
  const { orders } = (await world.records('kept', 'orders')).stores[0]!
  // Another one each time: the lock of a write outlives its account.
  const order = orders[(turn += 1)]
  const target = { storeId, orderId: order!.id }
  const seen = await readOrder(storeId, order!.id)
  const applied: boolean[] = []
  const answering = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const answer = await answering(path, init)
    if (init?.method !== 'DELETE' || path === '/session') return answer
    applied.push(answer.ok)
    throw new TypeError('the line is gone')
  })
  asked.length = 0
  const process = refunds.get(target)
  void process.confirm(refundFor(target, 3, seen))
  return { world, asked, stop, process, applied }
}

const sent = (asked: readonly { method: string }[]) =>
  asked.filter(({ method }) => method === 'DELETE').length

describe.each(characters)('%s', (character) => {
  test('a write without an answer is looked for until it is known, and sent once', async () => {
    const { world, asked, stop, process, applied } = await refundWithoutAnswer(character)
    await pass(MINUTES, world.apiKey)
    const state = process.state()
    stop()
    expect(sent(asked)).toBeLessThanOrEqual(1)
    // At 0, 2, 5, 10, 30 and 60 seconds, then once a minute; reads that fail are tried again.
    expect(most(asked, 10_000)).toBeLessThanOrEqual(14)
    expect(asked.length).toBeLessThanOrEqual(MINUTES * 3 + 30)
    // An order that was refunded before is told as such, and nothing is sent.
    if (state.phase === 'done') expect(applied).toEqual(state.evidence === 'before' ? [] : [true])
    else {
      // Nobody is left without a word.
      expect(unreportedWrites.state().map(({ name }) => name)).toHaveLength(1)
      expect(isSettled(state) || asked.some(({ at }) => at > Date.now() - 3 * MINUTE)).toBe(true)
    }
  })

  test('another account hears nothing of it, and a sign-out ends the looking', async () => {
    const { world, asked, stop } = await refundWithoutAnswer(character)
    await vi.advanceTimersByTimeAsync(3_000)
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    expect(unreportedWrites.state()).toEqual([])
    expect(writeJournal.entries(session.current().account)).toEqual([])
    await session.signOut()
    await vi.advanceTimersByTimeAsync(2 * MINUTE)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(sent(asked)).toBe(0)
    expect(asked.length).toBeLessThanOrEqual(1)
    stop()
  })
})
