import { useSyncExternalStore } from 'react'

const query = globalThis.matchMedia?.('(max-width: 47.99em)')

/** Whether the screen is as narrow as a phone's; the same width as in the style sheets. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => query?.matches ?? false)

function subscribe(listener: () => void) {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
