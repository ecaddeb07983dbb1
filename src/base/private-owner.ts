import { readStored, storedKeys, writeStored } from './storage.ts'
import { createListeners } from './store.ts'

/*
 * What this browser remembers belongs to one account: another one never sees it, in memory, on disk
 * or in another tab.
 */
const OWNER = 'counter.owner'
export const ID_PREFIX = 'counter.ids.'
const PREFIXES = [ID_PREFIX, 'counter.private.', 'counter-learned-']

let owner: string | undefined
const { subscribe, notify } = createListeners()

export const privateOwner = {
  /**
   * The random part is new after each sign-out, so what could not be erased is never read again.
   */
  get: () => owner,
  subscribe,

  /** Two tabs can be signed in to two accounts; the last to sign in owns the disk. */
  ownsDisk: () => owner !== undefined && readStored('local', OWNER) === owner,

  isDiskFree: () => readStored('local', OWNER) === undefined,
}

export function openPrivateStores(account: string) {
  const isOwn = (candidate: string | undefined) => candidate?.startsWith(`${account} `)
  const stored = readStored('local', OWNER)
  const next =
    [stored, owner].find(isOwn) ??
    `${account} ${crypto.getRandomValues(new Uint32Array(2)).join('')}`
  if (stored !== next) {
    eraseIds()
    writeStored('local', OWNER, next)
  }
  if (owner === next) return
  owner = next
  notify()
}

export function erasePrivateStores() {
  eraseIds()
  writeStored('local', OWNER, undefined)
  owner = undefined
  notify()
}

function eraseIds() {
  for (const prefix of PREFIXES) {
    for (const key of storedKeys('local', prefix as typeof ID_PREFIX)) {
      writeStored('local', key, undefined)
    }
  }
}

/** Calls back once another account, or none, owns what this page remembers. */
export function onOwnerChange(forget: () => void) {
  let known = owner
  subscribe(() => {
    if (owner === known) return
    known = owner
    forget()
  })
}

globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || key === OWNER) notify()
})
