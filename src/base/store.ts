import { useSyncExternalStore } from 'react'

export type Readable<Value> = {
  get: () => Value
  /** Calls the listener after every change; the result unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

export type Store<Value> = Readable<Value> & { set: (value: Value) => void }

/** One value outside React that pages and modules can observe. */
export function createStore<Value>(initial: Value): Store<Value> {
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

/** The current value; the component renders again when it changes. */
export function useStore<Value>({ subscribe, get }: Readable<Value>): Value {
  return useSyncExternalStore(subscribe, get)
}

/** Subscriptions for what is not a plain value. */
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
