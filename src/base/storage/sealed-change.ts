import { get, type UseStore, update } from 'idb-keyval'
import type { StoredEdit } from './kept-value.ts'
import type { createSealer, Sealed } from './sealed.ts'

type Box<Fields> = {
  records: UseStore
  sealer: Pick<ReturnType<typeof createSealer>, 'seal' | 'unsealOrLost'>
  /** What is stored beside the sealed value. */
  beside: () => Fields
  isOurs: (stored: Sealed & Fields) => boolean
  /** Asked in the transaction that writes. */
  mayWrite: () => boolean
}

/** Edits what is stored; begins again if another tab has changed it meanwhile. */
export async function changeSealed<Fields extends object, Value>(
  name: string,
  { records, sealer, beside, isOurs, mayWrite }: Box<Fields>,
  { parse, apply, isWhole }: StoredEdit<Value>,
): Promise<unknown> {
  for (;;) {
    const stored = await get<Sealed & Fields>(name, records)
    const found = stored && isOurs(stored) ? await sealer.unsealOrLost(stored) : undefined
    const known = parse(found)
    const edited = apply(known)
    if (Object.is(edited, known)) return found
    const next = isWhole ? edited : withUnknown(found, known, edited)
    const sealed = { ...(await sealer.seal(next)), ...beside() }
    if (await replaced(name, records, { before: stored, after: sealed, mayWrite })) return next
  }
}

class Changed extends Error {}

type Replacing = { before: Sealed | undefined; after: Sealed; mayWrite: () => boolean }

/** Sealing takes a moment, so the record is compared in the transaction that writes it. */
async function replaced(name: string, records: UseStore, { before, after, mayWrite }: Replacing) {
  try {
    await update<Sealed>(
      name,
      (present) => {
        if (!mayWrite()) throw new Error('not ours')
        // A spoiled record has none.
        if (String(present?.iv) !== String(before?.iv)) throw new Changed()
        return after
      },
      records,
    )
    return true
  } catch (error) {
    if (error instanceof Changed) return false
    throw error
  }
}

type Parts = Record<string, unknown>

const hasParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The edited value, with what a newer build has stored and this one does not know: fields, entries
 * by their name, and items by their id.
 */
export function withUnknown(stored: unknown, known: unknown, edited: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(edited)) {
    return itemsWithUnknown(stored, Array.isArray(known) ? known : [], edited)
  }
  if (!hasParts(stored) || !hasParts(known) || !hasParts(edited)) return edited
  const carried = Object.entries(stored).filter(
    ([name]) => !Object.hasOwn(known, name) && !Object.hasOwn(edited, name),
  )
  const own = Object.entries(edited).map(([name, value]) => [
    name,
    withUnknown(stored[name], known[name], value),
  ])
  return Object.fromEntries([...own, ...carried])
}

const idOf = (item: unknown): unknown => (hasParts(item) ? (item['id'] ?? item['key']) : undefined)

const byId = (items: readonly unknown[]) => new Map(items.map((item) => [idOf(item), item]))

function itemsWithUnknown(
  stored: readonly unknown[],
  known: readonly unknown[],
  edited: readonly unknown[],
): unknown[] {
  const [storedById, knownById, editedById] = [byId(stored), byId(known), byId(edited)]
  const own = edited.map((item) => {
    const id = idOf(item)
    return id === undefined ? item : withUnknown(storedById.get(id), knownById.get(id), item)
  })
  const unread = stored.filter((item) => {
    const id = idOf(item)
    return id !== undefined && !knownById.has(id) && !editedById.has(id)
  })
  return [...own, ...unread]
}
