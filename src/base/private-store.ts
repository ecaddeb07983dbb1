import * as z from 'zod/mini'
import { privateOwner } from './private-owner.ts'
import { type Readable, createListeners } from './store.ts'
import type { Named, NameOfMany, PrivateName } from './stored-names.ts'
import { openTabChannel } from './tab-channel.ts'

/* Memory answers at once; the disk behind it is encrypted, so it follows later. */
export type PrivateStore<Value> = Readable<Value> & {
  /** Until the disk is read, only a function keeps what is stored there. */
  set: (next: Value | ((value: Value) => Value)) => void
}

export type Memory = {
  forget: () => void
  arrive: () => void
  value: () => unknown
  /** Undefined while the disk holds all changes of this tab. */
  saving: () => Promise<void> | undefined
}

const LONGEST_READ = 3_000
const disk = () => import('./private-disk.ts')
const memories = new Map<string, Memory>()
let stored = new Map<string, unknown>()
let isLoaded = false
let loading: Promise<void> = Promise.resolve()

export const privateStoresLoaded = (): Promise<void> => loading

export function privateStore<Value>(
  name: Named<PrivateName>,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): PrivateStore<Value> {
  const { subscribe, notify } = createListeners()
  let value: Value | undefined
  let early: ((value: Value) => Value)[] = []
  let saving: Promise<void> | undefined
  let isChanged = false

  function read(): Value {
    const found = z.safeParse(schema, stored.get(name))
    stored.delete(name)
    return found.success ? found.data : empty
  }

  const get = () => (value ??= read())

  function save() {
    isChanged = true
    saving ??= saveAll()
  }

  async function saveAll() {
    while (isChanged) {
      isChanged = false
      await write().catch(() => undefined)
    }
    saving = undefined
  }

  async function write() {
    const owner = privateOwner.get()
    const { writePrivate } = await disk()
    if (owner === undefined || !privateOwner.ownsDisk() || privateOwner.get() !== owner) return
    await writePrivate(owner, name, get())
    otherTabs.send(name)
  }

  memories.set(name, {
    forget() {
      value = undefined
      early = []
      notify()
    },
    arrive() {
      value = undefined
      const added = early
      early = []
      if (added.length > 0) {
        value = added.reduce((before, change) => change(before), get())
        save()
      }
      notify()
    },
    value: () => value,
    saving: () => saving,
  })

  return {
    get,
    set(next) {
      if (privateOwner.get() === undefined) return
      const change = (typeof next === 'function' ? next : () => next) as (value: Value) => Value
      const before = get()
      value = change(before)
      if (Object.is(value, before)) return
      if (isLoaded) save()
      else early.push(change)
      notify()
    },
    subscribe,
  }
}

export function privateStores<Value>(
  name: NameOfMany<PrivateName>,
  schema: z.ZodMiniType<Value>,
  empty: Value,
): (id: string) => PrivateStore<Value> {
  const stores = new Map<string, PrivateStore<Value>>()
  return (id) => {
    const store = stores.get(id) ?? privateStore(`${name}.${id}`, schema, empty)
    stores.set(id, store)
    return store
  }
}

function startAgain() {
  const owner = privateOwner.get()
  isLoaded = false
  stored = new Map()
  for (const memory of memories.values()) memory.forget()
  loading = loading.then(() => (owner === undefined ? erase() : load(owner)))
}

async function load(owner: string) {
  if (privateOwner.get() !== owner) return
  const found = await readInTime(owner).catch(() => new Map<string, unknown>())
  if (privateOwner.get() !== owner) return
  stored = found
  isLoaded = true
  for (const memory of memories.values()) memory.arrive()
}

/** Some browsers never open a database, and no write is sent before this has ended. */
async function readInTime(owner: string): Promise<Map<string, unknown>> {
  let timer
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, LONGEST_READ)
  })
  try {
    return await Promise.race([disk().then(({ readPrivate }) => readPrivate(owner)), limit])
  } finally {
    clearTimeout(timer)
  }
}

async function erase() {
  if (!privateOwner.isDiskFree()) return
  await disk()
    .then(({ erasePrivate }) => erasePrivate())
    .catch(() => undefined)
}

const otherTabs = openTabChannel('counter.private', z.string(), (name) => void reload(name))

async function reload(name: string) {
  const owner = privateOwner.get()
  if (owner === undefined || !isLoaded) return
  const memory = memories.get(name)
  if (!memory) return
  const { readPrivateValue } = await disk()
  const found = await readPrivateValue(owner, name, memory).catch(() => undefined)
  if (privateOwner.get() !== owner) return
  stored.set(name, found)
  memory.arrive()
}

privateOwner.subscribe(startAgain)
if (privateOwner.get() !== undefined) startAgain()
