import type { Page } from '#api/client.ts'
import { countFirst, isCountDoubted, settleDoubt, isEndUnseen } from './end.ts'
import { smallerSize } from '#model/reading/platform/learned.ts'
import { isSizeRefused } from './page-sizes.ts'
import { PAGE_PACE, type PageStep, eachPage, nextOf } from './pages.ts'
import { type Waiting, retry } from './patience.ts'
import { type WalkProgress, countedAtMost, givenBy, tallied, walkBeginning } from './progress.ts'

/** A list that moves all the time is not read for ever, and a long one not three times. */
const MOST_PASSES = 3
const LONG_LIST = 50
const MOST_PAGES_BACK = 3
/** So many page ends in a row that moved mean rows in no fixed order. */
const MOST_SHIFTS = 10

/** A filtered list with a fixed end, as the walk reads it. */
export type WalkSource<Item> = {
  readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<Page<Item>>
  /** The exact number of records in the list; undefined if the platform does not tell. */
  count: (signal: AbortSignal) => Promise<number | undefined>
  /** The same without the fixed end; undefined if nothing can arrive. */
  countNow?: (signal: AbortSignal) => Promise<number | undefined>
  /** Gives up the fixed end, so that only `isInside` tells what arrived. */
  leaveOpen?: () => void
  /** Gives up the filters that `matches` can tell, which a platform may take for their opposite. */
  widen?: () => void
  /** The first rows without those filters. */
  readWide?: (signal: AbortSignal) => Promise<Page<Item>>
  /** False for a record that arrived after the end. */
  isInside?: (item: Item) => boolean
  /** False for a record that the list hides on the screen as well. */
  matches?: (item: Item) => boolean
  /** The names of the filters that a record does not meet. */
  contradicts?: (item: Item) => string[]
  /** The names of those whose field it lacks. */
  unproven?: (item: Item) => string[]
  /** The first rows in the opposite order; undefined if the platform refuses it. */
  readBackwards?: (signal: AbortSignal) => Promise<Page<Item> | undefined>
  /** Records may enter as well as leave, so that equal counts prove nothing. */
  canShift?: boolean
}

export type WalkDependencies<Item> = Waiting & {
  keep: (fresh: Item[], progress: WalkProgress) => Promise<void>
}

type WalkState = {
  progress: WalkProgress
  ids: Iterable<string>
}

/**
 * Reads each record once. What moves on the way is found by the counts before and after, and by the
 * ends of the pages; then pages are read again.
 */
