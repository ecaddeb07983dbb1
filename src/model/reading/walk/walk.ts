import type { Page } from '#api/client.ts'
import {
  countFirst,
  isCountBelied,
  isCountDoubted,
  settleDoubt,
  isEndUnseen,
  withEnd,
} from './end.ts'
import { smallerSize } from '#model/reading/platform/learned.ts'
import { type Joint, canLap, isTaken, joined, lapAt, readLap } from './laps.ts'
import { isSizeRefused } from './page-sizes.ts'
import { PAGE_PACE, eachPage, nextOf } from './pages.ts'
import { type Waiting, retry } from './patience.ts'
import {
  type WalkProgress,
  countedAtMost,
  givenBy,
  notePage,
  tallied,
  widenedBeginning,
} from './progress.ts'
import type { WalkSource } from './walk-source.ts'
import { watchPass } from './watch-pass.ts'

/** A list that moves all the time is not read for ever, and a long one not three times. */
const MOST_PASSES = 3
const LONG_LIST = 50
const MOST_PAGES_BACK = 3
/** So many page ends in a row that moved mean rows in no fixed order. */
const MOST_SHIFTS = 10

/** Among kept ids: those before it were given with the filters, and come again. */
const WIDENED = '*widened*'

export type WalkDependencies<Item> = Waiting & {
  /** What is new on a page, and the ids of all its rows that the walk must know when it goes on. */
  keep: (fresh: Item[], progress: WalkProgress, given: string[]) => Promise<void>
}

/**
 * Reads each record once. What moves on the way is found by the counts before and after, and by rows
 * that neighbouring pages share; then pages are read again.
 */
