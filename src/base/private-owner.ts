import { readStored, storedKeys, writeStored } from './storage.ts'
import { createListeners } from './store.ts'

/*
 * What this browser remembers belongs to one account: another account never sees it in memory, on
 * disk or in another tab, and signing out erases it.
 */
const OWNER = 'counter.owner'
export const ID_PREFIX = 'counter.ids.'
/** Older builds stored these in clear text. */
const PREFIXES = [ID_PREFIX, 'counter.private.', 'counter-learned-']

let owner: string | undefined
const { subscribe, notify } = createListeners()

export const privateOwner = {
  /**
   * The account whose data is in memory, and a random part, which is new after each sign-out: what
   * could not be erased then is never read again.
   */
  get: () => owner,
  subscribe,

  /** Two tabs can be signed in to two accounts; the last to sign in owns the disk. */
  ownsDisk: () => owner !== undefined && readStored('local', OWNER) === owner,

  /** Nobody has signed in since, in any tab. */
  isDiskFree: () => readStored('local', OWNER) === undefined,
}

/** Assigns the stores to this account and erases another account’s data. */
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

/** For sign-out: erases everything and stores nothing until the next sign-in. */
export function erasePrivateStores() {
  eraseIds()
  writeStored('local', OWNER, undefined)
  owner = undefined
  notify()
}

function eraseIds() {
  for (const prefix of PREFIXES) {
    // The names of older builds are known to nobody else.
    for (const key of storedKeys('local', prefix as typeof ID_PREFIX)) {
      writeStored('local', key, undefined)
    }
  }
}

globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || key === OWNER) notify()
})
