import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import {
  followRows,
  type Known,
  arrivedIn,
  ignoresWindow,
  knownFrom,
  newsReader,
  windowOf,
} from './new-orders.ts'

const order = (id: string, dateCreated: string, status = 'COMPLETED') =>
  z.parse(Order, { id, dateCreated, status })

const rows = [
  order('c', '2026-11-21T14:30:00Z'),
  order('b', '2026-11-21T14:30:00Z'),
  order('a', '2026-11-21T14:00:00Z'),
]

function reader(own: Partial<Known> = {}) {
  return newsReader({ ...knownFrom(rows, { isFirstPage: true, total: 350 }), ...own })
}

describe('new orders', () => {
  test('are those since the newest row, which is counted again with others of its time', () => {
    const newsOf = reader()
    expect(newsOf.fromOne({ items: [rows[0]!], pages: 2 })).toEqual({ count: 0, isAlarm: false })
    expect(newsOf.fromOne({ items: [order('d', '2026-11-21T14:31:00Z')], pages: 3 })?.count).toBe(1)
    expect(newsOf.fromOne({ items: [order('e', '2026-11-21T14:32:00Z')], pages: 4 })?.count).toBe(2)
  })

  test('are not counted where your platform ignores the start of the period', () => {
    const known = knownFrom(rows, { isFirstPage: true, total: 350 })
    const old = order('old', '2020-01-01T00:00:00Z')
    expect(ignoresWindow(known, { items: [rows[0]!], pages: 350 })).toBe(true)
    expect(ignoresWindow(known, { items: [old], pages: 2 })).toBe(true)
    expect(ignoresWindow(known, { items: [rows[0]!], pages: 2 })).toBe(false)
    const newest = ['x', 'y', 'z'].map((id) => order(id, rows[0]!.dateCreated!))
    expect(reader().fromPage(newest).count).toBeUndefined()
  })

  test('O39: have no number on a later page, where one that left may hide one that arrived', () => {
    const newsOf = newsReader(knownFrom(rows, { isFirstPage: false, total: 350 }))
    expect(newsOf.fromOne({ items: [order('x', '2026-11-21T14:40:00Z')], pages: 350 })?.count).toBe(
      0,
    )
    const more = { items: [order('y', '2026-11-21T14:41:00Z')], pages: 352 }
    expect(newsOf.fromOne(more)).toMatchObject({ count: undefined })
    expect(newsOf.fromPage(rows)).toMatchObject({ count: undefined })
  })

  test('O39: are proven by the page first, since the newest row may have left', () => {
    const newsOf = reader()
    const newest = order('e', '2026-11-21T14:32:00Z')
    expect(newsOf.fromOne({ items: [newest], pages: 2 })).toBeUndefined()
    expect(newsOf.fromPage([newest, order('d', '2026-11-21T14:31:00Z'), rows[2]!]).count).toBe(2)
    expect(newsOf.fromOne({ items: [newest], pages: 2 })?.count).toBe(2)
  })

  test('without a known number begin with the first answer', () => {
    const newsOf = newsReader(knownFrom([], { isFirstPage: true, total: undefined }))
    expect(newsOf.fromOne({ items: [], pages: 1 })?.count).toBe(0)
    expect(newsOf.fromOne({ items: [order('a', '2026-11-21T14:41:00Z')], pages: 1 })?.count).toBe(1)
  })

  test('O81: beside no known row, a count that the page does not show is not told', () => {
    const newsOf = newsReader(knownFrom([], { isFirstPage: true, total: 0 }))
    const items = [order('a', '2026-11-21T14:41:00Z')]
    expect(newsOf.fromOne({ items, pages: 3 })).toBeUndefined()
    expect(newsOf.fromPage(items, { isPart: true }).count).toBeUndefined()
    expect(newsOf.fromPage(items).count).toBe(1)
  })

  test('O14: are the first ones of an empty list also where the platform counts nothing', () => {
    const known = knownFrom([], { isFirstPage: true, total: undefined })
    expect(windowOf(known)).toEqual({})
    const newsOf = newsReader(known)
    expect(newsOf.fromOne({ items: [] })?.count).toBe(0)
    expect(newsOf.fromPage([]).count).toBe(0)
    expect(newsOf.fromOne({ items: [order('b', '2026-11-21T14:31:00Z')] })).toBeUndefined()
    const first = [order('b', '2026-11-21T14:31:00Z'), order('a', '')]
    expect(newsOf.fromPage(first).count).toBe(2)
    expect([...arrivedIn(first, known)]).toEqual(['b', 'a'])
    expect(newsOf.fromPage(first, { isPart: true }).count).toBeUndefined()
  })

  test('show although an older order left the filter meanwhile', () => {
    const newsOf = reader()
    expect(newsOf.fromOne({ items: [rows[0]!], pages: 2 })?.count).toBe(0)
    expect(newsOf.fromOne({ items: [order('d', '2026-11-21T14:31:00Z')], pages: 1 })?.count).toBe(1)
  })

  test('have no number if your platform cannot count', () => {
    const items = [order('d', '2026-11-21T14:31:00Z'), ...rows]
    expect(reader().fromOne({ items, pages: 18 })).toBeUndefined()
    const isElsewhere = reader({ ids: new Set(['elsewhere']) })
    expect(isElsewhere.fromPage(items).count).toBeUndefined()
  })

  test('defect 3: are counted by the page where it shows where they end', () => {
    const items = [order('d', '2026-11-21T14:31:00Z'), ...rows]
    expect(reader().fromPage(items).count).toBe(1)
    expect(reader().fromPage(rows).count).toBe(0)
  })

  test('G13: are neither under- nor overcounted by a platform that leaves out its bounds', () => {
    const known = knownFrom(rows, { isFirstPage: true, total: 350 })
    expect(windowOf(known)).toEqual({ dateFrom: '2026-11-21T14:29:59.999Z' })
  })

  test('are not believed without a row, and then the page says what the count means', () => {
    const newsOf = reader()
    expect(newsOf.fromOne({ items: [rows[0]!], pages: 30 })).toBeUndefined()
    expect(newsOf.fromPage(rows).count).toBe(0)
    expect(newsOf.fromOne({ items: [rows[0]!], pages: 30 })?.count).toBe(0)
    expect(newsOf.fromOne({ items: [order('d', '2026-11-21T14:31:00Z')], pages: 31 })?.count).toBe(
      1,
    )
  })

  test('raise an alarm when one is disputed', () => {
    const disputed = order('d', '2026-11-21T14:31:00Z', 'CHARGEBACK')
    const newsOf = reader()
    expect(newsOf.fromOne({ items: [rows[0]!], pages: 2 })?.isAlarm).toBe(false)
    expect(newsOf.fromOne({ items: [disputed], pages: 3 })?.isAlarm).toBe(true)
    expect(reader().fromPage([disputed, ...rows]).isAlarm).toBe(true)
  })

  test('are tinted, and older rows that moved up are not', () => {
    const known = knownFrom(rows, { isFirstPage: true, total: 350 })
    const next = [order('d', '2026-11-21T14:31:00Z'), ...rows, order('z', '2026-11-21T09:00:00Z')]
    expect([...arrivedIn(next, known)]).toEqual(['d'])
  })
})

