import { type Page, mayGoOn } from '#api/client.ts'
import { isNotTaken } from '#api/own-pages.ts'
import { SMALLEST_LIMIT } from '#api/page-end.ts'
import { append } from '#base/numbers/large-lists.ts'
import { pause } from '#base/time/pause.ts'

/** Milliseconds between the starts of two pages, so that the merchant's own reads never wait. */
export const PAGE_PACE = 500

/** Milliseconds between the starts of two detail reads. */
export const DETAIL_PACE = 500

/** A platform may filter within its pages, or change their size on the way. */
const MOST_EMPTY_PAGES = 3
const MOST_REPEATED_PAGES = 20

type Identified = { id: string }
type ReadPage<Item> = (page: number, signal: AbortSignal) => Promise<Page<Item>>

export type PageStep<Item> = Pick<Page<Item>, 'pages'> & {
  page: number
  /** The records that were not read before: pages overlap if records arrive in between. */
  fresh: Item[]
  received: number
  unreadable: number
  /** Records that this page or an earlier one had brought. */
  repeated: number
  lastId: string | undefined
  /** There are more records than were read, or nothing proves that there are none. */
  hasMore: boolean
  /** The platform gave nothing new although it counted this page, or may have more. */
  isStopped: boolean
  isOver: boolean
}

type Options = {
  mostPages?: number
  wait?: typeof pause
  /** Where an earlier iteration ended, and the ids read so far; new ones are added. */
  after?: { page: number; ids: Set<string> }
}

/** Ends where nothing new comes, so that a service that miscounts cannot keep it going. */
export function eachPage<Item extends Identified>(
  read: ReadPage<Item>,
  { mostPages = Infinity, wait = pause, after }: Options = {},
) {
  const ids = after?.ids ?? new Set<string>()
  let page = after?.page ?? 0
  let isOver = false
  let begun = -Infinity
  let before: Page<Item> | undefined
  let emptyPages = 0
  let repeatedPages = 0
  let firstReceived: number | undefined

  async function readNext(signal: AbortSignal): Promise<Page<Item> & { isRefused?: true }> {
    try {
      return await read(page + 1, signal)
    } catch (error) {
      // The last page may have come before a reload.
      if (page === 0 || !isNotTaken(error)) throw error
      return { items: [], pages: before?.pages, hasMore: before !== undefined, isRefused: true }
    }
  }

  function stepFrom(found: Page<Item> & { isRefused?: true }): PageStep<Item> {
    const { items, pages, received = items.length, repeated = 0, isRefused = false } = found
    const fresh = items.filter(({ id }) => id === '' || (!ids.has(id) && ids.add(id)))
    const hasNews = fresh.some(({ id }) => id !== '')
    emptyPages = received === 0 ? emptyPages + 1 : 0
    repeatedPages = hasNews || received === 0 ? 0 : repeatedPages + 1
    const isLast =
      isRefused ||
      isSameAgain(before?.items, items) ||
      emptyPages >= (pages === undefined ? 1 : MOST_EMPTY_PAGES) ||
      repeatedPages >= (items.some(({ id }) => id !== '') ? MOST_REPEATED_PAGES : 1)
    // What proves the end is a page after it that holds nothing new.
    const isAfterEnd = before?.hasMore === false && !hasNews
    const isSpent = isAfterEnd || (isLast && !hasNews)
    const hasMore = found.hasMore && !isAfterEnd
    const isPromised = page > 1 && page <= (pages ?? 0) && fresh.length === 0
    // A last page as long as the first may be followed by another, whatever the platform counts.
    const isFullAgain = received >= Math.max(SMALLEST_LIMIT, firstReceived ?? Infinity)
    isOver = isSpent || !(mayGoOn(found) || isFullAgain) || page >= mostPages
    firstReceived ??= received
    before = found
    return {
      page,
      pages,
      fresh,
      received,
      // Those of a page that came again were counted with it.
      unreadable: hasNews || items.length === 0 ? received - items.length : 0,
      repeated: repeated + items.length - fresh.length,
      lastId: items.findLast(({ id }) => id !== '')?.id,
      hasMore,
      isStopped: (isSpent && hasMore) || (isOver && isPromised),
      isOver,
    }
  }

  return async function* remaining(
    signal = new AbortController().signal,
  ): AsyncGenerator<PageStep<Item>, void, undefined> {
    while (!isOver) {
      const rest = begun + PAGE_PACE - Date.now()
      if (rest > 0) await wait(rest, signal)
      signal.throwIfAborted()
      begun = Date.now()
      const found = await readNext(signal)
      page += 1
      yield stepFrom(found)
    }
  }
}

/** The next page; undefined after the last one. */
export async function nextOf<Item extends Identified>(
  pages: ReturnType<typeof eachPage<Item>>,
  signal: AbortSignal,
): Promise<PageStep<Item> | undefined> {
  for await (const step of pages(signal)) return step
  return undefined
}

type ReadOptions = Options & {
  signal?: AbortSignal
  onProgress?: (step: Omit<PageStep<unknown>, 'fresh'>) => void
}

export async function readPages<Item extends Identified>(
  read: ReadPage<Item>,
  { signal, onProgress, ...options }: ReadOptions = {},
): Promise<{ items: Item[]; isComplete: boolean }> {
  const items: Item[] = []
  let isComplete = false
  for await (const step of eachPage(read, options)(signal)) {
    append(items, step.fresh)
    isComplete = !step.hasMore && !step.isStopped
    onProgress?.(step)
  }
  return { items, isComplete }
}

function isSameAgain(before: Identified[] = [], items: Identified[]): boolean {
  return (
    items.length > 0 &&
    items.length === before.length &&
    items.every(({ id }, index) => id !== '' && id === before[index]?.id)
  )
}
