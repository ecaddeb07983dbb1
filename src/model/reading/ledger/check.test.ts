import { describe, expect, test } from 'vitest'
import { startOfDay } from '#base/time/time-zone.ts'
import {
  type Character,
  DAY,
  NOW,
  Platform,
  later,
  read,
  shelves,
  stopTheClock,
  today,
  told,
  truth,
} from './platform.testing.ts'

stopTheClock()

/** 1,200 orders in 30 days, 60 of them pending, which were read 50 minutes ago. */
async function known(own: Character = {}) {
  const platform = new Platform(40)
  platform.character = own
  await read(platform)
  later(3_000_000)
  return platform
}

describe('days from an earlier read', () => {
  test('are checked by a few numbers, and the open orders listed', async () => {
    const platform = await known()
    const ledger = await read(platform)
    expect(told(ledger)).toEqual(truth(platform))
    expect(ledger).toMatchObject({ oldest: NOW, kept: { days: 29 }, readAgain: 58 })
    // Of yesterday nothing was read now, so news of it are asked for by themselves.
    expect(ledger.freshFrom).toBe(startOfDay(today, 'UTC'))
    expect(platform.counts()).toBeLessThanOrEqual(3)
    expect(platform.pages()).toBeLessThanOrEqual(2)
  })

  test.each<[string, (platform: Platform) => void]>([
    ['a late payment', ({ set }) => set('20-20', { status: 'COMPLETED', amountPaid: 10 })],
    ['a late refund', ({ set }) => set('9-7', { status: 'REFUNDED', amountPaid: 0 })],
    ['a late dispute', ({ set }) => set('28-7', { status: 'CHARGEBACK' })],
    ['a part paid late', ({ set }) => set('12-20', { amountPaid: 4 })],
    [
      'a swap of two statuses',
      ({ set }) => {
        set('20-20', { status: 'COMPLETED', amountPaid: 10 })
        set('4-7', { status: 'PENDING', amountPaid: 0 })
      },
    ],
    [
      'a swap within one day',
      ({ set }) => {
        set('20-20', { status: 'COMPLETED', amountPaid: 10 })
        set('20-7', { status: 'PENDING', amountPaid: 0 })
      },
    ],
    [
      'an order that vanished',
      (platform) => {
        platform.rows = platform.rows.filter(({ id }) => id !== '15-9')
      },
    ],
    [
      'an order that arrived late',
      ({ rows, row }) => void rows.push({ ...row('15-9'), id: 'late', status: 'VOIDED' }),
    ],
  ])('F1, G4: %s is noticed by a dozen reads', async (_, change) => {
    const platform = await known()
    change(platform)
    const ledger = await read(platform)
    expect(told(ledger)).toEqual(truth(platform))
    expect(platform.asked.length).toBeLessThan(24)
  })

  test('F1: a refresh reads all anew, also what no number tells', async () => {
    const platform = await known()
    platform.set('20-7', { amountPaid: 3 })
    expect((await read(platform)).oldest).toBe(NOW)
    const ledger = await read(platform, { notBefore: Date.now() })
    expect(told(ledger)).toEqual(truth(platform))
    expect(ledger.oldest).toBeGreaterThan(NOW)
  })

  test('an amount that changed under its status is found by and by', async () => {
    const platform = await known()
    platform.set('20-7', { amountPaid: 3 })
    for (let day = 2; day < 9; day += 1) {
      later(day * DAY - 43_200_000)
      await read(platform)
    }
    expect(told(await read(platform))).toEqual(truth(platform))
  })

  test.each<[string, Character]>([
    ['ignores the filter by status', { filter: 'ignored' }],
    ['refuses the filter by status', { filter: 'refused' }],
    ['ignores a page of one row', { oneRow: 'ignored' }],
    ['tells no number of pages', { pages: 'absent' }],
  ])('are told as old for an hour, then read anew, if the platform %s', async (_, character) => {
    const platform = await known(character)
    platform.set('20-7', { status: 'REFUNDED', amountPaid: 0 })
    expect(await read(platform)).toMatchObject({ oldest: NOW, kept: { days: 29 } })
    later(3_700_000 + 3_600_000)
    const ledger = await read(platform)
    expect(told(ledger)).toEqual(truth(platform))
    expect(ledger.oldest).toBeGreaterThan(NOW)
  })

  test('are read anew if a status is part of another, which the filter matches, too', async () => {
    const platform = new Platform(40)
    platform.rows.filter((_, index) => index % 9 === 0).forEach((row) => (row.status = 'UNPAID'))
    platform.rows.filter((_, index) => index % 7 === 0).forEach((row) => (row.status = 'PAID'))
    platform.character = { filter: 'contains' }
    await read(platform)
    later(7_200_000)
    platform.set('20-10', { status: 'COMPLETED' })
    const ledger = await read(platform)
    expect(told(ledger)).toEqual(truth(platform))
    expect(ledger.kept.days).toBe(0)
  })

  test('are read anew where reading asks no more than checking', async () => {
    const platform = new Platform(5)
    await read(platform)
    platform.set('20-3', { amountPaid: 3 })
    const ledger = await read(platform)
    expect(told(ledger)).toEqual(truth(platform))
    expect(platform.counts()).toBeLessThanOrEqual(3)
  })

  test('with an order whose customer is needed are read anew', async () => {
    const platform = await known()
    await read(platform, { needsCustomer: ({ id }) => id === '20-7' })
    expect(shelves.get('2026-11-02')?.readAt).toBeGreaterThan(NOW)
    expect(shelves.get('2026-11-12')?.readAt).toBe(NOW)
  })
})
