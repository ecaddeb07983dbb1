import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'
import { Note } from '#components/page/note.tsx'

type StaleNoteProps = {
  problem: Problem | undefined
  onRetry: () => void
}

export function StaleNote({ problem, onRetry }: StaleNoteProps) {
  if (!problem) return null
  const { message, code } = problem
  return (
    <div role="alert">
      <Note tone="warning" banner action={{ label: t`Try again`, onClick: onRetry }}>
        {sentences([
          t`Couldn’t refresh. What you see was loaded earlier. ${message}`,
          code && t`Quote code ${code}.`,
        ])}
      </Note>
    </div>
  )
}
