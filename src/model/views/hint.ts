import { useSyncExternalStore } from 'react'
import { session } from '#api/session.ts'
import { readStored, writeStored } from '#base/storage.ts'
import { createListeners } from '#base/store.ts'

/*
 * The views are encrypted and take a moment to read; these names keep tabs and links from jumping.
 */
type ViewsHint = { kept: readonly string[]; start: readonly string[] }

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

export const hasViews = (storeId: string, list: string) => viewsHint(storeId).kept.includes(list)

export const startSearchOf = (storeId: string, list: string) =>
  viewsHint(storeId).start.includes(list) ? { view: START } : undefined

export const useStartViews = (storeId = '') =>
  useSyncExternalStore(subscribe, () => viewsHint(storeId).start.join())
