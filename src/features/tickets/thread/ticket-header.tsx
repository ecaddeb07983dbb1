import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Icon } from '#components/controls/icons.tsx'
import { ListNeighbours } from '#components/list/list-neighbours.tsx'
import { titleCount } from '#components/page/page-header.tsx'
import { takeFocus } from '#components/page/page-focus.ts'
import { Private } from '#components/text/private.tsx'
import { subjectWords } from '#features/tickets/queue/ticket-groups.ts'
import type { TicketWalk } from '#features/tickets/queue/use-ticket-walk.ts'
import styles from './ticket-header.module.css'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { TicketAge } from '#features/tickets/queue/ticket-list.tsx'
import { CONTEXT } from '#features/tickets/queue/ticket-inbox.tsx'

type TicketHeaderProps = {
  ticketId: string
  subject: string | undefined
  /** The list, to which a narrow window leads back. */
  parent: LinkProps & { label: string }
  walk: TicketWalk
  /** A reply has just arrived. */
  isSent: boolean
  facts: ReactNode
  actions: ReactNode
}

export function TicketHeader(props: TicketHeaderProps) {
  const { ticketId, subject, parent, walk, isSent, facts, actions } = props
  const { label, ...back } = parent
  const name = isSent ? t`Sent · Ticket ${ticketId.slice(0, 8)}` : t`Ticket ${ticketId.slice(0, 8)}`
  return (
    <header className={styles.header}>
      {/* Histories and tab lists show it, so it has no private data. */}
      <title>{`${useStore(titleCount)}${name} · Counter`}</title>
      <Link {...back} className={styles.back} aria-label={label} title={label}>
        <Icon name="chevron-left" size={22} />
      </Link>
      <h1 ref={takeFocus} className={styles.subject} tabIndex={-1}>
        <Private>{visibleText(subjectWords(subject).slice(0, 200))}</Private>
      </h1>
      <ContextLink className={styles.toContext} label={t`Customer and orders`}>
        <Icon name="account" size={20} />
      </ContextLink>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.steps}>
        {walk.position && <span className={styles.place}>{walk.position}</span>}
        <ListNeighbours
          previous={walk.previous}
          next={walk.next}
          keys={{ previous: 'K', next: 'J' }}
          readsAhead={false}
        />
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}

export function WaitingSince({ date }: { date: string | null | undefined }) {
  return (
    <span className={styles.waiting} title={t`A guess: the last message doesn’t seem to be yours`}>
      <StatusGlyph glyph="half" tone="warning" />
      <span className="truncate">
        <Trans>
          Waiting <TicketAge value={date ?? undefined} />
        </Trans>
      </span>
    </span>
  )
}

export function AnsweredAt({ date }: { date: string | null | undefined }) {
  return (
    <span className={styles.waiting}>
      <StatusGlyph glyph="tick" tone="success" />
      <span className="truncate">
        <Trans>
          Answered <DateTime value={date} missing={t`some time ago`} />
        </Trans>
      </span>
    </span>
  )
}

/** '' is nobody. */
export function AssignedTo({ holder, me }: { holder: string; me: string }) {
  if (holder === '') return <span className="truncate">{t`Unassigned`}</span>
  const isMine = holder === me
  return (
    <span className="truncate">
      <span className={styles.long}>
        {isMine ? t`Assigned to you` : t`Assigned to ${visibleText(holder)}`}
      </span>
      <bdi className={styles.short}>{isMine ? t`You` : visibleText(holder)}</bdi>
    </span>
  )
}

type ContextLinkProps = { className: string | undefined; label?: string; children: ReactNode }

/** On a phone: to the customer and their orders, which cover the ticket. */
export function ContextLink({ className, label, children }: ContextLinkProps) {
  return (
    <Link
      to="."
      search
      hash={CONTEXT}
      resetScroll={false}
      hashScrollIntoView={false}
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
