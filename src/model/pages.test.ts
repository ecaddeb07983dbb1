import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Page } from '#api/client.ts'
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
