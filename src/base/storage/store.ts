import { useSyncExternalStore } from 'react'

export type Readable<Value> = {
  get: () => Value
  /** Notifies after every change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export type Store<Value> = Readable<Value> & { set: (value: Value) => void }

/**
 * Why a plain store may hold it: `view`: what the page shows; `device`: of this browser or build,
 * whoever uses it; `session`: who is signed in; `local`: it ends with whoever made it.
 */
export type HeldAs = 'view' | 'device' | 'session' | 'local'

/** For no one's data. What an account could recognise as its own is an `ownedStore`. */
export function createStore<Value>(initial: Value, _heldAs: HeldAs): Store<Value> {
  const { subscribe, notify } = createListeners()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      notify()
    },
    subscribe,
  }
}

export function useStore<Value>({ subscribe, get }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}

export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
