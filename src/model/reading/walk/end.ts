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
