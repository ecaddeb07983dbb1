import { useSyncExternalStore } from 'react'
import { hintOf } from '#model/reading/views/hint.ts'

export function useStartViews(storeId = '') {
  const { subscribe, get } = hintOf(storeId)
  return useSyncExternalStore(subscribe, () => get().start.join())
}
