import { useEffect } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Private } from '#components/text/private.tsx'
import { ClaimButtons } from '#components/values/claim-buttons.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { canStopChecking, isSettled } from '#model/doing/writes/state.ts'
import { outcomeProblem } from '#model/doing/writes/outcome-problem.ts'
import { replyWords } from '#model/doing/writes/kinds/reply-words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import type { TicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'
import type { useReplyForm } from './use-reply-form.ts'

/** Milliseconds for which a success stays; the message itself stays in the thread. */
const SUCCESS_STAYS = 6_000

type ReplyOutcomeProps = {
  form: ReturnType<typeof useReplyForm>
  walk: Pick<TicketWalk, 'next' | 'nextEmail' | 'over'>
  /** Called when a button that disappears has been pressed. */
  onPressed: () => void
  onNext: () => void
}

export function ReplyOutcome({ form, walk, onPressed, onNext }: ReplyOutcomeProps) {
  const { state, newer, process } = form
  const isSuccess = state.phase === 'done' && state.effect.length === 1
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(() => process.again(), SUCCESS_STAYS)
    return () => clearTimeout(timer)
  }, [isSuccess, process])
  const words = state.phase === 'holding' ? undefined : replyWords(state)
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
  // The words say all that the code stands for.
  const isFaster = state.phase === 'not-sent' && state.error?.code === 'TICKET_CHANGED'
  return (
    <WriteOutcome
      isBox
      words={isSuccess && !walk.next && walk.over > 0 ? { ...words, text: endOf(walk) } : words}
      problem={isFaster ? undefined : outcomeProblem(state)}
      actions={
        newer ? (
          <>
            <Button variant="default" size="xs" onClick={press(readFirst)}>
              Read first
            </Button>
            <Button size="xs" onClick={press(form.sendAnyway)}>
              Send anyway
            </Button>
          </>
        ) : state.phase === 'likely' ? (
          <ClaimButtons process={form.process} />
        ) : isSuccess ? (
          walk.next && (
            <Button variant="default" size="compact-xs" onClick={onNext}>
              <span>
                Next: <Private>{visibleText(walk.nextEmail ?? 'ticket')}</Private> <kbd>N</kbd>
              </span>
            </Button>
          )
        ) : isChecking || isSettled(state) ? (
          <Button variant="default" size="compact-xs" onClick={press(readFirst)}>
            {isChecking ? 'Stop checking' : 'Dismiss'}
          </Button>
        ) : undefined
      }
    />
  )
}

const endOf = ({ over }: Pick<TicketWalk, 'over'>) =>
  `Nobody else in this list seems to wait. ${over} answered.`
