import type { Page } from '#api/client.ts'
import { append } from '#base/large-lists.ts'
import { pause } from '#base/pause.ts'

/** Milliseconds between the starts of two pages, so that the merchant's own reads never wait. */
export const PAGE_PACE = 500

/** Milliseconds between the starts of two detail reads. */
export const DETAIL_PACE = 500

type Identified = { id: string }
type ReadPage<Item> = (page: number, signal: AbortSignal) => Promise<Page<Item>>

export type PageStep<Item> = Pick<Page<Item>, 'pages' | 'hasMore'> & {
  page: number
  /** The records that no earlier page held: pages overlap if records arrive in between. */
  fresh: Item[]
  received: number
  unreadable: number
  isOver: boolean
}

type Options = {
  mostPages?: number
  wait?: typeof pause
  /** Where an earlier iteration ended, and the ids read so far; new ones are added. */
  after?: { page: number; ids: Set<string> }
}

/** A page without a new id ends it, so that a service that miscounts cannot keep it going. */
export function eachPage<Item extends Identified>(
  read: ReadPage<Item>,
  { mostPages = Infinity, wait = pause, after }: Options = {},
) {
  const ids = after?.ids ?? new Set<string>()
  let page = after?.page ?? 0
  let isOver = false
  let begun = -Infinity

  return async function* remaining(
    signal = new AbortController().signal,
  ): AsyncGenerator<PageStep<Item>, void, undefined> {
    while (!isOver) {
      const rest = begun + PAGE_PACE - Date.now()
      if (rest > 0) await wait(rest, signal)
      signal.throwIfAborted()
      begun = Date.now()
      const { items, pages, hasMore, received = items.length } = await read(page + 1, signal)
      const unreadable = received - items.length
      page += 1
      const known = ids.size
      const fresh = items.filter(({ id }) => !ids.has(id))
      for (const { id } of items) if (id !== '') ids.add(id)
      isOver = !hasMore || ids.size === known || page >= mostPages
      yield { page, pages, hasMore, fresh, received, unreadable, isOver }
    }
  }
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
    isComplete = !step.hasMore
    onProgress?.(step)
  }
  return { items, isComplete }
}
