import type { Joint } from './laps.ts'
import type { PageStep } from './pages.ts'

type Tally = Record<string, number>

/** Kept as JSON, so that a walk can go on after a reload. */
export type WalkProgress = {
  page: number
  pages?: number
  read: number
  repeated: number
  /** Records that arrived after the list's end. */
  leftOut: number
  /** Records that the list hides on the screen as well, since they don't match its filters. */
  unmatched?: number
  /** How many of those read contradict a filter, by its name. */
  contradicted?: Tally
  /** How many of those read lack what a filter is about, so that nobody can tell, by its name. */
  unproven?: Tally
  unreadable: number
  pageSize: number
  /** Set if the platform refused pages of this size. */
  askedPageSize?: number
  /** Set if the platform sends shorter pages than asked for. */
  givenPageSize?: number
  /** The last row that was read. */
  lastId?: string
  rowsPerPage?: number
  isUneven?: boolean
  /** Each page begins with the end of the one before, by which a shift is found. */
  isLapped?: boolean
  /** The last page did not begin with it, and what lies between is still to be read. */
  isBackOwed?: boolean
  /** The first pass is over. */
  isRead?: boolean
  /** The fixed end would hide records that were there before, such as those without a time. */
  isOpen?: boolean
  /** The platform takes a filter for its opposite, so it was left out; `matches` tells. */
  isWide?: boolean
  /** The count before the first page and after the last one. */
  expected?: number
  counted?: number
  /** The count does not fit the first page, by its rows or its own number of pages. */
  isDoubted?: boolean
  /** Records that arrived during the walk, so after the list's end. */
  arrived?: number
  pagesReadTwice: number
  /** The page that gave nothing new, although the platform has, or may have, more. */
  stoppedAt?: number
  /** The last page that brought rows was full, so that more may follow. */
  isLastFull?: boolean
  /** Nothing counts the list, and read backwards it does not begin where this walk ended. */
  isEndUnseen?: boolean
  /** Records may have moved past the reader unseen. */
  isUnsure?: boolean
  /** A whole pass found the list as it was read. */
  isSteady?: boolean
  isOver: boolean
}

export const walkBeginning = (pageSize: number): WalkProgress => ({
  page: 0,
  read: 0,
  repeated: 0,
  leftOut: 0,
  unreadable: 0,
  pageSize,
  pagesReadTwice: 0,
  isOver: false,
})

/** Of a walk that begins anew, without what its filters gave. */
export const widenedBeginning = (pageSize: number) => ({
  ...walkBeginning(pageSize),
  unmatched: undefined,
  rowsPerPage: undefined,
  isUneven: undefined,
  isRead: undefined,
  isWide: true,
})

export const tallied = (names: readonly string[], before?: Tally) =>
  names.reduce((tally, name) => ({ ...tally, [name]: (tally?.[name] ?? 0) + 1 }), before)

/** The records that the platform gave, whether or not they belong to the list. */
export const givenBy = ({ read, leftOut, unmatched = 0, unreadable }: WalkProgress) =>
  read + leftOut + unmatched + unreadable

/** The larger count: a record that left after it was read hides one that was skipped. */
export const countedAtMost = ({ expected = 0, counted = 0 }: WalkProgress) =>
  Math.max(expected, counted)

