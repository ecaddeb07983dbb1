import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Page } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { pause } from '#base/time/pause.ts'
import { estimator, type WalkProgress, walkBeginning } from './progress.ts'
import { patience } from './patience.ts'
import type { WalkSource } from './walk-source.ts'
import { walk } from './walk.ts'

type Row = { id: string; at?: number }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A paginated list that tests change while it is read. */
class Shelf {
  rows: Row[]
  largestPage = Infinity
  requests: number[] = []
  failures: unknown[] = []

  constructor(count: number) {
    this.rows = Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }))
  }

  source(own: Partial<WalkSource<Row>> = {}): WalkSource<Row> {
    return {
      readPage: (page, pageSize) => this.page(page, pageSize),
      count: () => Promise.resolve(this.rows.length),
      ...own,
    }
  }

  async page(page: number, asked: number): Promise<Page<Row>> {
    const failure = this.failures.shift()
    if (failure) throw failure
    this.requests.push(page)
    const size = Math.min(asked, this.largestPage)
    const pages = Math.ceil(this.rows.length / size)
    return {
      items: this.rows.slice((page - 1) * size, page * size),
      pages,
      hasMore: page < pages,
    }
  }
}

type Own = { progress?: WalkProgress; ids?: string[]; signal?: AbortSignal }

function start(source: WalkSource<Row>, { progress, ids = [], signal }: Own = {}) {
  const kept: Row[] = []
  const saved: WalkProgress[] = []
  const waits: (number | undefined)[] = []
  const ending = walk(
    source,
    { progress: progress ?? walkBeginning(10), ids },
    {
      keep: (fresh, at) => {
        kept.push(...fresh)
        saved.push(at)
        return Promise.resolve()
      },
      patience,
      onWait: (until) => waits.push(until),
      wait: pause,
      now: Date.now,
    },
    signal ?? new AbortController().signal,
  )
  ending.catch(() => {})
  return { kept, saved, waits, ending }
}

const offline = () => new ApiError({ kind: 'offline', operation: 'listOrders' })

