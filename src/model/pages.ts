import type { Page } from '#api/client.ts'
import { pause } from '#base/pause.ts'

/** Pages begin this far apart, in milliseconds, so that the merchant's own work never waits. */
const PACE = 500

type Identified = { id: string }
type ReadPage<Item> = (page: number, signal: AbortSignal) => Promise<Page<Item>>

export type PageStep<Item> = Pick<Page<Item>, 'pages' | 'hasMore'> & {
  page: number
  /** The records that no earlier page held; pages overlap when records arrive meanwhile. */
  fresh: Item[]
  /** Nothing is read after this page. */
  isOver: boolean
}

type Options = { mostPages?: number; wait?: typeof pause }

/**
 * Walks a list page by page. Iterating again after a failure or a break goes on with the next
 * page. A page without a new id ends the walk, so a service that miscounts cannot keep it going.
 */
export function eachPage<Item extends Identified>(
  read: ReadPage<Item>,
  { mostPages = Infinity, wait = pause }: Options = {},
) {
  const ids = new Set<string>()
  let page = 0
  let isOver = false
  let begun = -Infinity

  return async function* remaining(
    signal = new AbortController().signal,
  ): AsyncGenerator<PageStep<Item>, void, undefined> {
    while (!isOver) {
      const rest = begun + PACE - Date.now()
      if (rest > 0) await wait(rest, signal)
      signal.throwIfAborted()
      begun = Date.now()
      const { items, pages, hasMore } = await read(page + 1, signal)
      page += 1
      const known = ids.size
      const fresh = items.filter(({ id }) => !ids.has(id))
      for (const { id } of items) if (id !== '') ids.add(id)
      isOver = !hasMore || ids.size === known || page >= mostPages
      yield { page, pages, hasMore, fresh, isOver }
    }
  }
}

type ReadOptions = Options & {
  signal?: AbortSignal
  onProgress?: (step: Omit<PageStep<unknown>, 'fresh'>) => void
}

/** All records of a list, each once. `isComplete` is false where more follow, or may. */
export async function readPages<Item extends Identified>(
  read: ReadPage<Item>,
  { signal, onProgress, ...options }: ReadOptions = {},
): Promise<{ items: Item[]; isComplete: boolean }> {
  const items: Item[] = []
  let isComplete = false
  for await (const step of eachPage(read, options)(signal)) {
    items.push(...step.fresh)
    isComplete = !step.hasMore
    onProgress?.(step)
  }
  return { items, isComplete }
}
