import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'

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
        <Trans>Couldn’t refresh. What you see was loaded earlier. {message}</Trans>
        {code && ` ${t`Quote code ${code}.`}`}
      </Note>
    </div>
  )
}
