import type { LinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { TicketsAddress } from '#model/lists/lists.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { inOrder, isWaiting } from '#model/memory/tickets.ts'
import { ListNeighbours } from '#components/list-neighbours.tsx'
import { Note } from '#components/note.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { Status } from '#components/status.tsx'
import { visibleText } from '#base/visible-text.ts'
import { ReplyBox } from './reply-box.tsx'
import type { ReplyTarget } from '#model/writes/reply.ts'
import { useTicketIndex } from '#model/memory/use-tickets.ts'
import { subjectWords, ticketLink, ticketsShown } from './ticket-selection.ts'
import { TicketThread } from './ticket-thread.tsx'
import styles from './ticket-view.module.css'

type TicketViewProps = {
  target: ReplyTarget
  account: string
  ticket: Ticket
  parent: LinkProps & { label: string }
  search: TicketsAddress
  /** The store does not accept tickets. */
  isTicketingOff: boolean
  /** The reload failed, so what is shown is older. */
  isStale: boolean
  onRefresh: () => void
}

export function TicketView(props: TicketViewProps) {
  const { target, account, ticket, parent, search, isTicketingOff, isStale, onRefresh } = props
  const index = useTicketIndex(target.storeId)
  const { ownNames } = index
  const entries = inOrder(ticket.entries)
  const waits = isWaiting(
    { firstAuthor: entries[0]?.name, lastEntry: { name: entries.at(-1)?.name } },
    ownNames,
  )
  const shown = ticketsShown(index, search)
  const at = shown.findIndex(({ id }) => id === ticket.id)
  // An answered ticket leaves the waiting view, so the next one is whichever waits longest.
  const neighbour = (position: number) => {
    const known = shown[position]
    return known && ticketLink(target.storeId, known, search)
  }
  const end = useRef<HTMLDivElement>(null)
  useEffect(function openAtTheNewest() {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight > clientHeight * 1.2) end.current?.scrollIntoView({ block: 'end' })
  }, [])
  return (
    <>
      <PageHeader
        title={visibleText(subjectWords(ticket.subject).slice(0, 200))}
        discreetTitle={`Ticket ${ticket.id.slice(0, 8)}`}
        parent={parent}
        actions={
          <>
            {waits && (
              <span className={styles.waiting} title="A guess: the first author also wrote last">
                <Status value="waiting" label="Waiting for reply" />
              </span>
            )}
            <a className={styles.toContext} href="#ticket-context">
              Customer
            </a>
            <ListNeighbours noun="ticket" previous={neighbour(at - 1)} next={neighbour(at + 1)} />
          </>
        }
      />
      {isTicketingOff && (
        <Note banner tone="warning">
          Tickets are switched off in this store’s settings. Replies may still go through.
        </Note>
      )}
      {isStale && (
        <Note banner tone="warning" action={{ label: 'Try again', onClick: onRefresh }}>
          The ticket could not be read again; there may be newer messages.
        </Note>
      )}
      {entries.length === 0 && <p className={styles.none}>No messages yet.</p>}
      <TicketThread entries={entries} ownNames={ownNames} />
      <ReplyBox target={target} account={account} entries={entries} />
      <div ref={end} />
    </>
  )
}
