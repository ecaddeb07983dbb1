import * as z from 'zod/mini'
import { readStored, readStoredJson, storedKeys, writeStored } from './storage.ts'
import { type Store, createListeners } from './store.ts'

/*
 * What this browser remembers of a merchant's customers. It belongs to one account: another
 * account never sees it, in memory, on disk or in another tab, and sign-out erases it.
 */
const PREFIX = 'counter.private.'
/** Whose data is on disk. It lies outside the prefix, so that erasing the data keeps the label. */
const OWNER = 'counter.owner'

let owner: string | undefined
const forgetMemory = new Map<string, () => void>()

/** From now on the stores belong to this account; what another one left is erased. */
export function openPrivateStores(account: string) {
  if (readStored('local', OWNER) !== account) {
    eraseStored()
    writeStored('local', OWNER, account)
  }
  if (owner === account) return
  owner = account
  forgetAll()
}

/** For sign-out: nothing stays, and nothing is taken in until somebody signs in. */
export function erasePrivateStores() {
  eraseStored()
  writeStored('local', OWNER, undefined)
  owner = undefined
  forgetAll()
}

/**
 * A store of one account. It is persisted where the browser allows it, and lasts as long as the
 * page where it does not. The caller bounds what it holds.
 */
export function privateStore<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): Store<Value> {
  const key = PREFIX + name
  const { subscribe, notify } = createListeners()
  /** Undefined until it is read from disk. */
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

/** One private store for each id, such as a platform store's. */
export function privateStores<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): (id: string) => Store<Value> {
  const stores = new Map<string, Store<Value>>()
  return (id) => {
    const known = stores.get(id) ?? privateStore(`${name}.${id}`, schema, empty)
    stores.set(id, known)
    return known
  }
}

/** Two tabs can have two accounts where each holds its own key; the last to sign in has the disk. */
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
