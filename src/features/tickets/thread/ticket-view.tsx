import type { LinkProps } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { Ticket } from '#api/schemas/tickets.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { useObservable } from '#base/storage/use-observable.ts'
import { Icon } from '#components/controls/icons.tsx'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { marksBody } from '#components/values/marks.ts'
import { AssignButton, RestButtons } from '#features/tickets/handling/handling-buttons.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import handling from '#features/tickets/handling/handling.module.css'
import { useTicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'
import { Outbox } from '#features/tickets/reply/outbox.tsx'
import { ReplyBox } from '#features/tickets/reply/reply-box.tsx'
import { replyValues } from '#model/doing/replies/reply-variables.ts'
import { holderOf } from '#model/doing/tickets/assigned.ts'
import { replies, type ReplyTarget } from '#model/doing/writes/kinds/reply.ts'
import { type AssignProblem, useAssign, useAssigned } from '#model/hooks/use-assigned.ts'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import type { TicketOrder } from '#model/hooks/use-ticket-order.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import { staffNames } from '#model/reading/memory/staff.ts'
import { inOrder } from '#model/records/tickets/ticket-records.ts'
import { isWaiting } from '#model/records/tickets/waiting.ts'
import {
  ContextLink,
  AnsweredAt,
  AssignedTo,
  TicketHeader,
  WaitingSince,
} from './ticket-header.tsx'
import { TicketThread } from './ticket-thread.tsx'
import styles from './ticket-view.module.css'
import { useTicketKeys } from './use-ticket-keys.ts'

const marksOwnBar = marksBody('data-has-own-bar')
const REPLY_BOX = '[data-own-bar]'

type TicketViewProps = {
  target: ReplyTarget
  account: string
  ticket: Ticket
  email: string | undefined
  /** The customer's orders, and the one that the ticket is about. */
  about: TicketOrder
  store: { name?: string; isTicketingEnabled?: boolean } | undefined
  parent: LinkProps & { label: string }
  search: TicketsAddress
  /** The reload failed, so what is shown is older. */
  isStale: boolean
  onRefresh: () => void
}

export function TicketView(props: TicketViewProps) {
  const { target, account, ticket, email, about, store, parent, search } = props
  const { isStale, onRefresh } = props
  const { proved } = useStore(staffNames(target.storeId))
  const index = useTicketIndex(target.storeId)
  const { ownNames } = index
  const entries = inOrder(ticket.entries)
  const known = index.tickets.find(({ id }) => id === ticket.id)
  const last = entries.at(-1)
  const waits = last && isWaiting({ lastEntry: last }, ownNames)
  const walk = useTicketWalk(target.storeId, target.ticketId, search, index)
  const go = useTicketKeys(walk)
  const reply = useObservable(replies.get(target))
  const { assigned, me } = useAssigned(target.storeId)
  const mayAssign = useRoleRefusal('replyTicket') === undefined
  const hands = useAssign(target.storeId, target.ticketId, assigned ?? {})
  const values = replyValues({
    customerName: entries[0]?.name,
    email,
    order: about.values,
    storeName: store?.name,
    me: proved[0],
  })
  const thread = useRef<HTMLOListElement>(null)
  const count = useRef(entries.length)

  useLayoutEffect(() => {
    showLastOf(thread.current)
    // Parts of the page come a moment later, and push the messages about.
    const watched = new ResizeObserver(() => showLastOf(thread.current))
    for (const part of [document.body, document.querySelector(REPLY_BOX)]) {
      if (part) watched.observe(part)
    }
    const ending = new AbortController()
    const end = () => {
      watched.disconnect()
      ending.abort()
    }
    for (const own of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      addEventListener(own, end, { passive: true, signal: ending.signal })
    }
    return end
  }, [])
  useArrival(entries.length, function showWhatCame(many) {
    if (many > count.current) showLastOf(thread.current)
    count.current = many
  })
  return (
    <>
      <TicketHeader
        ticketId={ticket.id}
        subject={ticket.subject}
        parent={parent}
        walk={walk}
        isSent={reply.phase === 'done' && reply.effect.length === 1 && !reply.isEarlier}
        facts={
          <>
            {waits && <WaitingSince date={last.dateCreated} />}
            {last && !waits && <AnsweredAt date={last.dateCreated} />}
            {assigned && <AssignedTo holder={holderOf(assigned, target.ticketId)} me={me} />}
          </>
        }
        actions={
          <span className={handling.handling}>
            {assigned && mayAssign && (
              <AssignButton
                ticketId={target.ticketId}
                assigned={assigned}
                me={me}
                ours={ownNames}
                isBusy={hands.isBusy}
                onAssign={(name) => void hands.assign(name)}
              />
            )}
            {known && (
              <RestButtons
                storeId={target.storeId}
                ticket={known}
                mark={index.resting.get(known.id)}
                onRested={() => go(walk.next, false)}
              />
            )}
          </span>
        }
      />
      <AssignNote problem={hands.problem} onRetry={(name) => void hands.assign(name)} />
      {about.undelivered && about.order && (
        <UndeliveredStrip words={about.undelivered} orderId={about.order.id} />
      )}
      {store?.isTicketingEnabled === false && (
        <Note banner tone="warning">
          {t`Tickets are switched off in this store’s settings. Replies may still go through.`}
        </Note>
      )}
      {isStale && (
        <Note banner tone="warning" action={{ label: t`Try again`, onClick: onRefresh }}>
          {t`Couldn’t refresh. There may be newer messages.`}
        </Note>
      )}
      {entries.length === 0 && <p className={styles.none}>{t`No messages yet.`}</p>}
      <TicketThread
        ref={thread}
        storeId={target.storeId}
        entries={entries}
        staff={ownNames}
        values={values}
      />
      <div ref={marksOwnBar} className={styles.bar} data-own-bar>
        <Outbox className={styles.outbox} />
        <ReplyBox
          target={target}
          account={account}
          email={email}
          entries={entries}
          walk={walk}
          values={values}
          orderIds={about.orders.rows?.map(({ id }) => id) ?? []}
          order={about.order && { id: about.order.id, hasKey: about.hasKey }}
          onNext={(isFromReply) => go(walk.next, isFromReply)}
        />
      </div>
    </>
  )
}

/** On a phone, where the order is a press away. */
function UndeliveredStrip({ words, orderId }: { words: string; orderId: string }) {
  return (
    <ContextLink className={styles.undelivered}>
      <Icon name="warning" size={16} />
      <span>
        <Trans>
          <strong>{words}</strong>, order {orderId.slice(0, 8)}
        </Trans>
      </span>
      <Icon name="chevron-right" size={16} />
    </ContextLink>
  )
}

function showLastOf(thread: HTMLElement | null) {
  showMessage(thread?.querySelector(':scope > li:last-child'), document.querySelector(REPLY_BOX))
}

/**
 * Scrolls just far enough that the message stands between the page's header and the reply box; of a
 * message that is too long for that, the beginning.
 */
function showMessage(message: Element | null | undefined, replyBox: Element | null) {
  if (!message || !replyBox) return
  const header = document.querySelector('main header')?.getBoundingClientRect().bottom ?? 0
  const { top, bottom } = message.getBoundingClientRect()
  // In a low window the box stands below all messages.
  const end = Math.min(replyBox.getBoundingClientRect().top, innerHeight)
  if (bottom <= end && top >= header) return
  const isTooLong = bottom - top > end - header
  window.scrollBy({ top: isTooLong ? top - header : bottom - end })
}

type AssignNoteProps = { problem: AssignProblem | undefined; onRetry: (name: string) => void }

/** Says why an assignment did not turn out as intended. */
function AssignNote({ problem, onRetry }: AssignNoteProps) {
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
