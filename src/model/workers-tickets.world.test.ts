import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '#api/session.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import { checkedStores } from '#model/doing/tickets/waiting-count.ts'
import { keepTickets, readerState, wantsTickets } from '#model/doing/tickets/reader-leader.ts'
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

async function beginReading(character: (typeof characters)[number]) {
  const entered = await enter(character)
  lastStore.set(entered.storeId)
  wantsTickets(entered.storeId).replace(true)
  const stop = keepTickets()
  return { ...entered, stop }
}

describe.each(characters)('%s', (character) => {
  test('the reader of tickets ends, goes on, or says why it cannot', async () => {
    const { asked, storeId, world, stop } = await beginReading(character)
    await pass(MINUTES, world.apiKey)
    const { phase, error, total, read, isWhole, unknown, failed } = readerState(storeId).get()
    const { customers } = ticketIndex(storeId).get()
    stop()
    expect(most(asked, 10_000)).toBeLessThanOrEqual(40)
    // It keeps looking for new words, at no more than it says.
    expect(asked.length).toBeLessThanOrEqual(MINUTES * 60 * 2)
    if (phase === 'failed') return expect(error?.message).toBeTruthy()
    expect(phase).not.toBe('off')
    expect(asked.some(({ at }) => at > Date.now() - 10 * MINUTE)).toBe(true)
    expect(read + unknown.length + failed.length).toBe(total)
    const there = (await world.records('kept', 'customers')).stores[0]!.customers.length
    // Never called whole while somebody was not checked.
    if (isWhole) expect(customers.size).toBe(there)
    return undefined
  })

  test('it stops with the account, and the next one finds nothing of it', async () => {
    const { asked, storeId, world, stop } = await beginReading(character)
    await pass(4, world.apiKey)
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    asked.length = 0
    await pass(5, `${world.apiKey}-of-another`)
    // Nobody has asked for their tickets.
    expect(asked).toEqual([])
    expect(readerState(storeId).get()).toMatchObject({
      phase: 'off',
      failed: [],
      unknown: [],
    })
    expect(ticketIndex(storeId).get().customers.size).toBe(0)
    expect(checkedStores.get().size).toBe(0)
    stop()
  })

  test('after a sign-out it is silent, and goes on for who comes back', async () => {
    const { asked, storeId, world, stop } = await beginReading(character)
    await pass(2, world.apiKey)
    await session.signOut()
    await vi.advanceTimersByTimeAsync(MINUTE)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(asked).toEqual([])
    await session.signIn({ apiKey: world.apiKey })
    lastStore.set(storeId)
    wantsTickets(storeId).replace(true)
    await pass(5, world.apiKey)
    expect(asked.length).toBeGreaterThan(0)
    expect(readerState(storeId).get().phase).not.toBe('off')
    stop()
  })
})
