import { expect, vi } from 'vitest'
import type { Page } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { exactCount } from '#api/query.ts'
import { pause } from '#base/time/pause.ts'
import { patience } from './patience.ts'
import { type WalkProgress, lacksOf, walkBeginning } from './progress.ts'
import { walk } from './walk.ts'

export type Row = { id: string; isHidden?: boolean; isUnreadable?: boolean }
type Reading = { page: number; size: number }

/** What the specification leaves open, each with the behaviour that the mock service has first. */
export type Character = {
  largestPage?: number
  largerPages?: 'clamped' | 'refused'
  oneRow?: 'ignored' | 'refused' | 'many' | 'one'
  pages?: 'exact' | 'absent' | 'one' | 'many'
  beyond?: 'empty' | 'last page' | 'first page' | 'refused'
  window?: number
  /** Of other sizes a page has 20 rows, or is refused. */
  sizes?: readonly number[]
  otherSizes?: 'twenty' | 'refused'
  repeatsRows?: boolean
  /** Rows come in another order each time. */
  isShuffled?: boolean
}

const refused = () => new ApiError({ kind: 'refused', operation: 'listOrders', status: 400 })
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row-${index}` }))

/** A platform whose list changes before a given read of a page of 100. */
export class Platform {
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
    const { sizes = [asked], otherSizes, window = Infinity } = this.#character
    const isTaken = asked === 1 || sizes.includes(asked)
    const isOutside = page * asked > window && this.#character.beyond === 'refused'
    if ((!isTaken && otherSizes === 'refused') || isOutside) throw refused()
    const isTwenty = !isTaken || (asked === 1 && oneRow === 'ignored')
    const size = isTwenty ? 20 : Math.min(asked, largestPage)
    const all = Math.ceil(this.rows.length / size)
    const rows = this.#itemsOf(page, size, all)
    const items = rows.filter(({ isUnreadable }) => !isUnreadable)
    const told = { exact: all, absent: undefined, one: 1, many: all * 10 }[pages]
    const isFull = rows.length >= asked
    const hasMore = told === undefined ? isFull : page < told
    const isOpen = !hasMore && rows.length > 0 && (told === undefined || isFull)
    const ofOne = oneRow === 'many' ? all * 10 : oneRow === 'one' ? 1 : all
    return {
      items,
      received: rows.length,
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
    const again = { empty: page, 'last page': last, 'first page': 1, refused: page }[beyond]
    const given = page > last ? again : page
    if (given > last) return []
    const items = this.rows.slice((given - 1) * size, given * size)
    return repeatsRows && size > 1 ? [...items, ...items.slice(0, 2)] : items
  }
}

type Own = {
  matches?: boolean
  /** What the platform gives with the filters, which it takes for their opposite. */
  opposite?: Platform
  /** The page is closed once so many times something was kept, and the walk goes on later. */
  closedAfter?: number
}

export async function exported(platform: Platform, { closedAfter, matches, opposite }: Own = {}) {
  const kept: Row[] = []
  const known: string[] = []
  let progress = walkBeginning(100)
  let keeps = 0
  let asked = opposite ?? platform
  const source = () => ({
    readPage: (page: number, size: number) => asked.read(page, size),
    count: async () => exactCount(await asked.read(1, 1).catch(() => ({ items: rowsOf(2) }))),
    ...(opposite && {
      widen: () => (asked = platform),
      readWide: () => platform.read(1, 20),
    }),
    ...(matches && { matches: ({ isHidden }: Row) => !isHidden }),
  })
  const closed = new Error('closed')
  for (let isClosed = true; isClosed;) {
    const leaving = new AbortController()
    asked = opposite ?? platform
    const ending = walk(
      source(),
      { progress, ids: known },
      {
        async keep(fresh, at, given) {
          kept.push(...fresh)
          known.push(...given)
          progress = JSON.parse(JSON.stringify(at)) as WalkProgress
          if ((keeps += 1) === closedAfter) leaving.abort(closed)
        },
        patience,
        onWait: () => undefined,
        wait: pause,
        now: Date.now,
      },
      leaving.signal,
    )
    isClosed = await Promise.all([
      ending.then(
        () => false,
        (error: unknown) => {
          if (error !== closed) throw error
          return true
        },
      ),
      vi.runAllTimersAsync(),
    ]).then(([wasClosed]) => wasClosed)
  }
  const ids = kept.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const missing = platform.rows.filter(({ id }) => !ids.includes(id)).map(({ id }) => id)
  return { ids, missing, progress, lacks: lacksOf(progress), readings: platform.readings }
}