describe('walk', () => {
  test('reads each record once and counts before and after', async () => {
    const { kept, ending } = start(new Shelf(25).source())
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({
      read: 25,
      expected: 25,
      counted: 25,
      repeated: 0,
      page: 4,
    })
    expect(kept.map(({ id }) => id)).toEqual(new Shelf(25).rows.map(({ id }) => id))
  })

  test('starts at most two pages a second', async () => {
    const shelf = new Shelf(40)
    start(shelf.source())
    await vi.advanceTimersByTimeAsync(1_400)
    expect(shelf.requests).toEqual([1, 2, 3])
  })

  test('keeps a record once that moved to the next page because another arrived', async () => {
    const shelf = new Shelf(20)
    const { kept, ending } = start(shelf.source())
    await vi.advanceTimersByTimeAsync(10)
    shelf.rows.unshift({ id: 'new' })
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({
      expected: 20,
      counted: 21,
      repeated: 0,
      pagesReadTwice: 1,
    })
    expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length)
  })

  test('reads pages again if a record left the filter and moved others past the reader', async () => {
    const shelf = new Shelf(30)
    const { kept, ending } = start(shelf.source())
    await vi.advanceTimersByTimeAsync(10)
    shelf.rows.splice(0, 2)
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({ expected: 30, counted: 28, read: 30, pagesReadTwice: 1 })
    expect(kept).toHaveLength(30)
  })

  test('finds the records that moved to a page already read', async () => {
    const shelf = new Shelf(20)
    const first = shelf.rows.slice(0, 10)
    const { kept, ending } = start(shelf.source({ count: () => Promise.resolve(20) }))
    await vi.advanceTimersByTimeAsync(10)
    // Two records of the first page go to its end, so that two of the second move up.
    shelf.rows = [...shelf.rows.slice(2), ...first.slice(0, 2)]
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({ read: 20, repeated: 2, pagesReadTwice: 1 })
    expect(kept).toHaveLength(20)
  })

  test('leaves out records beyond the fixed end and tells how many arrived', async () => {
    const shelf = new Shelf(5)
    shelf.rows.forEach((row, index) => (row.at = index))
    const source = shelf.source({
      isInside: ({ at = 0 }) => at < 4,
      count: () => Promise.resolve(4),
      // Two arrive after the first count.
      countNow: vi.fn().mockResolvedValueOnce(4).mockResolvedValue(6),
    })
    const { kept, ending } = start(source)
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({ read: 4, leftOut: 1, arrived: 2 })
    expect(kept).toHaveLength(4)
  })

  test('notices that the platform sends shorter pages than asked for', async () => {
    const shelf = new Shelf(25)
    shelf.largestPage = 4
    const { ending } = start(shelf.source())
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({ read: 25, pageSize: 10, givenPageSize: 4 })
  })

  test('counts entries that could not be read', async () => {
    const { ending } = start({
      readPage: () =>
        Promise.resolve({ items: [{ id: 'a' }], received: 3, pages: 1, hasMore: false }),
      count: () => Promise.resolve(3),
    })
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({ read: 1, unreadable: 2, repeated: 0, pagesReadTwice: 0 })
  })

  test('waits and goes on when the connection fails', async () => {
    const shelf = new Shelf(25)
    const { waits, ending } = start(shelf.source())
    await vi.advanceTimersByTimeAsync(10)
    shelf.failures = [offline(), offline()]
    await vi.runAllTimersAsync()
    expect(await ending).toMatchObject({ read: 25 })
    expect(shelf.requests).toEqual([1, 2, 3, 3])
    expect(waits.filter((until) => until !== undefined)).toHaveLength(2)
  })

  test('gives up at a refusal and keeps what it read', async () => {
    const shelf = new Shelf(25)
    const { kept, ending } = start(shelf.source())
    await vi.advanceTimersByTimeAsync(10)
    shelf.failures = [new ApiError({ kind: 'refused', operation: 'listOrders', status: 403 })]
    await vi.runAllTimersAsync()
    await expect(ending).rejects.toMatchObject({ status: 403 })
    expect(kept).toHaveLength(10)
  })

  test('continues after a reload with the next page, without repeating a record', async () => {
    const leaving = new AbortController()
    const shelf = new Shelf(35)
    const before = start(shelf.source(), { signal: leaving.signal })
    await vi.advanceTimersByTimeAsync(600)
    leaving.abort(new Error('closed'))
    await expect(before.ending).rejects.toThrow('closed')
    shelf.requests = []
    const progress = JSON.parse(JSON.stringify(before.saved.at(-1))) as WalkProgress
    const after = start(shelf.source(), { progress, ids: before.kept.map(({ id }) => id) })
    await vi.runAllTimersAsync()
    expect(await after.ending).toMatchObject({ read: 35, repeated: 0, pagesReadTwice: 0 })
    expect(shelf.requests).toEqual([3, 3, 4])
    expect([...before.kept, ...after.kept].map(({ id }) => id)).toEqual(
      shelf.rows.map(({ id }) => id),
    )
  })
})

function refused(status: number, seconds?: number) {
  const retryAt = seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000)
  return new ApiError({ kind: 'refused', operation: 'listOrders', status, retryAt })
}

describe('patience', () => {
  test.each([
    ['a lost connection', offline(), 1, 5_000],
    ['a lost connection for the fifth time', offline(), 5, undefined],
    ['a refusal', refused(403), 1, undefined],
    ['an overload without a time', refused(503), 2, 15_000],
    ['an error of our own', new Error('bug'), 1, undefined],
  ])('after %s', (_, error, failures, expected) => {
    expect(patience(error, failures)).toBe(expected)
  })

  test('obeys Retry-After up to a quarter of an hour', () => {
    expect(patience(refused(429, 90), 1)).toBeGreaterThan(89_000)
    expect(patience(refused(429, 3_600), 1)).toBeUndefined()
  })
})

test('the estimate follows the speed of the last pages', () => {
  let time = 0
  const estimate = estimator(() => time)
  expect(estimate(0, 100)).toBeUndefined()
  time = 1_000
  expect(estimate(20, 100)).toBe(4_000)
})
