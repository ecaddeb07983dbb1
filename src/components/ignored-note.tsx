import { Note } from './note.tsx'

export function IgnoredNote({ parts }: { parts: readonly string[] }) {
  return (
    <Note banner tone="warning">
      {parts.join(' ')}
    </Note>
  )
}
