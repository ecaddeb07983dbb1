import { useSyncExternalStore } from 'react'

type Followed<State> = { state: () => State; subscribe: (listener: () => void) => () => void }

/** The state of something that lives beside the page, followed. */
export function useObservable<State>({ subscribe, state }: Followed<State>): State {
  return useSyncExternalStore(subscribe, state)
}
