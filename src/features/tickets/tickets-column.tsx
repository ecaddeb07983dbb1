import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { TicketsAddress } from '#model/lists/lists.ts'
import { waitingTickets } from '#model/memory/tickets.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { ListStatus } from '#components/list-status.tsx'
import { QuickSearch } from '#components/quick-search.tsx'
import { Segments } from '#components/segments.tsx'
import { Outbox } from './outbox.tsx'
import { ScanPanel } from './scan-panel.tsx'
import { useTicketIndex } from '#model/memory/use-tickets.ts'
import { TicketList } from './ticket-list.tsx'
import { type ScanControl, useTicketScan } from '#model/tickets/scans.ts'
import { ticketsShown } from './ticket-selection.ts'
import { useFreshWalk } from './use-ticket-walk.ts'
import styles from './tickets-column.module.css'

type TicketsColumnProps = {
  storeId: string
  search: TicketsAddress
  /** The page's header if the list is the page; otherwise a link back to that page. */
  header?: ReactNode
  onSearch: (q: string | undefined) => void
}

export function TicketsColumn({ storeId, search, header, onSearch }: TicketsColumnProps) {
  const index = useTicketIndex(storeId)
  const scan = useTicketScan(storeId)
  const shown = ticketsShown(index, search)
  const waiting = waitingTickets(index).length
  useFreshWalk(storeId, header !== undefined)
  return (
    <>
      {header ?? (
        <h2 className={styles.title}>
          <AnchorLink to="/stores/$storeId/tickets" params={{ storeId }} search={search}>
            Tickets
          </AnchorLink>
        </h2>
      )}
      <div className={styles.head}>
        <Segments
          label="Which tickets"
          segments={[
            { label: 'All tickets', search: { view: undefined }, current: !search.view },
            {
              label: waiting === 0 ? 'Waiting' : `Waiting ${waiting}`,
              search: { view: 'waiting' },
              current: search.view === 'waiting',
            },
          ]}
        />
        <QuickSearch label="Search these tickets" value={search.q} onSearch={onSearch} live />
      </div>
      <TicketList
        storeId={storeId}
        search={search}
        tickets={shown}
        ownNames={index.ownNames}
        message={
          shown.length === 0 && (
            <NoTickets
              isFiltered={index.tickets.length > 0}
              isWaitingView={search.view === 'waiting' && !search.q}
              scan={scan}
              onClear={() => onSearch(undefined)}
            />
          )
        }
      />
      <ListStatus count={shown.length} nouns={['ticket', 'tickets']} />
      <div className={styles.foot}>
        <Outbox />
        <ScanPanel scan={scan} index={index} />
      </div>
    </>
  )
}

type NoTicketsProps = {
  /** There are tickets, but none match the filters. */
  isFiltered: boolean
  isWaitingView: boolean
  scan: ScanControl
  onClear: () => void
}

function NoTickets({ isFiltered, isWaitingView, scan, onClear }: NoTicketsProps) {
  const { phase } = scan.state
  if (isFiltered && isWaitingView) {
    return (
      <EmptyState
        icon="check"
        title="No one is waiting"
        text="In every loaded ticket, your side wrote last."
      />
    )
  }
  if (isFiltered) {
    return (
      <EmptyState
        title="No ticket matches that text"
        action={
          <Button variant="default" size="xs" onClick={onClear}>
            Clear search
          </Button>
        }
      />
    )
  }
  if (phase === 'complete') return <EmptyState icon="tickets" title="No tickets found" />
  return (
    <EmptyState
      icon="tickets"
      title="No tickets loaded yet"
      text="Your platform keeps tickets with each customer. Check the customers who ordered recently."
      action={
        phase !== 'running' && (
          <Button variant="default" size="xs" onClick={scan.run}>
            Find tickets in recent orders
          </Button>
        )
      }
    />
  )
}
