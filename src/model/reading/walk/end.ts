import type { Page } from '#api/client.ts'
import { countBeside } from '#model/records/count-beside.ts'
import { type WalkProgress, givenBy, countedAtMost } from './progress.ts'

type ReadBackwards = (signal: AbortSignal) => Promise<Page<{ id: string }> | undefined>

/**
 * Whether more may follow the last page, which was full, as where a platform gives only so many rows
 * of a list: nothing counts it, and in the opposite order it does not begin with what was read last.
 */
export async function isEndUnseen(
  progress: WalkProgress,
  ids: ReadonlySet<string>,
  readBackwards: ReadBackwards,
  signal: AbortSignal,
): Promise<boolean> {
  const { expected = 0, counted = 0, isLastFull, stoppedAt } = progress
  const isKnown = stoppedAt !== undefined || givenBy(progress) <= Math.max(expected, counted)
  if (isKnown || isLastFull !== true) return false
  const items = (await readBackwards(signal))?.items ?? []
  const last = new Set([...ids].slice(-items.length))
  return items.length === 0 || !items.every(({ id }) => last.has(id))
}

type RowAt = (place: number) => Promise<Page<{ id: string }> | undefined>

/**
 * Whether the list ends with so many rows, as it need not where a count is too small: behind them
 * stands none, or always the same one of those that came.
 */
export async function isEndAt(count: number, rowAt: RowAt): Promise<boolean> {
  // Where a platform gives no row at so high a place, none behind it proves nothing.
  if (isNone(await rowAt(count))) return false
  const behind = await rowAt(count + 1)
  if (isNone(behind)) return true
  const others = [await rowAt(count + 2), await rowAt(count + 1)]
  return others.every((row) => !isNone(row) && row?.items[0]?.id === behind?.items[0]?.id)
}

/** One that is refused has no rows, either. */
const isNone = (page: Page<unknown> | undefined) =>
  page === undefined || (page.received ?? page.items.length) === 0

/**
 * Whether the count leaves out one that is missing: where rows came twice, each may have taken
 * another's place, and behind a full page there may be one more.
 */
export async function isCountBelied(progress: WalkProgress, rowAt?: RowAt): Promise<boolean> {
  const { repeated, pagesReadTwice, isLastFull } = progress
  const given = givenBy(progress)
  const mayLack = repeated + pagesReadTwice > 0 || isLastFull === true
  if (!rowAt || !mayLack || given !== countedAtMost(progress)) return false
  return !(await isEndAt(given, rowAt))
}

/** Beside a count of more than came, a page that calls itself the last may not be. */
export function withEnd<Item>(
  found: Page<Item>,
  progress: WalkProgress,
  given = givenBy(progress),
): Page<Item> {
  const { items, received = items.length, hasMore } = found
  const isEndDoubted = !hasMore && received > 0 && given + received < countedAtMost(progress)
  return isEndDoubted ? { ...found, mayHaveMore: true } : found
}

type Count = () => Promise<number | undefined>

/**
 * The number of records, and whether the fixed end must be given up: where more are
 * counted without it, it may hide what was there, such as records without a time. One that leaves
 * between the counts makes up for one that is hidden, so the first must stand.
 */
export async function countFirst(
  count: Count,
  countNow?: Count,
): Promise<Pick<WalkProgress, 'expected' | 'isOpen'>> {
  const expected = await count()
  const now = await countNow?.()
  const isWhole = now !== undefined && now <= (expected ?? -1) && (await count()) === expected
  return !countNow || isWhole ? { expected } : { expected: now, isOpen: true }
}

/** "-amount" for "amount", and back. */
export const opposite = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

/**
 * Whether the first page contradicts the count, by its rows or its own number of pages. `rows` are
 * those of the list, without what arrived after its end.
 */
export function isCountDoubted(
  { expected = 0, pageSize }: WalkProgress,
  first: Page<unknown>,
  rows: number,
) {
  const isFitting =
    countBeside(first, { page: 1, pageSize }, expected) !== undefined ||
    Math.ceil(expected / pageSize) === first.pages
  return (expected > 0 && (rows > expected || !isFitting)) || undefined
}

/** A count in doubt numbers nothing that is missing. */
export function settleDoubt(progress: WalkProgress) {
  const [given, most] = [givenBy(progress), countedAtMost(progress)]
  if (progress.isDoubted && given !== most)
    Object.assign(progress, { expected: undefined, counted: undefined })
  if (given >= most) progress.isDoubted = undefined
}