/** What a page tells of the list and of the pages, before its rows are kept. */
export function notePage(
  progress: WalkProgress,
  step: PageStep<{ id: string }>,
  joint: Joint | undefined,
) {
  const { page, pages, received, hasMore, isStopped, lastId } = step
  progress.page = page
  progress.pages = pages
  const isShortened = !joint && hasMore && received > 0 && received < progress.pageSize
  if (isShortened) progress.givenPageSize = received
  const rows = (progress.rowsPerPage ??= received)
  const stoppedAt = progress.isLapped ? Math.floor(givenBy(progress) / rows) + 1 : page
  if (isStopped) progress.stoppedAt = stoppedAt
  const full = page > 1 ? rows : progress.pageSize
  // A limit of rows is a round number, wherever the pages before it ended.
  const isRound = (givenBy(progress) + received) % rows === 0
  if (joint?.isJoined) progress.isLastFull = isRound || !joint.isShort
  else if (received > 0) progress.isLastFull = received >= full
  progress.isUneven ||= joint ? joint.isShort : received !== rows
  progress.lastId = lastId ?? progress.lastId
  progress.isBackOwed = joint?.isJoined === false || undefined
  // Such counts before and after show no move.
  const news = step.fresh.length
  const isMore = page > (pages ?? page) && news > 0
  const isMiscounted =
    progress.isDoubted || isMore || givenBy(progress) + news > (progress.expected ?? Infinity)
  if (page > 1 && (progress.expected === undefined || isMiscounted)) progress.isUnsure = true
}

export type Lack =
  | { kind: 'ended-early' }
  | { kind: 'unreadable'; count: number }
  /** In the list, but the platform gave nothing new from this page on. */
  | { kind: 'stopped'; page: number; count: number | undefined }
  | { kind: 'never-given'; count: number }
  | { kind: 'left'; count: number }
  /** Nobody knows whether they left the list or were passed by. */
  | { kind: 'left-or-missed'; count: number }
  | { kind: 'unsure' }
  | { kind: 'uncounted' }

/** What a walk could not read, or not for sure. */
export function lacksOf(progress: WalkProgress): Lack[] {
  const { expected = 0, counted, unreadable, stoppedAt, isDoubted, isUnsure, isSteady } = progress
  if (!progress.isOver) return [{ kind: 'ended-early' }]
  const given = givenBy(progress)
  const ungiven = Math.max(0, (counted ?? 0) - given)
  const gone = Math.max(0, expected - given - ungiven)
  // A count below what was given counts nothing.
  const isCounted = counted !== undefined && given <= Math.max(expected, counted)
  const isStopped = stoppedAt !== undefined && (!isCounted || ungiven > 0)
  const lacks: (Lack | false)[] = [
    unreadable > 0 && { kind: 'unreadable', count: unreadable },
    isStopped && { kind: 'stopped', page: stoppedAt, count: ungiven || undefined },
    !isStopped &&
      progress.isEndUnseen === true && {
        kind: 'stopped',
        page: progress.page,
        count: undefined,
      },
    !isStopped && ungiven > 0 && { kind: 'never-given', count: ungiven },
    !isStopped && isDoubted === true && counted === undefined && { kind: 'uncounted' },
    gone > 0 && { kind: isSteady ? 'left' : 'left-or-missed', count: gone },
    !isStopped && ungiven + gone === 0 && isUnsure === true && { kind: 'unsure' },
  ]
  return lacks.filter((lack) => lack !== false)
}

/** As many as are expected, unless that number is in doubt. */
export const expectedOf = ({ expected, isDoubted }: WalkProgress) =>
  isDoubted ? undefined : expected

/** As many as the list held, by its counts, or by its end where none fits; undefined if unknown. */
export function totalOf(progress: WalkProgress): number | undefined {
  const { expected = 0, counted = 0, unmatched = 0, read } = progress
  const total = Math.max(expected, counted)
  if (unmatched > 0) return undefined
  if (total >= read) return total
  return lacksOf(progress).length === 0 ? read : undefined
}

/** Pages whose time predicts the rest. */
const RECENT_PAGES = 10

/** Predicts the milliseconds that remain, from the last pages. */
export function estimator(now: () => number) {
  const times: { at: number; done: number }[] = []
  return (done: number, total: number | undefined): number | undefined => {
    times.push({ at: now(), done })
    if (times.length > RECENT_PAGES) times.shift()
    const [first] = times
    const last = times.at(-1)
    if (total === undefined || !first || !last || last.done <= first.done) return undefined
    const perRecord = (last.at - first.at) / (last.done - first.done)
    return Math.max(0, total - done) * perRecord
  }
}
