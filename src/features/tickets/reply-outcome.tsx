import { Button } from '@mantine/core'
import { ClaimButtons } from '#components/claim-buttons.tsx'
import { WriteOutcome } from '#components/write-outcome.tsx'
import { canStopChecking, isSettled } from '#model/writes/state.ts'
import { outcomeProblem } from '#model/writes/outcome-problem.ts'
import { replyWords } from '#model/writes/reply-words.ts'
import type { useReplyForm } from './use-reply-form.ts'

type ReplyOutcomeProps = {
  form: ReturnType<typeof useReplyForm>
  /** Called when a button that disappears has been pressed. */
  onPressed: () => void
}

export function ReplyOutcome({ form, onPressed }: ReplyOutcomeProps) {
  const { state, newer } = form
  const words = state.phase === 'holding' ? undefined : replyWords(state)
  if (!words) return null
  const press = (act: () => void) => () => {
    act()
    onPressed()
  }
  const isChecking = canStopChecking(state)
  return (
    <WriteOutcome
      isBox
      words={words}
      problem={outcomeProblem(state)}
      actions={
        newer ? (
          <>
            <Button variant="default" size="xs" onClick={press(form.dismiss)}>
              Read first
            </Button>
            <Button size="xs" onClick={press(form.sendAnyway)}>
              Send anyway
            </Button>
          </>
        ) : state.phase === 'likely' ? (
          <ClaimButtons process={form.process} />
        ) : isChecking || isSettled(state) ? (
          <Button variant="default" size="compact-xs" onClick={press(form.dismiss)}>
            {isChecking ? 'Stop checking' : 'Dismiss'}
          </Button>
        ) : undefined
      }
    />
  )
}
