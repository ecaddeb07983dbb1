import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Page } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { eachPage, readPages } from './pages.ts'

type Row = { id: string }
const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A list of these pages; the last one ends the list unless `mayContinue`. */
function listOf(pages: Row[][], mayContinue = false) {
  return vi.fn((page: number): Promise<Page<Row>> =>
    Promise.resolve({
      items: pages[page - 1] ?? [],
      hasMore: page < pages.length || mayContinue,
    }),
  )
}

async function outcome<Value>(reading: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync()
  return reading
}

describe('readPages', () => {
  test('reads every page once and drops duplicate records', async () => {
    const list = listOf([rows('a', 'b'), rows('b', 'c')])
    expect(await outcome(readPages(list))).toEqual({ items: rows('a', 'b', 'c'), isComplete: true })
    expect(list).toHaveBeenCalledTimes(2)
  })

  test('keeps records without an id', async () => {
    const list = listOf([rows('', 'a', '')])
    expect((await readPages(list)).items).toHaveLength(3)
  })

  test.each([
    ['the same rows again', rows('a')],
    ['no rows', rows()],
    ['only rows without an id', rows('', '')],
  ])('ends at a page with %s and is incomplete', async (_, second) => {
    const list = listOf([rows('a'), second, rows('z')])
    expect(await outcome(readPages(list))).toMatchObject({ isComplete: false })
    expect(list).toHaveBeenCalledTimes(2)
  })

  test('is incomplete if the page limit stops it', async () => {
    const list = listOf([rows('a'), rows('b'), rows('c')])
    const reading = readPages(list, { mostPages: 2 })
    expect(await outcome(reading)).toEqual({ items: rows('a', 'b'), isComplete: false })
  })

  test('is incomplete if more may follow the last page', async () => {
    const list = listOf([rows('a')], true)
    expect(await outcome(readPages(list))).toEqual({ items: rows('a'), isComplete: false })
  })

  test('begins pages half a second apart and reports each', async () => {
    const onProgress = vi.fn()
    const list = listOf([rows('a'), rows('b')])
    const reading = readPages(list, { onProgress })
    await vi.advanceTimersByTimeAsync(499)
    expect(list).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(list).toHaveBeenCalledTimes(2)
    await reading
    expect(onProgress.mock.calls.map(([{ page, isOver }]) => [page, isOver])).toEqual([
      [1, false],
      [2, true],
    ])
  })

  test('rejects at once when cancelled between two pages', async () => {
    const leaving = new AbortController()
    const list = listOf([rows('a'), rows('b')])
    const failure = readPages(list, { signal: leaving.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    leaving.abort(new Error('left'))
    expect(await failure).toEqual(new Error('left'))
    expect(list).toHaveBeenCalledTimes(1)
  })
})

function refused(): never {
  throw new ApiError({ kind: 'refused', operation: 'listOrders', status: 400 })
}

/** 25 records in pages of 10, as platforms of several characters send them. */
describe('a platform', () => {
  const all = Array.from({ length: 25 }, (_, index) => ({ id: `row-${index}` }))
  type Sent = { pages?: number; size?: number; beyond?: (page: number) => Row[] }

  /** Computes the end as the fetch layer does. */
  function platform({ pages, size = 10, beyond = () => [] }: Sent = {}) {
    return vi.fn((page: number): Promise<Page<Row>> => {
      const own = all.slice((page - 1) * size, page * size)
      const items = own.length > 0 ? own : beyond(page)
      const isFull = items.length >= 10
      const hasMore = pages === undefined ? isFull : page < pages
      const isOpen = !hasMore && items.length > 0 && (pages === undefined || isFull)
      return Promise.resolve({ items, pages, hasMore, ...(isOpen && { mayHaveMore: true }) })
    })
  }
  const lastPage = () => all.slice(20)

  test.each([
    ['that counts its pages', platform({ pages: 3 }), 3, true],
    ['that gives no number of pages', platform(), 4, true],
    ['that shortens pages and gives no number of them', platform({ size: 4 }), 8, true],
    ['that gives too small a number of pages', platform({ pages: 1 }), 3, true],
    ['that gives too large a number of pages', platform({ pages: 30 }), 6, false],
    ['that repeats the last page', platform({ pages: 30, beyond: lastPage }), 4, false],
    ['that repeats the last page uncounted', platform({ beyond: lastPage }), 4, true],
    ['that refuses what is beyond the end', platform({ beyond: refused }), 4, true],
    ['that refuses what it promised', platform({ pages: 30, beyond: refused }), 4, false],
  ])('%s gives all records', async (_, list, requests, isComplete) => {
    const reading = outcome(readPages(list))
    expect(await reading).toEqual({ items: all, isComplete })
    expect(list).toHaveBeenCalledTimes(requests)
  })

  test('defect 6: that repeats a record within a page gives it once', async () => {
    const list = listOf([rows('a', 'b', 'a'), rows('c', 'c')])
    expect((await outcome(readPages(list))).items).toEqual(rows('a', 'b', 'c'))
  })

  test('that shortens its pages on the way loses none', async () => {
    const list = vi.fn((page: number): Promise<Page<Row>> => {
      const size = page > 2 ? 5 : 10
      const items = all.slice((page - 1) * size, page * size)
      return Promise.resolve({ items, pages: 25 / size, hasMore: page < 25 / size })
    })
    expect((await outcome(readPages(list))).items).toEqual(all)
  })
})

describe('eachPage', () => {
  test('retries the failed page when iterated again', async () => {
    const list = listOf([rows('a'), rows('b')])
    list.mockImplementationOnce(() => Promise.reject(new Error('offline')))
    const pages = eachPage(list)
    const read = async () => {
      for await (const { page, fresh } of pages()) if (fresh.length > 0) return page
      return undefined
    }
    await expect(read()).rejects.toThrow('offline')
    expect(await outcome(read())).toBe(1)
    expect(await outcome(read())).toBe(2)
    expect(await outcome(read())).toBeUndefined()
    expect(list).toHaveBeenCalledTimes(3)
  })
})
