import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'

type ViewNotesProps = {
  /** What of the open view no longer works. */
  left: readonly string[]
  onSave: () => void
  /** A view in the address that is not among one's own; empty if there is none. */
  sharedName: string
  onKeep: () => void
  deletedName: string | undefined
  onRestore: () => void
}

export function ViewNotes(props: ViewNotesProps) {
  const { left, onSave, sharedName, onKeep, deletedName, onRestore } = props
  return (
    <div>
      {left.length > 0 && (
        <Note banner action={{ label: t`Save without them`, onClick: onSave }}>
          <Trans>Left out: {commaList(left)}. The rest works.</Trans>
        </Note>
      )}
      {sharedName !== '' && (
        <Note banner tone="accent" icon="link" action={{ label: t`Keep it`, onClick: onKeep }}>
          <Trans>A shared view, “{sharedName}”. It isn’t among yours.</Trans>
        </Note>
      )}
      {deletedName !== undefined && (
        <Note banner action={{ label: t`Undo`, onClick: onRestore }}>
          <Trans>“{deletedName}” is deleted.</Trans>
        </Note>
      )}
    </div>
  )
}
