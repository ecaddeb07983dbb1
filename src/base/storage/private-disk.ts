import { delMany, entries, get } from 'idb-keyval'
import type { StoredEdit } from './kept-value.ts'
import { privateOwner } from './private-owner.ts'
import { changeSealed } from './sealed-change.ts'
import { openDatabase } from './account-disk.ts'
import { type Sealed, createSealer } from './sealed.ts'
import { keptFor } from './stored-names.ts'

type Stored = Sealed & { owner: string; savedAt: number }

const records = openDatabase('counter-private', 'records')
const sealer = createSealer('counter-private-key')

const isOf = (owner: string, stored: Stored | undefined): stored is Stored =>
  stored?.owner === owner && stored.savedAt > Date.now() - keptFor.private

const ownsDisk = (owner: string) => privateOwner.get() === owner && privateOwner.ownsDisk()

export async function readPrivate(owner: string): Promise<Map<string, unknown>> {
  const all = await entries<string, Stored>(records)
  const kept = all.filter(([, stored]) => isOf(owner, stored))
  const ended = all.filter(([, stored]) => !isOf(owner, stored)).map(([name]) => name)
  if (ended.length > 0 && ownsDisk(owner)) await delMany(ended, records)
  const values = await Promise.all(
    kept.map(async ([name, stored]) => [name, await sealer.unsealOrLost(stored)] as const),
  )
  return new Map(values)
}

export async function readPrivateValue(owner: string, name: string): Promise<unknown> {
  const stored = await get<Stored>(name, records)
  return isOf(owner, stored) ? sealer.unsealOrLost(stored) : undefined
}

export async function changePrivate<Value>(
  owner: string,
  name: string,
  edit: StoredEdit<Value>,
): Promise<unknown> {
  const box = {
    records,
    sealer,
    beside: () => ({ owner, savedAt: Date.now() }),
    isOurs: (stored: Stored) => isOf(owner, stored),
    mayWrite: () => ownsDisk(owner),
  }
  return changeSealed(name, box, edit)
}
