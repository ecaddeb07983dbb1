import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { addDays } from '#base/time/calendar.ts'
import { dayKey } from './days.ts'
import { readLedger } from './ledger.ts'
import {
  type Character,
  NOW,
  Platform,
  read,
  shelf,
  shelves,
  span,
  stopTheClock,
  today,
  told,
  truth,
} from './platform.testing.ts'

stopTheClock()

describe('a first read', () => {
  test('asks once where one page holds the days', async () => {
    const platform = new Platform(2)
    const ledger = await read(platform)
    expect(told(ledger)).toEqual(truth(platform))
    expect(platform.asked).toHaveLength(1)
    expect(ledger).toMatchObject({ isComplete: true, oldest: NOW, kept: { days: 0 } })
  })

  test.each<[string, Character]>([
    ['tells all', {}],
    ['gives shorter pages than asked for', { largestPage: 40 }],
    ['gives shorter pages without their number', { largestPage: 40, pages: 'absent' }],
    ['tells no number of pages', { pages: 'absent' }],
    ['repeats the last page', { pages: 'absent', beyond: 'last' }],
    ['refuses a page beyond the last', { pages: 'absent', beyond: 'refused' }],
    ['always tells one page', { pages: 'one' }],
    ['ignores a page of one row', { oneRow: 'ignored' }],
  ])('has every order once if the platform %s', async (_, character) => {
    const platform = new Platform(11)
    platform.character = character
    const ledger = await read(platform)
    expect(told(ledger)).toEqual(truth(platform))
    expect(ledger.isComplete).toBe(true)
  })

  test('does not claim to be whole when the same page comes again', async () => {
    const platform = new Platform(11)
    platform.character = { pages: 'absent', always: 'first page' }
    const ledger = await read(platform)
    expect(told(ledger).orders).toBe(100)
    expect(ledger).toMatchObject({ isEndKnown: false, isComplete: false })
    expect(shelves.size).toBe(0)
  })

  test('tells of orders that were counted and not given, and keeps no such day', async () => {
    const platform = new Platform(11)
    const { readPage } = platform.source
    platform.source.readPage = async (query, signal) => {
      const page = await readPage(query, signal)
      const items = page.items.filter(({ id }) => query.pageSize === 1 || id !== '3-3')
      return { ...page, items }
    }
    const ledger = await read(platform)
    expect(ledger).toMatchObject({ missing: 1, isComplete: false })
    expect(shelves.size).toBe(0)
  })

  test('says only that some may be missing where the count may be of other days as well', async () => {
    const platform = new Platform(11, 60)
    const { readPage } = platform.source
    platform.source.readPage = async (query, signal) => {
      const { pageSize = 20 } = query
      const isWhole = query.dateFrom === undefined
      const page = isWhole ? { items: [], hasMore: true } : await readPage(query, signal)
      return { ...page, pages: Math.ceil(platform.rows.length / pageSize) }
    }
    const ledger = await read(platform)
    expect(ledger.orders).toHaveLength(330)
    expect(ledger).toMatchObject({ missing: 0, isComplete: false })
  })

  test('counts undated orders apart', async () => {
    const platform = new Platform(1, 3)
    const { readPage } = platform.source
    platform.source.readPage = async (query, signal) => {
      const page = await readPage(query, signal)
      return { ...page, items: [...page.items, z.parse(Order, { id: 'x', dateCreated: 'soon' })] }
    }
    expect(await read(platform)).toMatchObject({ undated: [{ id: 'x' }], isComplete: false })
  })
})

test('the open orders that are too many are told', async () => {
  const platform = new Platform(75)
  platform.rows.forEach((row) => Object.assign(row, { status: 'PENDING', amountPaid: 0 }))
  platform.set('2-2', { status: 'COMPLETED' })
  await read(platform)
  const ledger = await read(platform)
  expect(ledger.readAgain + ledger.notReadAgain).toBe(29 * 75 - 1)
  expect(ledger.readAgain).toBeLessThanOrEqual(2_000)
  expect(ledger.notReadAgain).toBeGreaterThan(0)
})

test('asks at most twice a second', async () => {
  const platform = new Platform(40)
  const times: number[] = []
  const { readPage } = platform.source
  platform.source.readPage = (query, signal) => {
    times.push(Date.now())
    return readPage(query, signal)
  }
  await read(platform)
  await read(platform)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(Math.min(...gaps.filter((gap) => gap > 0))).toBeGreaterThanOrEqual(500)
  expect(gaps.filter((gap) => gap === 0).length).toBeLessThanOrEqual(1)
})

test('a stopped read keeps the days that it has read', async () => {
  const platform = new Platform(120)
  const leaving = new AbortController()
  const reading = readLedger({
    storeId: 's',
    zone: 'UTC',
    span,
    signal: leaving.signal,
    source: platform.source,
    shelf,
  })
  reading.catch(() => {})
  await vi.advanceTimersByTimeAsync(9_000)
  leaving.abort(new Error('stopped'))
  await expect(reading).rejects.toThrow('stopped')
  expect(shelves.size).toBeGreaterThan(3)
  expect(shelves.has(dayKey(addDays(today, -1)))).toBe(true)
  expect(shelves.has(dayKey(span.from))).toBe(false)
  expect(told(await read(platform))).toEqual(truth(platform))
})

test.each([
  ['behind', -3],
  ['ahead', 3],
])('the first answer corrects a clock that is %s by hours, and its days', async (_, hours) => {
  const platform = new Platform(2)
  const { readPage } = platform.source
  let isKnown = false
  platform.source.isClockKnown = () => isKnown
  platform.source.now = () => (isKnown ? NOW : NOW + hours * 3_600_000)
  platform.source.readPage = (query, signal) => {
    isKnown = true
    return readPage(query, signal)
  }
  const ledger = await read(platform)
  expect(ledger.to).toBe(NOW)
  expect(told(ledger)).toEqual(truth(platform))
  expect(platform.asked).toHaveLength(2)
  expect([...shelves.keys()].every((day) => day < dayKey(today))).toBe(true)
})
