import { t } from '#base/language/words.ts'
import { Note } from '#components/page/note.tsx'

type IgnoredNoteProps = {
  parts: readonly string[]
  /** Columns that the list doesn’t have. */
  columns: readonly string[]
  /** Not a fault of the platform, so said more quietly. */
  unseen: readonly string[]
}

export function IgnoredNote({ parts, columns, unseen }: IgnoredNoteProps) {
  const names = columns.map((id) => `“${id}”`).join(', ')
  const left =
    names === '' ? parts : [...parts, t`Left out, because the list has no such column: ${names}.`]
  return (
    <>
      {left.length > 0 && (
        <Note banner tone="warning">
          {left.join(' ')}
        </Note>
      )}
      {unseen.length > 0 && <Note banner>{unseen.join(' ')}</Note>}
    </>
  )
}
