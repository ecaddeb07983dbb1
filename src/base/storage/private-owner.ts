import { readStored, storedKeys, writeStored } from './storage.ts'
import { createListeners } from './store.ts'

/*
 * What this browser remembers belongs to one account: another one never sees it, in memory, on disk
 * or in another tab.
 */
const OWNER = 'counter.owner'
/** Until the databases of an account that has ended are empty. */
const ERASURE_OWED = 'counter.erasure-owed'
export const ID_PREFIX = 'counter.ids.'
const PREFIXES = [ID_PREFIX, 'counter.private.', 'counter-learned-', 'counter.views.']

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

  /** Also by an account that has ended here: its tabs keep nothing any more. */
  isDiskTaken() {
    const stored = readStored('local', OWNER)
    return owner === undefined || (stored !== undefined && stored !== owner)
  },
}

const randomDigits = () => crypto.getRandomValues(new Uint32Array(2)).join('')

export function openPrivateStores(account: string) {
  const isOwn = (candidate: string | undefined) => candidate?.startsWith(`${account} `)
  const stored = readStored('local', OWNER)
  const next = [stored, owner].find(isOwn) ?? `${account} ${randomDigits()}`
  if (stored !== next) {
    eraseIds()
    // The mark of an older build had no random part, and what is there is its own.
    if (stored !== undefined && stored !== account) oweErasure()
    writeStored('local', OWNER, next)
  }
  if (owner === next) return
  owner = next
  notify()
}

export function erasePrivateStores() {
  eraseIds()
  oweErasure()
  writeStored('local', OWNER, undefined)
  owner = undefined
  notify()
}

export const erasureOwed = () => readStored('local', ERASURE_OWED)

/** Unless another account has ended meanwhile. */
export function payErasure(owed: string) {
  if (erasureOwed() === owed) writeStored('local', ERASURE_OWED, undefined)
}

function oweErasure() {
  writeStored('local', ERASURE_OWED, randomDigits())
}

function eraseIds() {
  for (const prefix of PREFIXES) {
    for (const key of storedKeys('local', prefix as typeof ID_PREFIX)) {
      writeStored('local', key, undefined)
    }
  }
}

globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key === null || key === OWNER) notify()
})
