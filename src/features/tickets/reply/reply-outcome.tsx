import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ClaimButtons } from '#components/values/claim-buttons.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { canStopChecking, isSettled } from '#model/doing/writes/state.ts'
import { outcomeProblem } from '#model/doing/writes/outcome-problem.ts'
import { replyWords } from '#model/doing/writes/kinds/reply-words.ts'
import { outcomeWords } from '#model/doing/writes/phase-words.ts'
import type { TicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'
import { SentNote } from './sent-note.tsx'
import type { useReplyForm } from './use-reply-form.ts'

type ReplyOutcomeProps = {
  form: ReturnType<typeof useReplyForm>
  walk: TicketWalk
  /** Called when a button that disappears has been pressed. */
  onPressed: () => void
  onNext: () => void
}

export function ReplyOutcome({ form, walk, onPressed, onNext }: ReplyOutcomeProps) {
  const { state, newer } = form
  const isSuccess = state.phase === 'done' && state.effect.length === 1
  const words = state.phase === 'holding' ? undefined : outcomeWords(replyWords, state)
  if (!words) return null
  const press = (act: () => void) => () => {
    act()
    onPressed()
  }
  const readFirst = () => {
    form.markRead()
    form.dismiss()
  }
  const isChecking = canStopChecking(state)
  if (isSuccess && !state.isEarlier) {
    return (
      <SentNote
        title={words.title}
        walk={walk}
        isEmpty={form.text === ''}
        onStay={press(form.process.again)}
        onNext={onNext}
        onWrite={onPressed}
      />
    )
  }
  // The words say all that the code stands for.
  const isFaster = state.phase === 'not-sent' && state.error?.code === 'TICKET_CHANGED'
  return (
    <WriteOutcome
      isBox
      words={words}
      problem={isFaster ? undefined : outcomeProblem(state)}
      actions={
        newer ? (
          <>
            <Button variant="default" size="xs" onClick={press(readFirst)}>
              {t`Read first`}
            </Button>
            <Button size="xs" onClick={press(form.sendAnyway)}>
              {t`Send anyway`}
            </Button>
          </>
        ) : state.phase === 'likely' ? (
          <ClaimButtons process={form.process} />
        ) : isChecking || isSettled(state) ? (
          <Button variant="default" size="compact-xs" onClick={press(readFirst)}>
            {isChecking ? t`Stop checking` : t`Dismiss`}
          </Button>
        ) : undefined
      }
    />
  )
}
