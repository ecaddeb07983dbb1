import { clear, delMany, entries, get, set } from 'idb-keyval'
import { openDatabase, type Sealed, createSealer } from './sealed.ts'
import type { Memory } from './private-store.ts'
import { keptFor } from './stored-names.ts'

type Stored = Sealed & { owner: string; savedAt: number }

const records = openDatabase('counter-private', 'records')
const { seal, unseal, forgetKey } = createSealer('counter-private-key')

export async function readPrivate(owner: string): Promise<Map<string, unknown>> {
  const all = await entries<string, Stored>(records)
  const isKept = (stored: Stored) =>
    stored.owner === owner && stored.savedAt > Date.now() - keptFor.private
  const kept = all.filter(([, stored]) => isKept(stored))
  const ended = all.filter(([, stored]) => !isKept(stored)).map(([name]) => name)
  if (ended.length > 0) await delMany(ended, records)
  const values = await Promise.all(
    kept.map(async ([name, stored]) => [name, await opened(stored)] as const),
  )
  return new Map(values)
}

/** Reads what the disk holds once it has all changes of this tab. */
export async function readPrivateValue(
  owner: string,
  name: string,
  { saving, value }: Pick<Memory, 'saving' | 'value'>,
): Promise<unknown> {
  for (;;) {
    await saving()
    const before = value()
    const stored = await get<Stored>(name, records)
    const found = stored?.owner === owner ? await opened(stored) : undefined
    if (value() === before) return found
  }
}

export async function writePrivate(owner: string, name: string, value: unknown): Promise<void> {
  await set(name, { ...(await seal(value)), owner, savedAt: Date.now() }, records)
}

export async function erasePrivate(): Promise<void> {
  await clear(records)
  await forgetKey()
}

function opened(stored: Stored): Promise<unknown> {
  return unseal(stored).catch(() => undefined)
}
