import type { Page } from '#api/client.ts'
import { isNotTaken } from '#api/own-pages.ts'
import { isSizeRefused } from './page-sizes.ts'
import type { WalkProgress } from './progress.ts'

/** Shorter pages don’t overlap. */
const FEWEST_ROWS = 10

/**
 * A page that begins with the last rows of the one before, so that a list that moved shows it.
 * `shared` is how many those are while nothing moves.
 */
export type Lap = { step: number; page: number; pageSize: number; shared: number }

const lapsOf: Record<number, Lap[]> = {}

const endAt = ({ page, pageSize }: Pick<Lap, 'page' | 'pageSize'>) => page * pageSize

/** So many rows of `read` are those of this page as well. */
const sharedBy = (read: number, page: number, pageSize: number) =>
  Math.max(0, read - (page - 1) * pageSize)

/**
 * The page that the walk reads at this step, of at most `rows`: of all page sizes the one that leads
 * furthest, which is 14 % more pages of a hundred rows than without an overlap.
 */
export function lapAt(step: number, rows: number): Lap {
  const laps = (lapsOf[rows] ??= [{ step: 1, page: 1, pageSize: rows, shared: 0 }])
  while (laps.length < step) laps.push(lapAfter(laps.at(-1)!, rows))
  return laps[step - 1]!
}

function lapAfter(before: Lap, rows: number): Lap {
  const read = endAt(before)
  let best = { page: 1, pageSize: read }
  for (let size = rows; size >= rows / 2; size -= 1) {
    const next = { page: Math.floor((read - 1) / size) + 1, pageSize: size }
    if (endAt(next) > endAt(best)) best = next
  }
  // Every size ends here, as short ones do after 2,520 rows.
  if (best.page === 1) best = { page: read / rows + 1, pageSize: rows }
  return { ...best, step: before.step + 1, shared: sharedBy(read, best.page, best.pageSize) }
}

/** The whole page with the first own row of a lap, which a limit of rows ends with. */
function wholePageOf({ step }: Lap, rows: number): Lap {
  const read = endAt(lapAt(step - 1, rows))
  const page = Math.floor(read / rows) + 1
  return { step, page, pageSize: rows, shared: sharedBy(read, page, rows) }
}

type Asking<Item> = {
  ask: (lap: Lap) => Promise<Page<Item>>
  rest: () => Promise<void>
  /** A page was shorter than asked for. */
  isEndSeen: boolean
}

/** Without a page where the platform refuses the size of the second one. */
export async function readLap<Item>(
  lap: Lap,
  rows: number,
  { ask, rest, isEndSeen }: Asking<Item>,
): Promise<[Lap, Page<Item>?]> {
  const isExpected = lap.step === 2 ? isSizeRefused : isNotTaken
  const [found, refusal] = await unless(isExpected, ask(lap))
  if (lap.step === 2 || found?.items.length || isEndSeen) return [lap, found]
  // A platform that gives only so many rows may give them in whole pages.
  const whole = wholePageOf(lap, rows)
  await rest()
  const [last] = whole.shared > 0 ? await unless(isExpected, ask(whole)) : []
  if (last?.items.length) return [whole, last]
  if (!found) throw refusal
  return [lap, found]
}

/** The answer, or else the expected refusal. */
async function unless<Answer>(
  isExpected: (error: unknown) => boolean,
  asked: Promise<Answer>,
): Promise<[Answer?, unknown?]> {
  try {
    return [await asked]
  } catch (error) {
    if (!isExpected(error)) throw error
    return [undefined, error]
  }
}

/** Whether the pages after this first one can overlap. */
export const canLap = ({ items, received = items.length }: Page<unknown>) => received >= FEWEST_ROWS

/** How a page follows the one before. */
export type Joint = {
  /** False where rows may lie between the two; undefined where nobody can tell. */
  isJoined: boolean | undefined
  isShort: boolean
}

type Before = Pick<WalkProgress, 'lastId' | 'isUneven'> & { seen: ReadonlySet<string> }

/** A page without the rows that the one before ended with, numbered by steps. */
export function joined<Item extends { id: string }>(
  found: Page<Item>,
  { step, page, pageSize, shared }: Lap,
  { lastId, isUneven, seen }: Before,
): { own: Page<Item>; joint: Joint } {
  const { items, received = items.length, pages } = found
  const isKnown = ({ id }: Item) => id === '' || seen.has(id)
  const last = items.findIndex(({ id }) => id !== '' && id === lastId)
  const isJoined = last >= 0 && items.slice(0, last).every(isKnown)
  const most = isUneven ? items.length : Math.min(shared, items.length)
  let cut = isJoined ? last + 1 : 0
  while (cut < most && (isUneven ? seen.has(items[cut]!.id) : isKnown(items[cut]!))) cut += 1
  const own = items.slice(cut)
  // Those of rows that came before were counted with them.
  const isFurther = last < shared && (own.length > 0 || !isUneven)
  const unreadable = isFurther ? Math.max(0, received - Math.max(shared, cut) - own.length) : 0
  return {
    own: {
      ...found,
      items: own,
      received: own.length + Math.min(unreadable, received - items.length),
      pages: pages === undefined ? undefined : pages - page + step,
    },
    joint: {
      isJoined: lastId === undefined || isUneven ? undefined : isJoined,
      isShort: received < pageSize,
    },
  }
}

/** Whether the platform gave as many rows as asked for, or all the rest of this list. */
export const isTaken = (
  { items, received = items.length, hasMore }: Page<unknown>,
  { pageSize }: Lap,
  { isJoined }: Joint,
) => received === pageSize || (received < pageSize && !hasMore && isJoined === true)
