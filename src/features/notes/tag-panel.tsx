import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { TextFilter } from '#components/filters/text-filter.tsx'
import { FloatingPanel } from '#components/overlays/floating-panel.tsx'
import { LONGEST_TAG, recordNotes, tagsUsed } from '#model/reading/memory/record-notes.ts'

type TagPanelProps = {
  label: string
  storeId: string
  /** Tags that need not be suggested. */
  present: readonly string[]
  typedAhead: () => string
  onTag: (tag: string) => void
  onClose: () => void
}

/** Stays open for the next tag. */
export function TagPanel({ label, storeId, present, typedAhead, onTag, onClose }: TagPanelProps) {
  const [count, setCount] = useState(0)
  const had = new Set(present.map((tag) => tag.toLowerCase()))
  const suggestions = tagsUsed(useStore(recordNotes(storeId))).filter(
    (tag) => !had.has(tag.toLowerCase()),
  )
  return (
    <FloatingPanel label={label} onClose={onClose}>
      <TextFilter
        key={count}
        label={t`Tag`}
        value={undefined}
        suggestions={suggestions}
        isVerbatim
        longest={LONGEST_TAG}
        typedAhead={typedAhead}
        typedWords={(tag) => t`Add “${tag}”`}
        onSubmit={(tag) => {
          if (tag === undefined) onClose()
          else {
            onTag(tag)
            setCount(count + 1)
          }
        }}
      />
    </FloatingPanel>
  )
}
