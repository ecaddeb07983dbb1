import { createStore as openStore, type UseStore } from 'idb-keyval'
import { erasureOwed, payErasure, privateOwner } from './private-owner.ts'
import type { DatabaseName } from './stored-names.ts'

/** The object store of each database that ends with its account; the others outlive a sign-out. */
const endsWithAccount: Record<DatabaseName, string | undefined> = {
  'counter-private': 'records',
  'counter-private-key': 'keys',
  'counter-tickets': 'buckets',
  'counter-tickets-key': 'keys',
  'counter-drafts': 'drafts',
  'counter-draft-key': 'keys',
  // Job by job, since another tab may hold one.
  'counter-jobs': undefined,
  'counter-job-key': undefined,
  'counter-figures': 'days',
  'counter-figures-key': 'keys',
  'counter-saved-replies': undefined,
  'counter-saved-replies-key': undefined,
  'counter-views': undefined,
  'counter-views-key': undefined,
}

/**
 * A database of an account is opened once everything of the one before is gone, and ends a use
 * that began under another one.
 */
export function openDatabase(name: DatabaseName, store: string): UseStore {
  const records = openStore(name, store)
  if (endsWithAccount[name] === undefined) return records
  return async (mode, work) => {
    const owner = privateOwner.get()
    await erased()
    return records(mode, (found) => {
      if (owner !== privateOwner.get() || privateOwner.isDiskTaken()) throw new Error('not ours')
      return work(found)
    })
  }
}

let erasing: Promise<void> | undefined

/** Resolves once nothing is left of an account that signed out or was followed by another. */
export function erased(): Promise<void> {
  if (erasureOwed() === undefined) return Promise.resolve()
  erasing ??= eraseAll().finally(() => (erasing = undefined))
  return erasing
}

async function eraseAll() {
  const owed = erasureOwed()
  const existing = await existingNames()
  const places = Object.entries(endsWithAccount).flatMap(([name, store]) =>
    store !== undefined && (existing?.has(name) ?? true) ? [openStore(name, store)] : [],
  )
  await Promise.all(places.map(erase))
  if (owed !== undefined) payErasure(owed)
}

/** Another tab may have been faster, and the next account may have begun. */
async function erase(records: UseStore) {
  await records(
    'readwrite',
    (store) =>
      new Promise<void>((resolve, reject) => {
        store.transaction.addEventListener('complete', () => resolve())
        store.transaction.addEventListener('abort', () => reject(new Error('refused')))
        if (erasureOwed() !== undefined) store.clear()
      }),
  )
}

/** Unknown in some browsers. */
async function existingNames(): Promise<Set<string | undefined> | undefined> {
  const found = await globalThis.indexedDB?.databases?.().catch(() => undefined)
  return found && new Set(found.map(({ name }) => name))
}
