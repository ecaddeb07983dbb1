import { Note } from '#components/page/note.tsx'

type IgnoredNoteProps = {
  parts: readonly string[]
  /** Not a fault of the platform, so said more quietly. */
  unseen: readonly string[]
}

export function IgnoredNote({ parts, unseen }: IgnoredNoteProps) {
  return (
    <>
      {parts.length > 0 && (
        <Note banner tone="warning">
          {parts.join(' ')}
        </Note>
      )}
      {unseen.length > 0 && <Note banner>{unseen.join(' ')}</Note>}
    </>
  )
}
