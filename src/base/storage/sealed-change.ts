import { get, type UseStore, update } from 'idb-keyval'
import { withUnknown } from '#base/address/carried.ts'
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
