import { type ReactNode, createContext, createElement, useContext } from 'react'
import { type Readable, useStore } from './store.ts'

/**
 * A store that hundreds of cells read. One part above them follows it; each of them only takes its
 * value, which costs no subscription.
 */
export function sharedStore<Value extends object | number>(store: Readable<Value>) {
  const Shared = createContext<Value | undefined>(undefined)
  return {
    Follower: ({ children }: { children: ReactNode }) =>
      createElement(Shared, { value: useStore(store) }, children),
    useShared: () => useContext(Shared) ?? store.get(),
  }
}
