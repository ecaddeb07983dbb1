import { useSyncExternalStore } from 'react'

type Observable<State> = { state: () => State; subscribe: (listener: () => void) => () => void }

export function useObservable<State>({ subscribe, state }: Observable<State>): State {
  return useSyncExternalStore(subscribe, state)
}
