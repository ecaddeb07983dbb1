import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ClaimButtons } from '#components/values/claim-buttons.tsx'
import { WriteOutcome } from '#components/form/write-outcome.tsx'
import { canStopChecking, isSettled } from '#model/doing/writes/state.ts'
import { outcomeProblem, outcomeWords } from '#model/doing/writes/phase-words.ts'
import { replyWords } from '#model/doing/writes/kinds/reply-words.ts'
import type { TicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import { letterKey } from '#base/browser/letter-key.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { Trans } from '#components/text/trans.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import styles from './reply-outcome.module.css'
import type { useReplyForm } from './use-reply-form.ts'

type ReplyOutcomeProps = {
  form: ReturnType<typeof useReplyForm>
  walk: TicketWalk
  /** Called when a button that disappears has been pressed. */
  onPressed: () => void
  onNext: (isByKey: boolean) => void
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

type SentNoteProps = {
  walk: TicketWalk
  /** Nothing was typed since, so that the focus may leave the box. */
  isEmpty: boolean
  onStay: () => void
  onNext: (isByKey: boolean) => void
  /** Moves the focus to the reply box. */
  onWrite: () => void
}

/** A reply was sent: the next ticket is one key away, and so is a second reply. */
function SentNote({ walk, isEmpty, onStay, onNext, onWrite }: SentNoteProps) {
  const way = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const isEnd = !walk.next && walk.over > 0
  // Who is next may be known a moment later.
  const isWayKnown = isEnd || walk.next !== undefined
  useArrival(isWayKnown && isEmpty, () => {
    if (document.activeElement instanceof HTMLTextAreaElement) way.current?.focus()
  })

  /** The letter itself arrives in the box, which has the focus by then. */
  function goOnWriting(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return
    if (['n', 'r'].includes(letterKey(event.nativeEvent) ?? '')) return
    event.stopPropagation()
    onWrite()
  }

  return (
    <div className={styles.note} data-sent-note>
      <output className={styles.words}>
        <StatusGlyph glyph="tick" tone="success" size={16} />{' '}
        <b>{t({ message: 'Sent', context: 'a reply' })}</b>
        {isEnd && (
          <span>
            <Trans>
              {walk.isPartial ? t`All done so far.` : t`All done.`} You answered{' '}
              {formatNumber(walk.over)}.
            </Trans>
          </span>
        )}
      </output>
      <Button variant="subtle" color="gray" size="xs" onClick={onStay}>
        {t`Stay here`}
      </Button>
      {walk.next && (
        <Button
          ref={way}
          size="xs"
          // By the keyboard, which then goes on in the next reply.
          onClick={({ detail }) => onNext(detail === 0)}
          onKeyDown={goOnWriting}
        >
          <span className={styles.next}>
            <span className="truncate words">
              <Trans>
                Next: <Private>{visibleText(walk.nextEmail ?? 'ticket')}</Private>
              </Trans>
            </span>
            <kbd>N</kbd>
          </span>
        </Button>
      )}
      {isEnd && (
        <Link {...walk.list} ref={way} onKeyDown={goOnWriting}>
          {t`Back to the list`}
        </Link>
      )}
    </div>
  )
}
