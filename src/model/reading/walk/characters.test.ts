import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Page } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { exactCount } from '#api/query.ts'
import { pause } from '#base/time/pause.ts'
import { patience } from './patience.ts'
import { lacksOf, totalOf, walkBeginning } from './progress.ts'
import { walk } from './walk.ts'

type Row = { id: string; isHidden?: boolean }
type Reading = { page: number; size: number }

/** What the specification leaves open, each with the behaviour that the mock service has first. */
type Character = {
  largestPage?: number
  largerPages?: 'clamped' | 'refused'
  oneRow?: 'ignored' | 'refused' | 'many'
  pages?: 'exact' | 'absent' | 'one' | 'many'
  beyond?: 'empty' | 'last page' | 'refused'
  window?: number
  /** Pages have so many rows whatever is asked for, or pages of so many are refused. */
  onlySize?: number
  refusedSize?: number
  repeatsRows?: boolean
  /** Rows come in another order each time. */
  isShuffled?: boolean
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refused = () => new ApiError({ kind: 'refused', operation: 'listOrders', status: 400 })
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }))

/** A platform whose list changes before a given read of a page of 100. */
class Platform {
  rows: Row[]
  readings: Reading[] = []
  readonly #character: Character
  readonly #changes: Map<number, () => void>
  #bigReads = 0

  constructor(count: number, character: Character = {}, changes: [number, () => void][] = []) {
    this.rows = rowsOf(count)
    this.#character = character
    this.#changes = new Map(changes)
  }

  async read(page: number, asked: number): Promise<Page<Row>> {
    const { largestPage = Infinity, largerPages, oneRow, pages = 'exact' } = this.#character
    if (asked > 1) this.#changes.get((this.#bigReads += 1))?.()
    this.readings.push({ page, size: asked })
    if (asked > largestPage && largerPages === 'refused') throw refused()
    if (asked === 1 && oneRow === 'refused') throw refused()
    if (asked === this.#character.refusedSize) throw refused()
    const { onlySize = Math.min(asked, largestPage) } = this.#character
    const size = asked === 1 ? (oneRow === 'ignored' ? 20 : 1) : onlySize
    const all = Math.ceil(this.rows.length / size)
    const items = this.#itemsOf(page, size, all)
    const told = { exact: all, absent: undefined, one: 1, many: all * 10 }[pages]
    const isFull = items.length >= asked
    const hasMore = told === undefined ? isFull : page < told
    const isOpen = !hasMore && items.length > 0 && (told === undefined || isFull)
    const ofOne = oneRow === 'many' ? all * 10 : all
    return {
      items,
      pages: asked === 1 ? ofOne : told,
      hasMore,
      ...(isOpen && { mayHaveMore: true }),
    }
  }

  #itemsOf(page: number, size: number, all: number): Row[] {
    const { beyond = 'empty', window = Infinity, repeatsRows, isShuffled } = this.#character
    if (isShuffled) this.rows = [...this.rows.slice(7), ...this.rows.slice(0, 7)].toReversed()
    const last = Math.min(all, Math.floor(window / size))
    if (page > last && beyond === 'refused') throw refused()
    const given = page > last && beyond === 'last page' ? last : page
    if (given > last) return []
    const items = this.rows.slice((given - 1) * size, given * size)
    return repeatsRows && size > 1 ? [...items, ...items.slice(0, 2)] : items
  }
}

async function exported(platform: Platform, own: { canShift?: boolean; matches?: boolean } = {}) {
  const kept: Row[] = []
  const ending = walk(
    {
      readPage: (page, size) => platform.read(page, size),
      count: async () => exactCount(await platform.read(1, 1).catch(() => ({ items: rowsOf(2) }))),
      canShift: own.canShift,
      ...(own.matches && { matches: ({ isHidden }: Row) => !isHidden }),
    },
    { progress: walkBeginning(100), ids: [] },
    {
      keep: async (fresh) => void kept.push(...fresh),
      patience,
      onWait: () => undefined,
      wait: pause,
      now: Date.now,
    },
    new AbortController().signal,
  )
  ending.catch(() => {})
  await vi.runAllTimersAsync()
  const progress = await ending
  const ids = kept.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const missing = platform.rows.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
  return { ids, missing, progress, lacks: lacksOf(progress), readings: platform.readings }
}

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
    for (const canShift of [false, true]) {
      const { ids, missing, lacks } = await exported(new Platform(1_050, character), { canShift })
      expect([ids.length, missing, lacks]).toEqual([1_050, [], []])
    }
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
    expect(ids).toHaveLength(198)
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
    const { missing, lacks } = await exported(platform, { canShift: true })
    expect([missing, lacks]).toEqual([[], []])
  })

  test('is found at every page, while the list moves on', async () => {
    const changes = [2, 3, 5, 6, 8].map((read): [number, () => void] => [
      read,
      () => swap(() => platform, read * 3)(),
    ])
    const platform: Platform = new Platform(650, {}, changes)
    const { missing } = await exported(platform, { canShift: true })
    expect(missing).toEqual([])
  })

  test('costs no read of its own, since each page begins with the end of the one before', async () => {
    const { readings } = await exported(new Platform(350), { canShift: true })
    const pages = [
      [1, 100],
      [2, 99],
      [3, 98],
      [4, 97],
    ]
    const expected = [[1, 1], ...pages, [1, 1]].map(([page, size]) => ({ page, size }))
    expect(readings).toEqual(expected)
  })

  test.each([{ onlySize: 20 }, { refusedSize: 99 }] as Character[])(
    'is found by a second pass where no other page size is taken (%j)',
    async (character) => {
      const platform: Platform = new Platform(350, character, [[3, swap(() => platform, 5)]])
      const { missing, lacks } = await exported(platform)
      expect([missing, lacks]).toEqual([[], []])
    },
  )
})

test('rows in no fixed order end, and are never told as complete when they are not', async () => {
  const { missing, lacks } = await exported(new Platform(650, { isShuffled: true }), {
    canShift: true,
  })
  expect(missing.length === 0 || lacks.length > 0).toBe(true)
})

test('F3: rows that the list hides are left out, and are no lack', async () => {
  const platform = new Platform(134)
  platform.rows.forEach((row, index) => (row.isHidden = index % 2 === 0))
  const { ids, progress, lacks } = await exported(platform, { matches: true })
  expect([ids.length, progress.unmatched, lacks]).toEqual([67, 67, []])
})