export async function walk<Item extends { id: string }>(
  source: WalkSource<Item>,
  state: { progress: WalkProgress; ids: Iterable<string> },
  dependencies: WalkDependencies<Item>,
  signal: AbortSignal,
): Promise<WalkProgress> {
  const { wait } = dependencies
  const progress = { ...state.progress }
  const known = [...state.ids]
  const seen = new Set(progress.isWide ? known.slice(known.lastIndexOf(WIDENED) + 1) : known)
  const { isInside = () => true, matches = () => true } = source
  const { contradicts = () => [], unproven = () => [] } = source
  const patiently = <Value>(work: () => Promise<Value>) => retry(work, dependencies, signal)
  const asking = (count: typeof source.count) => () => patiently(() => count(signal))
  let shifts = 0
  let joint: Joint | undefined
  /** A whole pass brought the same rows, each once. */
  let isProved = false

  if (progress.isWide) source.widen?.()
  if (progress.isBackOwed) progress.isUnsure = true
  await readFirst()
  if (progress.read === 0 && !progress.isWide && (await isOpposite())) {
    Object.assign(progress, widenedBeginning(progress.pageSize))
    seen.clear()
    await dependencies.keep([], { ...progress }, [WIDENED])
    source.widen?.()
    await readFirst()
  }
  progress.counted = await patiently(() => source.count(signal))
  const mostPasses = progress.page > LONG_LIST ? MOST_PASSES - 1 : MOST_PASSES
  for (let pass = 2; pass <= mostPasses && isInDoubt(); pass += 1) await readAgain()
  settleDoubt(progress)
  const { readBackwards, rowAt } = source
  const askAt = rowAt && ((place: number) => patiently(() => rowAt(place, signal)))
  if (!isProved && (await isCountBelied(progress, askAt))) progress.isUnsure = true
  progress.isEndUnseen =
    readBackwards && (await patiently(() => isEndUnseen(progress, seen, readBackwards, signal)))
  progress.arrived = await arrivedMeanwhile()
  progress.isOver = true
  await dependencies.keep([], { ...progress }, [])
  return progress

  /** Where nothing matches: whether the first rows without the filters show that some do. */
  async function isOpposite(): Promise<boolean> {
    const { readWide } = source
    if (!readWide || progress.unmatched) return readWide !== undefined
    await wait(PAGE_PACE, signal)
    const { items } = await patiently(() => readWide(progress.pageSize, signal))
    return items.some(matches)
  }

  async function readFirst() {
    const { countNow } = source
    if (progress.page === 0)
      Object.assign(progress, await countFirst(asking(source.count), countNow && asking(countNow)))
    if (progress.isOpen) source.leaveOpen?.()
    if (!progress.isRead) await readOn()
    progress.isRead = true
    await dependencies.keep([], { ...progress }, [])
  }

  async function readOn() {
    const pages = eachPage(readNext, { wait, after: { page: progress.page, ids: seen } })
    for (;;) {
      const step = await patiently(() => nextOf(pages, signal))
      if (!step) return
      const before = { ...progress }
      notePage(progress, step, joint)
      progress.repeated += step.repeated
      await keep(step.fresh, step.unreadable)
      // After a page that was shorter, one without news is past the end.
      const isPastEnd = before.isUneven && step.fresh.length === 0
      if (before.page > 0 && !isPastEnd) await followShift(before)
      progress.isBackOwed = undefined
    }
  }

  /** The next page’s own rows. Whether the platform takes the size of a lap, the second page shows. */
  async function readNext(step: number): Promise<Page<Item>> {
    joint = undefined
    const { rowsPerPage = 0, isUneven, lastId } = progress
    if (step > 1 && progress.isLapped) {
      const [lap, found] = await readLap(lapAt(step, rowsPerPage), rowsPerPage, {
        ask: ({ page, pageSize }) => source.readPage(page, pageSize, signal),
        rest: () => wait(PAGE_PACE, signal),
        isEndSeen: isUneven === true,
      })
      const next = found && joined(found, lap, { isUneven, lastId, seen })
      if (next && (step > 2 || isTaken(found, lap, next.joint))) {
        joint = next.joint
        return withEnd(next.own, progress)
      }
      progress.isLapped = false
      await wait(PAGE_PACE, signal)
    }
    return readPage(step, givenBy(progress))
  }

  async function readPage(page: number, given: number): Promise<Page<Item>> {
    for (;;) {
      try {
        const found = await source.readPage(page, progress.pageSize, signal)
        if (page === 1 && progress.page === 0) {
          progress.isDoubted = isCountDoubted(progress, found, found.items.filter(isInside).length)
          progress.isLapped = !source.isStill && canLap(found)
        }
        return withEnd(found, progress, given)
      } catch (error) {
        const smaller = smallerSize(progress.pageSize)
        if (page > 1 || !isSizeRefused(error) || smaller === undefined) throw error
        await wait(PAGE_PACE, signal)
        progress.askedPageSize ??= progress.pageSize
        progress.pageSize = smaller
      }
    }
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
    const given = fresh.flatMap(({ id }) => id || [])
    await dependencies.keep(news, { ...progress }, given)
  }

  /** A record that moved from the page just read to the one before would be skipped. */
  async function followShift({ page }: WalkProgress) {
    if (source.isStill || progress.isUnsure || joint?.isJoined) shifts = 0
    else if (joint?.isJoined === undefined) progress.isUnsure = true
    else if ((shifts += 1) > MOST_SHIFTS) progress.isUnsure = true
    else await readBack(page)
  }

  async function readBack(from: number) {
    const last = Math.max(1, from - MOST_PAGES_BACK + 1)
    for (let page = from; page >= last; page -= 1) {
      await wait(PAGE_PACE, signal)
      const { items } = await patiently(() => readStep(page))
      // Else the list has moved on since.
      const meetsNext = page < from || seen.has(items.at(-1)?.id ?? '')
      if (!meetsNext) progress.isUnsure = true
      const isOverlapping = page === 1 || (items[0] !== undefined && seen.has(items[0].id))
      progress.pagesReadTwice += 1
      await keep(unseen(items))
      if (isOverlapping) return
    }
    progress.isUnsure = true
  }

  function readStep(step: number): Promise<Page<Item>> {
    const { isLapped, rowsPerPage = 0, pageSize } = progress
    const asked = isLapped ? lapAt(step, rowsPerPage) : { page: step, pageSize }
    return source.readPage(asked.page, asked.pageSize, signal)
  }

  async function readAgain() {
    let [given, found] = [0, 0]
    const { counted } = progress
    const pass = watchPass(progress)
    const pages = eachPage((page) => readPage(page, given).then(pass.note), { wait })
    for (;;) {
      const step = await patiently(() => nextOf(pages, signal))
      if (!step) break
      const news = unseen(step.fresh)
      given += step.fresh.length + step.unreadable
      found += news.filter((item) => isInside(item) && matches(item)).length
      progress.pagesReadTwice += 1
      await keep(news)
      if (!isInDoubt()) return
    }
    progress.counted = await patiently(() => source.count(signal))
    const { isInOrder, isLastFull } = pass.told()
    progress.isLastFull = isLastFull
    const isWhole = given === counted && given >= givenBy(progress)
    progress.isSteady = counted === progress.counted && (isWhole || (isInOrder && found === 0))
    isProved = isInOrder && progress.isSteady
    progress.isUnsure = !progress.isSteady && (progress.isUnsure === true || !isInOrder)
  }

  function unseen(items: Item[]): Item[] {
    return items.filter(({ id }) => id !== '' && !seen.has(id) && seen.add(id))
  }

  function isInDoubt(): boolean {
    const { isSteady, isUnsure, stoppedAt, counted = 0 } = progress
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
