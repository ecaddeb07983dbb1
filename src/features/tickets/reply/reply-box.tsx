import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { latinKey } from '#base/browser/letter-key.ts'
import { forgetWish, takeWish, wishFor } from '#base/browser/wish.ts'
import { t } from '#base/language/words.ts'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { focusInstead } from '#components/page/page-focus.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Note } from '#components/page/note.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { OtherDraft } from '#components/form/other-draft.tsx'
import { UndoHold } from '#components/overlays/undo-hold.tsx'
import { blankAfter, blanksIn, keyCount } from '#model/doing/replies/reply-blanks.ts'
import { type ReplyValues, replyFrame } from '#model/doing/replies/reply-variables.ts'
import type { ReplyTarget } from '#model/doing/writes/kinds/reply.ts'
import { AfterNote, PartsNote } from './reply-notes.tsx'
import styles from './reply-box.module.css'
import { BelowReply, CameIn, Count, DraftHint, ReplyTools, SendButtons } from './reply-foot.tsx'
import { MarkedArea } from './marked-area.tsx'
import { optionId, ReplyPicker } from '#features/tickets/saved-replies/reply-picker.tsx'
import { ReplyOutcome } from './reply-outcome.tsx'
import { useReplyForm } from './use-reply-form.ts'
import { useReplyKey, firstKeyOf, useDeliveredKeys } from './use-delivered-keys.ts'
import { presenceWords, useColleagues } from '#model/hooks/use-colleagues.ts'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { useReplyPicker } from '#features/tickets/saved-replies/use-reply-picker.ts'
import { takeReplyFocus } from '#features/tickets/thread/use-ticket-keys.ts'
import type { TicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'

const NEXT_TICKET = 'next-ticket'

type OrderInQuestion = { id: string; hasKey: boolean }

type ReplyBoxProps = {
  target: ReplyTarget
  /** Drafts are kept per account. */
  account: string
  email: string | undefined
  /** The entries on screen, which the merchant has read. */
  entries: readonly TicketEntry[]
  walk: TicketWalk
  /** What saved replies can name here. */
  values: ReplyValues
  /** The customer's latest orders, whose keys can be inserted. */
  orderIds: readonly string[]
  order: OrderInQuestion | undefined
  onNext: (isFromReply: boolean) => void
}

/** Where a reply is written. The text stays until the reply appears in the ticket. */
export function ReplyBox(props: ReplyBoxProps) {
  const { target, account, email, entries, walk, values, orderIds, order, onNext } = props
  const preferences = usePreferences()
  const frame = replyFrame(preferences, values)
  const form = useReplyForm(target, account, entries, frame.text)
  const { text, length, state, draft, isBusy } = form
  const notMine = useRoleRefusal('replyTicket')
  const canSend = form.canSend && notMine === undefined
  const isNextFirst = preferences.afterReply === 'next'
  const colleagues = useColleagues({
    storeId: target.storeId,
    ticketId: target.ticketId,
    isWriting: !form.isUntouched && !isBusy,
    name: preferences.myName || values.me || '',
  })
  const presence = presenceWords(colleagues)
  const [wanted, setWanted] = useState<{ andThen: 'stay' | 'next'; isFromReply: boolean }>()
  const field = useRef<HTMLTextAreaElement>(null)
  const countId = useId()
  const toId = useId()
  const listId = useId()
  const picker = useReplyPicker({
    target,
    field,
    text,
    values,
    readKey: async () => (order ? firstKeyOf(target.storeId, order.id) : undefined),
    write: form.write,
  })
  useDeliveredKeys(target.storeId, orderIds, picker.insertAtCursor)
  useReplyKey(field)
  useEffect(() => {
    if (field.current && takeReplyFocus()) focusInstead(field.current)
  }, [])

  function begin() {
    if (text !== '' || frame.text === '') return
    form.begin()
    requestAnimationFrame(() => field.current?.setSelectionRange(frame.cursor, frame.cursor))
  }

  /** Sends what was asked for before the page was ready, so that nobody has to press twice. */
  useArrival(canSend, () => {
    if (wanted) void send(wanted.andThen, wanted.isFromReply)
  })

  /** The pressed button disappears, and would take the focus with it. */
  function goToField() {
    field.current?.focus()
  }

  async function insertKey(orderId: string) {
    const key = await firstKeyOf(target.storeId, orderId).catch(() => undefined)
    if (key) picker.insertAtCursor(key)
  }

  async function send(andThen: 'stay' | 'next', isFromReply = false) {
    if (form.isGettingReady) setWanted({ andThen, isFromReply })
    if (!canSend) return
    setWanted(undefined)
    goToField()
    await form.sendHeld()
    if (andThen !== 'next') return
    if (walk.next) onNext(isFromReply)
    else if (walk.isPartial) wishFor(NEXT_TICKET)
  }

  // A reply that failed is looked at first.
  useArrival((isBusy || state.phase === 'done') && walk.next, () => {
    if (takeWish(NEXT_TICKET)) onNext(true)
  })
  useArrival(!walk.next && !walk.isPartial, forgetWish)

  function undo() {
    form.process.takeBack('undone')
    goToField()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (picker.pressed(event)) return
    const { key, shiftKey, nativeEvent } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (key === 'Enter' && isCommand && !nativeEvent.isComposing) {
      event.preventDefault()
      void send(shiftKey === isNextFirst ? 'stay' : 'next', true)
    }
    const next = key === 'Tab' && !shiftKey ? blankAfter(text, cursorOf(field.current)) : undefined
    if (next) {
      event.preventDefault()
      field.current?.setSelectionRange(next.start, next.end)
    }
    if (latinKey(nativeEvent) === 'z' && isCommand && state.phase === 'holding') undo()
    if (key !== 'Escape') return
    if (state.phase === 'holding') undo()
    else field.current?.blur()
  }

  const isFolded = state.phase === 'done' && text === ''
  // A draft from before stays in sight, and stays a draft.
  if (notMine !== undefined && text === '' && !isBusy) {
    return <div className={styles.composer}>{notMine && <Note icon="lock">{notMine}</Note>}</div>
  }
  return (
    <div className={styles.composer}>
      {!isBusy && (
        <OtherDraft
          draft={draft}
          onUse={(value) => typeof value === 'string' && form.write(value)}
        />
      )}
      {form.unread.length > 0 && !isBusy && !form.newer && (
        <CameIn entries={form.unread} onRead={form.markRead} />
      )}
      {presence && (
        <output className="row near size-small warning">
          <Icon name="customers" size={14} /> {visibleText(presence)}
        </output>
      )}
      <ReplyOutcome form={form} walk={walk} onPressed={goToField} onNext={onNext} />
      <div
        className={styles.box}
        data-empty={(text === '' && !isBusy) || undefined}
        data-folded={isFolded || undefined}
      >
        {picker.isOpen && <ReplyPicker id={listId} storeId={target.storeId} picker={picker} />}
        <MarkedArea
          className={styles.writing}
          text={text}
          marks={blanksIn(text).map((mark) => ({ ...mark, isWarning: true }))}
        >
          <textarea
            ref={field}
            className={styles.field}
            aria-label={t`Reply`}
            aria-describedby={`${countId} ${toId}`}
            aria-invalid={form.parts === undefined}
            placeholder={isFolded ? t`Write again` : t`Write a reply`}
            dir="auto"
            rows={3}
            value={text}
            readOnly={isBusy}
            aria-controls={picker.isOpen ? listId : undefined}
            aria-activedescendant={
              picker.isOpen && picker.active ? optionId(listId, picker.active.id) : undefined
            }
            onChange={({ target: { value, selectionStart } }) => {
              form.write(value)
              setWanted(undefined)
              picker.look(value, selectionStart)
            }}
            onKeyDown={onKeyDown}
            onFocus={begin}
            onBlur={form.end}
          />
        </MarkedArea>
        {isFolded && <kbd className={styles.again}>R</kbd>}
        <PartsNote parts={form.parts} progress={form.progress} />
        {text !== '' && <AfterNote target={target} isBusy={isBusy} onForgotten={goToField} />}
        <div className={styles.foot}>
          {state.phase === 'holding' ? (
            <UndoHold until={state.until} onUndo={undo} />
          ) : (
            <>
              <ReplyTools
                orderId={order?.hasKey ? order.id : undefined}
                onReplies={picker.toggle}
                onKey={insertKey}
              />
              <DraftHint form={form} />
              <Count id={countId} length={length} parts={form.parts} />
              {notMine === undefined ? (
                <SendButtons
                  keys={keyCount(text)}
                  hasNext={walk.next !== undefined}
                  isNextFirst={isNextFirst}
                  canSend={canSend}
                  isBusy={isBusy}
                  onSend={(andThen) => void send(andThen)}
                />
              ) : (
                <RoleNote why={notMine} />
              )}
            </>
          )}
        </div>
      </div>
      <div id={toId}>{!isFolded && <BelowReply email={email} isNextFirst={isNextFirst} />}</div>
    </div>
  )
}

const cursorOf = (field: HTMLTextAreaElement | null) => field?.selectionEnd ?? 0
