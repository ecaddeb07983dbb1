import { Button } from '@mantine/core'
import { formatNumber } from '#base/money-format.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { showFormWrite } from '#model/writes/registry.ts'
import { classNames } from '#components/class-names.ts'
import { DateTime } from '#components/date-time.tsx'
import { useDraft } from '#base/drafts/use-draft.ts'
import { Icon } from '#components/icons.tsx'
import { useObservable } from '#base/use-observable.ts'
import { OtherDraft } from '#components/other-draft.tsx'
import { ReplyHold } from './reply-hold.tsx'
import { ReplyOutcome } from './reply-outcome.tsx'
import { useReplyKey } from './reply-key.ts'
import { replyProcess } from '#model/writes/reply-process.ts'
import { isBusy, newerEntries, replyText } from '#model/writes/reply-state.ts'
import type { ReplyTarget } from '#model/writes/reply.ts'
import styles from './reply-box.module.css'

/** UTF-16 units, as the service most likely counts them (specification, "Limits"). */
const LONGEST = 2048
const NEARLY = Math.floor(LONGEST * 0.9)

type ReplyBoxProps = {
  target: ReplyTarget
  /** Whose key is in use: drafts are told apart by it. */
  account: string
  /** The entries on screen: what the merchant has read. */
  entries: readonly TicketEntry[]
}

/** Where a reply is written. The text stays until it has been seen in the ticket. */
export function ReplyBox({ target, account, entries }: ReplyBoxProps) {
  const process = replyProcess(target)
  const state = useObservable(process)
  useEffect(() => showFormWrite(process.write), [process])
  const draftName = ['reply', account, target.storeId, target.ticketId].join('.')
  const draft = useDraft(draftName)
  const earlier = typeof draft.stored?.value === 'string' ? draft.stored.value : ''
  const [text, setText] = useState(earlier)
  const field = useRef<HTMLTextAreaElement>(null)
  const countId = useId()
  const { length } = replyText(text)
  const isLocked = isBusy(state)
  const canSend = length > 0 && length <= LONGEST && !isLocked && !newerEntries(state)
  useReplyKey(field)

  useEffect(
    function takeBackWhenLeaving() {
      window.addEventListener('pagehide', process.takeBack)
      return () => {
        window.removeEventListener('pagehide', process.takeBack)
        process.takeBack()
      }
    },
    [process],
  )

  const sentText = state.phase === 'done' ? replyText(state.effect[0]?.message ?? '') : undefined
  const [cleared, setCleared] = useState<typeof state>()
  if (sentText !== undefined && cleared !== state) {
    setCleared(state)
    if (replyText(text) === sentText) setText('')
  }

  function write(next: string) {
    setText(next)
    if (next === '') draft.forget()
    else draft.keep(next)
    if (!isLocked && state.phase !== 'review') process.dismiss()
  }

  /** What was pressed is gone at once, and the focus would be lost with it. */
  function goToField() {
    field.current?.focus()
  }

  function send() {
    if (!canSend) return
    goToField()
    void process.send(text, entries, draft.reference())
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') process.takeBack()
  }

  return (
    <div className={styles.composer} data-own-bar>
      {!isLocked && (
        <OtherDraft draft={draft} onUse={(value) => typeof value === 'string' && write(value)} />
      )}
      <ReplyOutcome process={process} state={state} entries={entries} onPressed={goToField} />
      <div className={styles.box}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label="Reply"
          aria-describedby={countId}
          aria-invalid={length > LONGEST}
          placeholder="Write a reply"
          rows={3}
          value={text}
          readOnly={isLocked}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {state.phase === 'holding' ? (
          <ReplyHold
            until={state.until}
            onTakeBack={() => {
              process.takeBack()
              goToField()
            }}
          />
        ) : (
          <div className={styles.foot}>
            <span className={styles.hint}>
              {draft.stored && text === earlier && earlier !== '' ? (
                <>
                  Draft from <DateTime value={draft.stored.savedAt} />
                </>
              ) : draft.isSaved && text !== '' ? (
                'Draft saved'
              ) : (
                'Ctrl Enter sends'
              )}
              {!draft.isKept && text !== '' && '. This browser does not keep the draft'}
            </span>
            <span
              id={countId}
              className={classNames(styles.count, length > NEARLY && styles.near)}
              data-over={length > LONGEST || undefined}
            >
              {formatNumber(length)} / {formatNumber(LONGEST)}
              {length > LONGEST && (
                <span role="alert"> Too long by {formatNumber(length - LONGEST)}</span>
              )}
            </span>
            <Button
              size="xs"
              className={styles.send}
              leftSection={<Icon name="send" size={14} />}
              disabled={!canSend}
              loading={isLocked}
              onClick={send}
            >
              Send reply
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
