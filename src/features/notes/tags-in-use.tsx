import { useArrival } from '#base/browser/use-arrival.ts'
import { ownSuggestions } from '#base/address/own-words.ts'
import { useRecordNotes } from '#model/hooks/use-record-notes.ts'
import { tagsUsed } from '#model/reading/memory/record-notes.ts'

type TagsInUseProps = {
  storeId: string
  /** The list shows notes or tags, so it needs those of colleagues, too. */
  areShown?: boolean
}

/** Tells the filter bar of a list which tags there are. */
export function TagsInUse({ storeId, areShown = false }: TagsInUseProps) {
  const { notes } = useRecordNotes(storeId, areShown)
  useArrival(notes, (used) => ownSuggestions.set(tagsUsed(used)))
  return null
}
