import { type KeptValue, keptValue, type Memory } from './kept-value.ts'
import { once, oneForEach } from './once.ts'
import { onForget, openOwnedChannel } from './owned.ts'
import { pause } from '#base/time/pause.ts'
import { privateOwner } from './private-owner.ts'
import { type Shape, isText, shapeOf } from './shape.ts'
import type { Named, NameOfMany, PrivateName } from './stored-names.ts'

/** Milliseconds: some browsers never open a database, and no write is sent before this has ended. */
const LONGEST_READ = 3_000
const RETRY_AFTER = 2_000
const disk = once(() => import('./private-disk.ts'))
const memories = new Map<string, Memory>()
let stored: Map<string, unknown> | undefined
let work: Promise<unknown> = Promise.resolve()
let loading: Promise<unknown> = work

/** Resolves once the disk is read, or keeps the page waiting for too long. */
export const privateStoresLoaded = (): Promise<unknown> => loading

/** Sealed on disk, and of the account that is signed in: another one never sees it. */
export function privateStore<Value>(
  name: Named<PrivateName>,
  shape: Shape<Value>,
  empty: Value,
): KeptValue<Value> {
  const { forget, arrive, reload, set, replace, ...readable } = keptValue<Value>(
    (found) => (found === undefined ? empty : shape.parse(found)),
    {
      read: async () => (await disk()).readPrivateValue(ownerOnDisk(), name),
      async change(edit) {
        const owner = ownerOnDisk()
        const found = await (await disk()).changePrivate(owner, name, edit)
        otherTabs.send(name)
        return found
      },
    },
  )
  memories.set(name, { forget, arrive, reload })
  if (stored) arrive(stored.get(name))
  return {
    ...readable,
    set: (edit) => privateOwner.get() !== undefined && set(edit),
    replace: (value) => privateOwner.get() !== undefined && replace(value),
  }
}

export function privateStores<Value>(
  name: NameOfMany<PrivateName>,
  shape: Shape<Value>,
  empty: Value,
): (id: string) => KeptValue<Value> {
  return oneForEach((id) => privateStore(`${name}.${id}`, shape, empty))
}

/** Two tabs can be signed in to two accounts; only that of the disk's owner uses it. */
function ownerOnDisk(): string {
  const owner = privateOwner.get()
  if (owner === undefined || !privateOwner.ownsDisk()) throw new Error('not ours')
  return owner
}

function startAgain() {
  const owner = privateOwner.get()
  stored = undefined
  for (const memory of memories.values()) memory.forget()
  work = work.then(() => (owner === undefined ? erase() : load(owner)))
  loading = Promise.race([work, pause(LONGEST_READ)])
}

/** However late the disk answers, what was added meanwhile is added to what it holds. */
async function load(owner: string) {
  if (privateOwner.get() !== owner || !privateOwner.ownsDisk()) return
  const found = await disk()
    .then(({ readPrivate }) => readPrivate(owner))
    .catch(() => undefined)
  if (privateOwner.get() !== owner) return
  stored = found
  if (!found) void pause(RETRY_AFTER).then(() => load(owner))
  else for (const [name, memory] of memories) memory.arrive(found.get(name))
}

/** Asked again while nobody signs in, whose first read would erase it too. */
async function erase() {
  if (privateOwner.get() !== undefined) return
  await import('./account-disk.ts')
    .then(({ erased }) => erased())
    .catch(() => void pause(RETRY_AFTER).then(erase))
}

const otherTabs = openOwnedChannel('counter.private', shapeOf(isText), (name) => {
  if (memories.has(name))
    void memories
      .get(name)
      ?.reload()
      .catch(() => undefined)
  // A page may ask for it later.
  else if (stored) void readAgain(name, stored).catch(() => undefined)
})

async function readAgain(name: string, into: Map<string, unknown>) {
  const found = await (await disk()).readPrivateValue(ownerOnDisk(), name)
  if (stored === into) into.set(name, found)
}

onForget(startAgain)
if (privateOwner.get() !== undefined) startAgain()
