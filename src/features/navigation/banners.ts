import { useSyncExternalStore } from 'react'
import { ownedStore } from '#base/storage/owned.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** What everything on screen lacks for somebody's role, as soon as that is known. */
export const roleBanner = ownedStore('')
