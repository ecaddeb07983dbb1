import { oneForEach } from './once.ts'
import { ID_PREFIX, privateOwner } from './private-owner.ts'
import { type Shape, isRecord, readAs } from './shape.ts'
import { readStoredJson, storedKeys, writeStored } from './storage.ts'
import { type Store, createListeners } from './store.ts'
import { type IdName, keptFor, type Named, type NameOfMany } from './stored-names.ts'

/*
 * In clear text for what must be known before anything can load: only ids and digests, never words
 * or names.
 */
const forgetMemory = new Map<string, () => void>()

/** Lives as long as the page where storage is blocked; the caller limits its size. */
export function idStore<Value>(
  name: Named<IdName>,
  shape: Shape<Value>,
  empty: Value,
): Store<Value> {
  const key = `${ID_PREFIX}${name}` as const
  const { subscribe, notify } = createListeners()
  let value: Value | undefined

  function read(): Value {
    if (!privateOwner.ownsDisk()) return empty
    return readAs(shape, readRecent(key)) ?? empty
  }

  forgetMemory.set(key, () => {
    value = undefined
    notify()
  })

  return {
    get: () => (value ??= read()),
    set(next) {
      if (privateOwner.get() === undefined) return
      value = next
      if (privateOwner.ownsDisk()) {
        writeStored('local', key, JSON.stringify({ value: next, savedAt: Date.now() }))
      }
      notify()
    },
    subscribe,
  }
}

export function idStores<Value>(
  name: NameOfMany<IdName>,
  shape: Shape<Value>,
  empty: Value,
): (id: string) => Store<Value> {
  return oneForEach((id) => idStore(`${name}.${id}`, shape, empty))
}

function readRecent(key: `${typeof ID_PREFIX}${string}`): unknown {
  const stored = readStoredJson('local', key)
  const isRecent = isRecord(stored) && Number(stored.savedAt) > Date.now() - keptFor.ids
  if (isRecent) return stored.value
  writeStored('local', key, undefined)
  return undefined
}

function forgetAll() {
  for (const key of storedKeys('local', ID_PREFIX)) readRecent(key)
  for (const forget of forgetMemory.values()) forget()
}

privateOwner.subscribe(forgetAll)
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key !== null) forgetMemory.get(key)?.()
})
