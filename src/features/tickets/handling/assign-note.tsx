import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { AssignProblem } from '#model/hooks/use-assigned.ts'

type AssignNoteProps = { problem: AssignProblem | undefined; onRetry: (name: string) => void }

/** Says why an assignment did not turn out as intended. */
export function AssignNote({ problem, onRetry }: AssignNoteProps) {
  if (!problem) return null
  const { wanted, holder } = problem
  if (holder === undefined) {
    return (
      <Note banner tone="warning" action={{ label: t`Try again`, onClick: () => onRetry(wanted) }}>
        {t`Counter’s server didn’t answer, so we can’t tell who has this ticket.`}
      </Note>
    )
  }
  return (
    <Note banner tone="warning">
      {holder === '' ? (
        t`Somebody has just unassigned this ticket. Nothing else was changed.`
      ) : (
        <>
          <Trans>
            <bdi>{visibleText(holder)}</bdi> was faster and has this ticket now.
          </Trans>
        </>
      )}
    </Note>
  )
}
