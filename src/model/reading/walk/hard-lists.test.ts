import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Character, Platform, exported } from './platform.testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/* What an outside tester found in pages that overlap. */

test('other sizes that are taken for twenty rows cut no list that calls each page its last', async () => {
  const character: Character = { sizes: [10, 20, 25, 50, 100], pages: 'one', oneRow: 'ignored' }
  const { missing, lacks } = await exported(new Platform(730, character))
  expect([missing, lacks]).toEqual([[], []])
})

test('a count of one, beside a page of more rows, is none', async () => {
  const platform = new Platform(315, { pages: 'one', oneRow: 'one' })
  const { missing, progress, lacks } = await exported(platform)
  expect([missing, lacks, progress.expected]).toEqual([[], [], undefined])
})

test.each(['absent', 'one', 'many'] as const)(
  'rows in another order each time are never told as all, pages %s',
  async (pages) => {
    const oneRow = pages === 'one' ? 'one' : 'ignored'
    const platform = new Platform(250, { isShuffled: true, pages, oneRow })
    const { missing, lacks } = await exported(platform)
    expect(missing.length > 0 && lacks.length === 0).toBe(false)
  },
)

describe('rows that can’t be read', () => {
  test.each([50, 98, 99, 196])('are counted once, at %i', async (at) => {
    const platform = new Platform(350)
    platform.rows[at]!.isUnreadable = true
    const { ids, progress, lacks } = await exported(platform)
    expect([ids.length, progress.repeated]).toEqual([349, 0])
    expect(lacks).toEqual([{ kind: 'unreadable', count: 1 }])
  })

  test('hide none that moved past the reader', async () => {
    const platform: Platform = new Platform(350, {}, [
      [
        2,
        () => {
          platform.rows.splice(10, 1)
          platform.rows.splice(290, 0, { id: 'of an old date' })
        },
      ],
    ])
    platform.rows[99]!.isUnreadable = true
    const { missing } = await exported(platform)
    expect(missing).toEqual(['row-99'])
  })
})

describe('a list that goes on after a reload', () => {
  test.each([1, 2, 3, 4])('counts hidden rows once, closed after %i', async (closedAfter) => {
    const platform = new Platform(350)
    platform.rows.forEach((row, index) => (row.isHidden = index % 3 === 0))
    const { progress, lacks } = await exported(platform, { matches: true, closedAfter })
    expect([progress.read, progress.unmatched, lacks]).toEqual([233, 117, []])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'ends where other sizes and pages beyond the end are refused, closed after %i',
    async (closedAfter) => {
      const character: Character = {
        sizes: [20, 50, 100],
        otherSizes: 'refused',
        beyond: 'refused',
      }
      const { missing, lacks } = await exported(new Platform(350, character), { closedAfter })
      expect([missing, lacks]).toEqual([[], []])
    },
  )

  test.each([1, 2, 3, 4])(
    'lacks none that moved as it was closed after %i',
    async (closedAfter) => {
      for (const read of [2, 3, 4]) {
        const platform: Platform = new Platform(450, {}, [
          [
            read,
            () => {
              platform.rows.splice(10, 1)
              platform.rows.splice(440, 0, { id: 'of an old date' })
            },
          ],
        ])
        const { missing } = await exported(platform, { closedAfter })
        expect(missing.filter((id) => id !== 'of an old date')).toEqual([])
      }
    },
  )
})

test('a window that refuses what leads beyond it gives all that it holds', async () => {
  const character: Character = { window: 10_000, beyond: 'refused' }
  for (const count of [9_990, 10_000]) {
    const { missing, lacks } = await exported(new Platform(count, character))
    expect([missing, lacks]).toEqual([[], []])
  }
})

describe.each(['last page', 'first page'] as const)('where the %s comes again', (beyond) => {
  const pages = ['exact', 'absent', 'many'] as const
  const sizes = [undefined, [10, 20, 25, 50, 100]]
  const characters = pages.flatMap((told) =>
    sizes.map((some) => [{ beyond, pages: told, sizes: some }]),
  )
  test.each(characters)('hidden and unreadable rows are counted once, %j', async (character) => {
    for (const closedAfter of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const platform = new Platform(350, character)
      platform.rows.forEach((row, index) => (row.isHidden = index % 5 < 3))
      for (const at of [60, 340]) platform.rows[at]!.isUnreadable = true
      const { progress } = await exported(platform, { matches: true, closedAfter })
      expect([closedAfter, progress.read, progress.unmatched, progress.unreadable]).toEqual([
        closedAfter,
        140,
        208,
        2,
      ])
    }
  })
})

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'read again without filters, closed after %i',
  (closedAfter) => {
    test.each(['exact', 'absent'] as const)('all rows count once, pages %s', async (pages) => {
      const platform = new Platform(350, { pages })
      platform.rows.forEach((row, index) => (row.isHidden = index > 20 && index % 5 < 4))
      const opposite = new Platform(0, { pages })
      opposite.rows = platform.rows.filter(({ isHidden }) => isHidden)
      const { ids, progress, lacks } = await exported(platform, {
        matches: true,
        opposite,
        closedAfter,
      })
      const hidden = opposite.rows.length
      expect([ids.length, progress.unmatched, lacks]).toEqual([350 - hidden, hidden, []])
    })
  },
)