export async function walk<Item extends { id: string }>(
  source: WalkSource<Item>,
  state: WalkState,
  dependencies: WalkDependencies<Item>,
  signal: AbortSignal,
): Promise<WalkProgress> {
  const { wait } = dependencies
  const seen = new Set(state.ids)
  const progress = { ...state.progress }
  const { isInside = () => true, matches = () => true } = source
  const { contradicts = () => [], unproven = () => [] } = source
  const patiently = <Value>(work: () => Promise<Value>) => retry(work, dependencies, signal)
  const asking = (count: typeof source.count) => () => patiently(() => count(signal))
  let shifts = 0

  if (progress.isWide) source.widen?.()
  await readFirst()
  if (progress.read === 0 && !progress.isWide && (await isOpposite())) {
    const again = { unmatched: undefined, isWide: true }
    Object.assign(progress, walkBeginning(progress.pageSize), again)
    seen.clear()
    source.widen?.()
    await readFirst()
  }
  progress.counted = await patiently(() => source.count(signal))
  const mostPasses = progress.page > LONG_LIST ? MOST_PASSES - 1 : MOST_PASSES
  for (let pass = 2; pass <= mostPasses && isInDoubt(); pass += 1) await readAgain()
  settleDoubt(progress)
  const { readBackwards } = source
  progress.isEndUnseen =
    readBackwards && (await patiently(() => isEndUnseen(progress, seen, readBackwards, signal)))
  progress.arrived = await arrivedMeanwhile()
  progress.isOver = true
  await dependencies.keep([], { ...progress })
  return progress

  /** Where nothing matches: whether the first rows without the filters show that some do. */
  async function isOpposite(): Promise<boolean> {
    const { readWide } = source
    if (!readWide || progress.unmatched) return readWide !== undefined
    await wait(PAGE_PACE, signal)
    const { items } = await patiently(() => readWide(signal))
    return items.some(matches)
  }

  async function readFirst() {
    const { countNow } = source
    if (progress.page === 0)
      Object.assign(progress, await countFirst(asking(source.count), countNow && asking(countNow)))
    if (progress.isOpen) source.leaveOpen?.()
    await readOn()
  }

  async function readOn() {
    const pages = eachPage((page) => readPage(page, givenBy(progress)), {
      wait,
      after: { page: progress.page, ids: seen },
    })
    for (;;) {
      const step = await patiently(() => nextOf(pages, signal))
      if (!step) return
      const before = { ...progress }
      note(step)
      progress.repeated += step.repeated
      await keep(step.fresh, step.unreadable)
      // After a page that was shorter, one without news is past the end.
      const isPastEnd = before.isUneven && step.fresh.length === 0
      if (before.page > 0 && !isPastEnd) await followShift(before)
    }
  }

  async function readPage(page: number, given: number): Promise<Page<Item>> {
    for (;;) {
      try {
        const found = await source.readPage(page, progress.pageSize, signal)
        const { items, received = items.length, hasMore } = found
        if (page === 1 && given === 0) progress.isDoubted = isCountDoubted(progress, found)
        const isEndDoubted = !hasMore && received > 0 && given + received < countedAtMost(progress)
        return isEndDoubted ? { ...found, mayHaveMore: true } : found
      } catch (error) {
        const smaller = smallerSize(progress.pageSize)
        if (page > 1 || !isSizeRefused(error) || smaller === undefined) throw error
        await wait(PAGE_PACE, signal)
        progress.askedPageSize ??= progress.pageSize
        progress.pageSize = smaller
      }
    }
  }

  function note(step: PageStep<Item>) {
    const { page, pages, received, unreadable, hasMore, isStopped, lastId } = step
    progress.page = page
    progress.pages = pages
    if (hasMore && received > 0 && received < progress.pageSize) progress.givenPageSize = received
    if (isStopped) progress.stoppedAt = page
    progress.rowsPerPage ??= received
    const full = page > 1 ? progress.rowsPerPage : progress.pageSize
    if (received > 0) progress.isLastFull = received >= full
    progress.isUneven ||= received !== progress.rowsPerPage
    progress.lastId = unreadable === 0 ? lastId : undefined
    // Such counts before and after show no move.
    const isMiscounted = progress.isDoubted || (page > (pages ?? page) && step.fresh.length > 0)
    if (page > 1 && (progress.expected === undefined || isMiscounted)) progress.isUnsure = true
  }

  async function keep(fresh: Item[], unreadable = 0) {
    const inside = fresh.filter(isInside)
    const news = inside.filter(matches)
    const unmatched = inside.length - news.length
    progress.read += news.length
    progress.leftOut += fresh.length - inside.length
    progress.unreadable += unreadable
    if (unmatched > 0) progress.unmatched = (progress.unmatched ?? 0) + unmatched
    progress.contradicted = tallied(news.flatMap(contradicts), progress.contradicted)
    progress.unproven = tallied(news.flatMap(unproven), progress.unproven)
    await dependencies.keep(news, { ...progress })
  }

  /** A record that moved from the page just read to the one before would be skipped. */
  async function followShift({ page, lastId, isUneven, rowsPerPage = 0 }: WalkProgress) {
    if (!(source.canShift || progress.isOpen) || progress.isUnsure) return
    const row = lastId && !isUneven ? await rowAt(page * rowsPerPage) : undefined
    shifts = row === lastId ? 0 : shifts + 1
    if (row === undefined || shifts > MOST_SHIFTS) progress.isUnsure = true
    else if (row !== lastId) await readBack(page)
    await wait(PAGE_PACE, signal)
  }

  async function rowAt(position: number): Promise<string | undefined> {
    await wait(PAGE_PACE, signal)
    const { items, received = items.length } = await patiently(() =>
      source.readPage(position, 1, signal),
    )
    return received > 1 || received > items.length ? undefined : (items[0]?.id ?? '')
  }

  async function readBack(from: number) {
    const last = Math.max(1, from - MOST_PAGES_BACK + 1)
    for (let page = from; page >= last; page -= 1) {
      await wait(PAGE_PACE, signal)
      const { items } = await patiently(() => source.readPage(page, progress.pageSize, signal))
      const isOverlapping = page === 1 || (items[0] !== undefined && seen.has(items[0].id))
      progress.pagesReadTwice += 1
      await keep(unseen(items))
      if (isOverlapping) return
    }
    progress.isUnsure = true
  }

  async function readAgain() {
    let given = 0
    let found = 0
    const pages = eachPage((page) => readPage(page, given), { wait })
    const { counted } = progress
    for (;;) {
      const step = await patiently(() => nextOf(pages, signal))
      if (!step) break
      const news = unseen(step.fresh)
      given += step.fresh.length + step.unreadable
      found += news.length
      progress.pagesReadTwice += 1
      await keep(news)
      if (!isInDoubt()) return
    }
    progress.counted = await patiently(() => source.count(signal))
    progress.isSteady =
      counted === progress.counted && (found === 0 || given >= (counted ?? Infinity))
    if (progress.isSteady) progress.isUnsure = false
  }

  function unseen(items: Item[]): Item[] {
    return items.filter(({ id }) => id !== '' && !seen.has(id) && seen.add(id))
  }

  function isInDoubt(): boolean {
    const { isSteady, isUnsure, stoppedAt, counted = Infinity } = progress
    const given = givenBy(progress)
    // A platform that gives no more would give no more again.
    if (isSteady || (stoppedAt !== undefined && given < counted)) return false
    return isUnsure === true || given < countedAtMost(progress)
  }

  async function arrivedMeanwhile(): Promise<number | undefined> {
    const { countNow } = source
    const now = countNow && (await patiently(() => countNow(signal)))
    if (now === undefined || progress.counted === undefined || progress.isOpen) return undefined
    return Math.max(0, now - progress.counted)
  }
}
