import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Character, Platform, exported } from './platform.testing.ts'
import { totalOf } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('all 1,050 records arrive, without a lack, on a platform', () => {
  const worlds: [string, Character][] = [
    ['as the mock service is', {}],
    ['that shortens pages', { largestPage: 20, largerPages: 'clamped' }],
    ['that refuses long pages', { largestPage: 20, largerPages: 'refused' }],
    ['that ignores PageSize=1', { oneRow: 'ignored' }],
    ['that refuses PageSize=1', { oneRow: 'refused' }],
    ['without a number of pages', { pages: 'absent' }],
    ['without one that shortens pages', { pages: 'absent', largestPage: 20 }],
    ['without one that counts nothing', { pages: 'absent', oneRow: 'ignored' }],
    ['that always says one page', { pages: 'one' }],
    ['that says one page and shortens pages', { pages: 'one', largestPage: 50 }],
    ['that says too many pages', { pages: 'many' }],
    ['that then repeats the last page', { pages: 'many', beyond: 'last page' }],
    ['that then refuses', { pages: 'many', beyond: 'refused' }],
    ['that repeats the last page uncounted', { pages: 'absent', beyond: 'last page' }],
    ['that refuses beyond the end uncounted', { pages: 'absent', beyond: 'refused' }],
    ['that repeats rows within a page', { repeatsRows: true }],
  ]
  test.each(worlds)('%s', async (_, character) => {
    const { ids, missing, lacks } = await exported(new Platform(1_050, character))
    expect([ids.length, missing, lacks]).toEqual([1_050, [], []])
  })
})

describe('defect 4: a platform that gives no more after 1,000 rows is told as such', () => {
  test.each(['empty', 'last page', 'refused'] as const)('and answers with %s', async (beyond) => {
    const { ids, lacks } = await exported(new Platform(7_000, { window: 1_000, beyond }))
    expect(ids).toHaveLength(1_000)
    expect(lacks).toEqual([{ kind: 'stopped', page: expect.any(Number) as number, count: 6_000 }])
  })

  test('but with no number of those not given, if the count doesn’t fit the pages', async () => {
    const character: Character = { window: 200, pages: 'many', oneRow: 'many' }
    const { ids, lacks, progress } = await exported(new Platform(1_070, character))
    expect(ids).toHaveLength(200)
    const page = expect.any(Number) as number
    expect(lacks).toEqual([{ kind: 'stopped', page, count: undefined }])
    expect([progress.expected, totalOf(progress)]).toEqual([undefined, undefined])
  })

  test('also if nothing counts the list', async () => {
    const character: Character = { window: 1_000, pages: 'absent', oneRow: 'ignored' }
    const { ids, lacks } = await exported(
      new Platform(7_000, { ...character, beyond: 'last page' }),
    )
    expect(ids).toHaveLength(1_000)
    expect(lacks).toEqual([{ kind: 'stopped', page: 11, count: undefined }])
  })
})

test('G8: over 50 pages, the record that moved past the reader is found', async () => {
  const platform: Platform = new Platform(6_000, {}, [[30, () => platform.rows.splice(10, 1)]])
  const { ids, missing, lacks } = await exported(platform)
  expect([ids.length, missing, lacks]).toEqual([6_000, [], []])
})

test('G8: what left before it was read is told, and nothing else', async () => {
  const platform: Platform = new Platform(1_000, {}, [[3, () => platform.rows.splice(900, 2)]])
  const { missing, lacks } = await exported(platform)
  expect([missing, lacks]).toEqual([[], [{ kind: 'left', count: 2 }]])
})

const swap = (platform: () => Platform, left: number) => () => {
  platform().rows.splice(left, 1)
  platform().rows.push({ id: `entered-${left}` })
}

describe('G9: a shift that the counts do not show', () => {
  test.each([{}, { oneRow: 'ignored' }] as Character[])('is found (%j)', async (character) => {
    const platform: Platform = new Platform(350, character, [[2, swap(() => platform, 5)]])
    const { missing, lacks } = await exported(platform)
    expect([missing, lacks]).toEqual([[], []])
  })

  test('is found at every page, while the list moves on', async () => {
    const changes = [2, 3, 5, 6, 8].map((read): [number, () => void] => [
      read,
      () => swap(() => platform, read * 3)(),
    ])
    const platform: Platform = new Platform(650, {}, changes)
    const { missing } = await exported(platform)
    expect(missing).toEqual([])
  })

  test('costs no read of its own, since each page begins with the end of the one before', async () => {
    const { readings } = await exported(new Platform(350))
    const pages = [
      [1, 100],
      [2, 99],
      [3, 98],
      [4, 97],
    ]
    const expected = [[1, 1], ...pages, [1, 1]].map(([page, size]) => ({ page, size }))
    expect(readings).toEqual(expected)
  })

  test.each([{ sizes: [] }, { sizes: [20, 50, 100], otherSizes: 'refused' }] as Character[])(
    'is found by a second pass where no other page size is taken (%j)',
    async (character) => {
      const platform: Platform = new Platform(350, character, [[3, swap(() => platform, 5)]])
      const { missing, lacks } = await exported(platform)
      expect([missing, lacks]).toEqual([[], []])
    },
  )
})

test('rows in no fixed order end, and are never told as complete when they are not', async () => {
  const { missing, lacks } = await exported(new Platform(650, { isShuffled: true }))
  expect(missing.length === 0 || lacks.length > 0).toBe(true)
})

test('F3: rows that the list hides are left out, and are no lack', async () => {
  const platform = new Platform(134)
  platform.rows.forEach((row, index) => (row.isHidden = index % 2 === 0))
  const { ids, progress, lacks } = await exported(platform, { matches: true })
  expect([ids.length, progress.unmatched, lacks]).toEqual([67, 67, []])
})
