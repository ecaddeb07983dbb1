import type { Page } from '#api/client.ts'
import { type PageStep, eachPage } from '#model/pages.ts'
import type { pause } from '#base/pause.ts'

/** A catch-up pass reads the pages again, so only a short list gets one. */
const MOST_PAGES_TWICE = 50
/** Pages whose time predicts the rest. */
const RECENT_PAGES = 10

/** A filtered list with a fixed end, as the walk reads it. */
export type WalkSource<Item> = {
  readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<Page<Item>>
  /** The exact number of records in the list; undefined if the platform does not tell. */
  count: (signal: AbortSignal) => Promise<number | undefined>
  /** The same without the fixed end; undefined if nothing can arrive. */
  countNow?: (signal: AbortSignal) => Promise<number | undefined>
  /** False for a record that the platform should not have sent, such as one after the end. */
  isInside?: (item: Item) => boolean
}

/** Kept as JSON, so that a walk can go on after a reload. */
export type WalkProgress = {
  page: number
  pages?: number
  read: number
  repeated: number
  /** Records outside the list: they arrived after its end or do not match. */
  leftOut: number
  unreadable: number
  pageSize: number
  /** Set if the platform sends shorter pages than asked for. */
  givenPageSize?: number
  /** The count before the first page and after the last one. */
  expected?: number
  counted?: number
  /** Records that arrived during the walk, so after the list's end. */
  arrived?: number
  pagesReadTwice: number
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

export type WalkDependencies<Item> = {
  keep: (fresh: Item[], progress: WalkProgress) => Promise<void>
  /** Milliseconds to wait after this failure, or undefined to give up. */
  patience: (error: unknown, failures: number) => number | undefined
  /** Reports a wait: the instant at which the walk goes on, or undefined when it does. */
  onWait: (until: number | undefined) => void
  wait: typeof pause
  now: () => number
}

type WalkState = {
  progress: WalkProgress
  ids: Iterable<string>
}

/** Counts before and after: a record that leaves a filter moves others to pages already read. */
export async function walk<Item extends { id: string }>(
  source: WalkSource<Item>,
  state: WalkState,
  dependencies: WalkDependencies<Item>,
  signal: AbortSignal,
): Promise<WalkProgress> {
  const { keep, wait } = dependencies
  const seen = new Set(state.ids)
  const progress = { ...state.progress }
  const isInside = source.isInside ?? (() => true)
  const readPage = (page: number) => source.readPage(page, progress.pageSize, signal)
  const patiently = <Value>(work: () => Promise<Value>) => retry(work, dependencies, signal)

  if (progress.page === 0) progress.expected = await patiently(() => source.count(signal))
  await readOn()
  progress.counted = await patiently(() => source.count(signal))
  if (isShort() && (progress.pages ?? 0) <= MOST_PAGES_TWICE) await readAgain()
  progress.arrived = await arrivedMeanwhile()
  progress.isOver = true
  await keep([], { ...progress })
  return progress

  async function readOn() {
    const pages = eachPage(readPage, { wait, after: { page: progress.page, ids: seen } })
    for (;;) {
      const step = await patiently(() => nextOf(pages, signal))
      if (!step) return
      const { page, received, fresh, unreadable } = step
      const news = fresh.filter(isInside)
      progress.page = page
      progress.pages = step.pages
      progress.read += news.length
      progress.leftOut += fresh.length - news.length
      progress.unreadable += unreadable
      progress.repeated += received - unreadable - fresh.length
      if (step.hasMore && received > 0 && received < progress.pageSize) {
        progress.givenPageSize = received
      }
      await keep(news, { ...progress })
    }
  }

  async function readAgain() {
    const pages = eachPage(readPage, { wait })
    while (isShort()) {
      const step = await patiently(() => nextOf(pages, signal))
      if (!step) return
      const news = step.fresh.filter((item) => isInside(item) && item.id && !seen.has(item.id))
      for (const { id } of news) seen.add(id)
      progress.read += news.length
      progress.pagesReadTwice += 1
      await keep(news, { ...progress })
    }
  }

  function isShort() {
    const { expected = 0, counted = 0, read, unreadable } = progress
    // The larger count: a record that left after it was read hides one that was skipped.
    return read + unreadable < Math.max(expected, counted)
  }

  async function arrivedMeanwhile(): Promise<number | undefined> {
    const { countNow } = source
    const now = countNow && (await patiently(() => countNow(signal)))
    if (now === undefined || progress.counted === undefined) return undefined
    return Math.max(0, now - progress.counted)
  }
}

async function nextOf<Item extends { id: string }>(
  pages: ReturnType<typeof eachPage<Item>>,
  signal: AbortSignal,
): Promise<PageStep<Item> | undefined> {
  for await (const step of pages(signal)) return step
  return undefined
}

export async function retry<Value>(
  work: () => Promise<Value>,
  { patience, onWait, wait, now }: Omit<WalkDependencies<never>, 'keep'>,
  signal: AbortSignal,
): Promise<Value> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const delay = patience(error, failures)
      if (delay === undefined) throw error
      onWait(now() + delay)
      await wait(delay, signal)
      onWait(undefined)
    }
  }
}

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