test('F12: rows follow their records in their places; others neither come nor go', () => {
  const paid = order('b', '2026-11-21T14:30:00Z', 'REFUNDED')
  const { rows: now, before } = followRows(rows, [order('new', '2026-11-21T15:00:00Z'), paid])
  expect(now.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(now[1]).toBe(paid)
  expect(now[0]).toBe(rows[0])
  expect([...before]).toEqual([['b', rows[1]]])
})

test('a page that is read on its own does not change what a count means', () => {
  const newsOf = reader()
  const arrived = order('d', '2026-11-21T14:31:00Z')
  expect(newsOf.fromOne({ items: [rows[0]!], pages: 2 })?.count).toBe(0)
  expect(newsOf.fromPage([arrived, ...rows]).count).toBe(1)
  expect(newsOf.fromOne({ items: [arrived], pages: 3 })?.count).toBe(1)
})

test('where each new row counts twice, pages tell how many there are', () => {
  const newsOf = reader()
  const [d, e] = [order('d', '2026-11-21T14:31:00Z'), order('e', '2026-11-21T14:32:00Z')]
  expect(newsOf.fromOne({ items: [rows[0]!], pages: 5 })).toBeUndefined()
  expect(newsOf.fromPage(rows).count).toBe(0)
  expect(newsOf.fromOne({ items: [rows[0]!], pages: 5 })?.count).toBe(0)
  expect(newsOf.fromOne({ items: [d], pages: 7 })).toBeUndefined()
  expect(newsOf.fromPage([d, ...rows]).count).toBe(1)
  expect(newsOf.fromOne({ items: [d], pages: 7 })?.count).toBe(1)
  expect(newsOf.fromOne({ items: [e], pages: 9 })).toBeUndefined()
  expect(newsOf.fromPage([e, d, ...rows]).count).toBe(2)
})
