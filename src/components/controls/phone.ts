import { useSyncExternalStore } from 'react'

const query = globalThis.matchMedia?.('screen and (max-width: 47.99em)')

/** Uses the same width as the style sheets. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => query?.matches ?? false)

function subscribe(listener: () => void) {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
