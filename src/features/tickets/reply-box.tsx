import { Button } from '@mantine/core'
import { type KeyboardEvent, useId, useRef } from 'react'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { formatNumber } from '#base/money-format.ts'
import { classNames } from '#components/class-names.ts'
import { DateTime } from '#components/date-time.tsx'
import { Icon } from '#components/icons.tsx'
import { OtherDraft } from '#components/other-draft.tsx'
import { UndoHold } from '#components/undo-hold.tsx'
import type { ReplyTarget } from '#model/writes/reply.ts'
import styles from './reply-box.module.css'
import { useReplyKey } from './reply-key.ts'
import { ReplyOutcome } from './reply-outcome.tsx'
import { LONGEST_REPLY, useReplyForm } from './use-reply-form.ts'

const NEARLY = Math.floor(LONGEST_REPLY * 0.9)

type ReplyBoxProps = {
  target: ReplyTarget
  /** Drafts are kept per account. */
  account: string
  /** The entries on screen, which the merchant has read. */
  entries: readonly TicketEntry[]
}

/** Where a reply is written. The text stays until the reply appears in the ticket. */
export function ReplyBox({ target, account, entries }: ReplyBoxProps) {
  const form = useReplyForm(target, account, entries)
  const { text, length, state, draft, isBusy, canSend } = form
  const field = useRef<HTMLTextAreaElement>(null)
  const countId = useId()
  useReplyKey(field)

  /** The pressed button disappears, and would take the focus with it. */
  function goToField() {
    field.current?.focus()
  }

  function send() {
    if (!canSend) return
    goToField()
    void form.sendHeld()
  }

  function undo() {
    form.process.takeBack('undone')
    goToField()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') undo()
  }

  return (
    <div className={styles.composer} data-own-bar>
      {!isBusy && (
        <OtherDraft
          draft={draft}
          onUse={(value) => typeof value === 'string' && form.write(value)}
        />
      )}
      <ReplyOutcome form={form} onPressed={goToField} />
      <div className={styles.box}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label="Reply"
          aria-describedby={countId}
          aria-invalid={length > LONGEST_REPLY}
          placeholder="Write a reply"
          rows={3}
          value={text}
          readOnly={isBusy}
          onChange={(event) => form.write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.foot}>
          {state.phase === 'holding' ? (
            <UndoHold until={state.until} onUndo={undo} />
          ) : (
            <>
              <DraftHint form={form} />
              <Count id={countId} length={length} />
              <Button
                size="xs"
                className={styles.send}
                leftSection={<Icon name="send" size={14} />}
                disabled={!canSend}
                loading={isBusy}
                onClick={send}
              >
                Send reply
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

function DraftHint({ form }: { form: ReturnType<typeof useReplyForm> }) {
  const { text, draft, isFromEarlier, refusal } = form
  return (
    <span className={styles.hint}>
      {refusal && text !== '' ? (
        refusal
      ) : isFromEarlier && draft.stored ? (
        <>
          Draft from <DateTime value={draft.stored.savedAt} />
        </>
      ) : draft.isSaved && text !== '' ? (
        'Draft kept in this browser'
      ) : (
        'Ctrl Enter sends'
      )}
      {!draft.isKept && text !== '' && '. Drafts are off in this browser'}
    </span>
  )
}

function Count({ id, length }: { id: string; length: number }) {
  const isOver = length > LONGEST_REPLY
  return (
    <span
      id={id}
      className={classNames(styles.count, length > NEARLY && styles.near)}
      data-over={isOver || undefined}
    >
      {formatNumber(length)} / {formatNumber(LONGEST_REPLY)}
      {isOver && <span role="alert"> Too long by {formatNumber(length - LONGEST_REPLY)}</span>}
    </span>
  )
}
