import { describe, expect, test } from 'vitest'
import { liesOf, worldOf } from './lookout.testing.ts'
import type { Manner } from './manners.ts'
import type { World } from './worlds.ts'

const unfixed = { order: 'another-each-time', sorts: 'ignored' } as const

const counting: Partial<Manner>[] = [
  {},
  { pageSizeOfOne: 'ignored' },
  { pages: 'absent' },
  { pages: 'one' },
  { pages: 'only-the-next' },
  { pages: 'too-few' },
  { pages: 'too-many' },
  { pages: 'unfiltered' },
  { pageSizeLargest: 'clamped-to-20', pages: 'one' },
  { pageSizeLargest: 'ignored', pages: 'absent', pageSizeOfOne: 'ignored' },
]

const looks = [
  'file',
  'filteredFiles',
  'sums',
  'selection',
  'figures',
  'figuresRefreshed',
  'coupon',
  'attention',
  'counts',
]

/** With more orders than one page holds. */
const large = [7, 8, 22, 27, 37].map(worldOf)
test.each(large)('a world has several pages', ({ store }) => {
  expect(store.orders.length).toBeGreaterThan(100)
})

/** A last page of one row or two most often brings only rows that had come before. */
const few = [21, 22, 41].flatMap((count) =>
  large.slice(0, 4).map((world) => ({
    ...world,
    store: { ...world.store, orders: world.store.orders.slice(0, count) },
  })),
)
const shortPages = { ...unfixed, pageSizeLargest: 'clamped-to-20' } as const

describe.each(counting)('O75: a last page of few rows in no fixed order, %j', (manner) => {
  test.each(looks)('nothing wrong is told as right by %s', async (look) => {
    for (const world of few) {
      const other = { ...world, manner: { ...world.manner, ...manner, ...shortPages } }
      expect(await liesOf(look, other)).toEqual([])
    }
  })
})

describe.each(counting)('O75: rows that come in another order each time, %j', (manner) => {
  test.each(looks)('nothing wrong is told as right by %s', async (look) => {
    for (const world of large) {
      const other: World = { ...world, manner: { ...world.manner, ...unfixed, ...manner } }
      expect(await liesOf(look, other)).toEqual([])
    }
  })
})
