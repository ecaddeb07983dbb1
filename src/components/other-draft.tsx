import { DateTime } from './date-time.tsx'
import type { useDraft } from '#base/drafts/use-draft.ts'
import { Note } from './note.tsx'

type OtherDraftProps = {
  draft: ReturnType<typeof useDraft>
  /** Puts it in place of what is here. */
  onUse: (value: unknown) => void
}

/** Of two tabs the one that wrote last is kept; this offers it to the other one. */
export function OtherDraft({ draft, onUse }: OtherDraftProps) {
  const { other, dismissOther } = draft
  if (!other) return undefined
  function use() {
    dismissOther()
    onUse(other?.value)
  }
  return (
    <Note tone="accent" action={{ label: 'Use it here', onClick: use }}>
      Another tab has a newer draft of this, from <DateTime value={other.savedAt} />.
    </Note>
  )
}
