import * as z from 'zod/mini'
import { readStored, readStoredJson, storedKeys, writeStored } from './storage.ts'
import { type Store, createListeners } from './store.ts'

/*
 * What this browser remembers of a merchant’s customers belongs to one account: another account
 * never sees it in memory, on disk or in another tab, and signing out erases it.
 */
const PREFIX = 'counter.private.'
/** The account whose data is on disk; outside the prefix, so that erasing the data keeps it. */
const OWNER = 'counter.owner'

let owner: string | undefined
const forgetMemory = new Map<string, () => void>()

/** Assigns the stores to this account and erases another account’s data. */
export function openPrivateStores(account: string) {
  if (readStored('local', OWNER) !== account) {
    eraseStored()
    writeStored('local', OWNER, account)
  }
  if (owner === account) return
  owner = account
  forgetAll()
}

/** For sign-out: erases everything and stores nothing until the next sign-in. */
export function erasePrivateStores() {
  eraseStored()
  writeStored('local', OWNER, undefined)
  owner = undefined
  forgetAll()
}

/**
 * Persists where the browser allows it, otherwise lives as long as the page. The caller limits its
 * size.
 */
export function privateStore<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): Store<Value> {
  const key = PREFIX + name
  const { subscribe, notify } = createListeners()
  let value: Value | undefined

  function read(): Value {
    if (!ownsDisk()) return empty
    const stored = z.safeParse(schema, readStoredJson('local', key))
    return stored.success ? stored.data : empty
  }

  forgetMemory.set(key, () => {
    value = undefined
    notify()
  })

  return {
    get: () => (value ??= read()),
    set(next) {
      if (owner === undefined) return
      value = next
      if (ownsDisk()) writeStored('local', key, JSON.stringify(next))
      notify()
    },
    subscribe,
  }
}

export function privateStores<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): (id: string) => Store<Value> {
  const stores = new Map<string, Store<Value>>()
  return (id) => {
    const store = stores.get(id) ?? privateStore(`${name}.${id}`, schema, empty)
    stores.set(id, store)
    return store
  }
}

/** Two tabs can be signed in to two accounts; the last to sign in owns the disk. */
function ownsDisk(): boolean {
  return owner !== undefined && readStored('local', OWNER) === owner
}

function eraseStored() {
  for (const key of storedKeys('local', PREFIX)) writeStored('local', key, undefined)
}

function forgetAll() {
  for (const forget of forgetMemory.values()) forget()
}

globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || key === OWNER) forgetAll()
  else forgetMemory.get(key)?.()
})
