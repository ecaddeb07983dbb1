import type { Page } from '#api/client.ts'
import type { WalkProgress } from './progress.ts'

/** Shorter pages don’t overlap. */
const FEWEST_ROWS = 10

/** A page that begins with the last rows of the one before, so that a list that moved shows it. */
export type Lap = { step: number; page: number; pageSize: number }

const lapsOf: Record<number, Lap[]> = {}

/**
 * The page that the walk reads at this step, of at most `rows`: of all page sizes the one that leads
 * furthest, which is 14 % more pages of a hundred rows than without an overlap.
 */
export function lapAt(step: number, rows: number): Lap {
  const laps = (lapsOf[rows] ??= [{ step: 1, page: 1, pageSize: rows }])
  while (laps.length < step) laps.push(lapAfter(laps.at(-1)!, rows))
  return laps[step - 1]!
}

function lapAfter({ step, page, pageSize }: Lap, rows: number): Lap {
  const read = page * pageSize
  let best = { page: 1, pageSize: read }
  for (let size = rows; size >= rows / 2; size -= 1) {
    const next = { page: Math.floor((read - 1) / size) + 1, pageSize: size }
    if (next.page * size > best.page * best.pageSize) best = next
  }
  // Every size ends here, as short ones do after 2,520 rows.
  if (best.page === 1) best = { page: read / rows + 1, pageSize: rows }
  return { ...best, step: step + 1 }
}

/** Whether the pages after this first one can overlap. */
export const canLap = ({ items, received = items.length }: Page<unknown>) => received >= FEWEST_ROWS

/** Whether the platform gave as many rows as asked for, or all the rest. */
export const isTaken = ({ items, received = items.length, hasMore }: Page<unknown>, lap: Lap) =>
  received === lap.pageSize || (received < lap.pageSize && !hasMore)

/** How a page follows the one before. */
export type Joint = {
  /** False where rows may lie between the two; undefined where nobody can tell. */
  isJoined: boolean | undefined
  isShort: boolean
}

/** A page without the rows that the one before ended with, numbered by steps. */
export function joined<Item extends { id: string }>(
  found: Page<Item>,
  { step, page, pageSize }: Lap,
  { lastId, isUneven }: Pick<WalkProgress, 'lastId' | 'isUneven'>,
  seen: ReadonlySet<string>,
): { own: Page<Item>; joint: Joint } {
  const { items, received = items.length, pages } = found
  const known = items.findIndex(({ id }) => !seen.has(id))
  const shared = known < 0 ? items.length : known
  const isJoined = items.slice(0, shared).some(({ id }) => id === lastId)
  const cut = isJoined || isUneven ? shared : 0
  const isHidden = lastId === undefined || received > items.length || isUneven
  return {
    own: {
      ...found,
      items: items.slice(cut),
      received: received - cut,
      pages: pages === undefined ? undefined : pages - page + step,
    },
    joint: { isJoined: isHidden ? undefined : isJoined, isShort: received < pageSize },
  }
}
