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
]

/** Of these seeds, those with more orders than one page holds. */
const large = Array.from({ length: 400 }, (_, at) => at + 1)
  .map(worldOf)
  .filter(({ store }) => store.orders.length > 90)
  .slice(0, 5)

describe.each(counting)('O75: rows that come in another order each time, %j', (manner) => {
  test.each(looks)('nothing wrong is told as right by %s', async (look) => {
    for (const world of large) {
      const other: World = { ...world, manner: { ...world.manner, ...unfixed, ...manner } }
      expect(await liesOf(look, other)).toEqual([])
    }
  })
})
