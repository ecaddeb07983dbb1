import { useSyncExternalStore } from 'react'
import { session } from '#api/session.ts'
import { readStored, writeStored } from '#base/storage.ts'
import { createListeners } from '#base/store.ts'

/*
 * The views themselves are encrypted and take a moment to read. Which lists have any is known at
 * once, so that no tab jumps, and which open with a view, so that the navigation can lead there.
 */
type ViewsHint = { kept: readonly string[]; start: readonly string[] }

/** In place of a view's name: the view that the list opens with. */
export const START = 'start'

const NOTHING: ViewsHint = { kept: [], start: [] }
const { subscribe, notify } = createListeners()

const keyOf = (storeId: string) =>
  `counter.views.${session.current().account}.${storeId.toLowerCase()}` as const

export function keepViewsHint(storeId: string, { kept, start }: ViewsHint) {
  const text = kept.length === 0 ? undefined : `${kept.join()};${start.join()}`
  writeStored('local', keyOf(storeId), text)
  notify()
}

function viewsHint(storeId: string): ViewsHint {
  const text = readStored('local', keyOf(storeId))
  if (text === undefined) return NOTHING
  const [kept = '', start = ''] = text.split(';')
  return { kept: kept.split(','), start: start.split(',') }
}

/** Whether the list has views of one's own. */
export const hasViews = (storeId: string, list: string) => viewsHint(storeId).kept.includes(list)

/** The search of a link that opens a list as the merchant wants it to. */
export const startSearchOf = (storeId: string, list: string) =>
  viewsHint(storeId).start.includes(list) ? { view: START } : undefined

/** Draws again when other lists open with a view. */
export const useStartViews = (storeId = '') =>
  useSyncExternalStore(subscribe, () => viewsHint(storeId).start.join())
