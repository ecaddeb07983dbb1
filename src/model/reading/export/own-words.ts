import { privateStoresLoaded } from '#base/storage/private-store.ts'
import {
  noteKey,
  notedKindOf,
  type RecordNotes,
  recordNotes,
} from '#model/reading/memory/record-notes.ts'
import { OWN_WORDS, type OwnWords } from './shape.ts'

/** By a record's id, in a file of this kind. */
export function ownWordsIn(notes: RecordNotes, kind: string) {
  return (id: string): OwnWords => {
    const own = notes[noteKey(notedKindOf(kind), id)]
    return own ? { own } : {}
  }
}

/** The same for a file that is made now, perhaps right after a reload. */
export async function ownWordsOf(kind: string, storeId: string, columns: readonly string[]) {
  if (!columns.includes(OWN_WORDS)) return ownWordsIn({}, kind)
  await privateStoresLoaded()
  return ownWordsIn(recordNotes(storeId).get(), kind)
}
