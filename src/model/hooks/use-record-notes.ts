import { useStore } from '#base/storage/store.ts'
import { type RecordNotes, recordNotes } from '#model/reading/memory/record-notes.ts'

export function useRecordNotes(storeId: string): RecordNotes {
  return useStore(recordNotes(storeId))
}
