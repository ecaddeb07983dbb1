import type { Problem } from '#base/text/problem.ts'
import { Note } from '#components/page/note.tsx'

type StaleNoteProps = {
  problem: Problem | undefined
  noun: string
  onRetry: () => void
}

export function StaleNote({ problem, noun, onRetry }: StaleNoteProps) {
  if (!problem) return null
  const { message, code } = problem
  return (
    <div role="alert">
      <Note tone="warning" banner action={{ label: 'Try again', onClick: onRetry }}>
        Couldn’t refresh {noun.toLowerCase()}. What you see was loaded earlier. {message}
        {code && ` Quote code ${code}.`}
      </Note>
    </div>
  )
}
