import { createFileRoute } from '@tanstack/react-router'
import { privateStoresLoaded } from '#base/private-store.ts'
import { addressReader } from '#model/lists/address.ts'
import { ticketsList } from '#model/lists/lists.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { NoTicket } from '#features/tickets/no-ticket.tsx'
import { TicketInbox } from '#features/tickets/ticket-inbox.tsx'
import { atLeast, useIsPartial } from '#model/tickets/waiting-count.ts'
import { waitingTickets } from '#model/memory/waiting.ts'
import { useTicketIndex } from '#model/memory/use-tickets.ts'
import { TicketsColumn } from '#features/tickets/tickets-column.tsx'

const readAddress = addressReader(ticketsList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/tickets')({
  validateSearch: readAddress,
  loader: privateStoresLoaded,
  component: TicketsPage,
})

function TicketsPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const waiting = waitingTickets(useTicketIndex(storeId))
  const isPartial = useIsPartial(storeId)
  const title = waiting.length > 0 ? `(${atLeast(waiting.length, isPartial)}) Tickets` : 'Tickets'
  return (
    <TicketInbox
      list={
        <TicketsColumn
          storeId={storeId}
          search={search}
          header={
            <PageHeader
              title="Tickets"
              discreetTitle={title}
              plain
              actions={
                <AnchorLink to="/stores/$storeId/saved-replies" params={{ storeId }}>
                  Saved replies
                </AnchorLink>
              }
            />
          }
          onSearch={(q) => void navigate({ search: (before) => ({ ...before, q }) })}
        />
      }
    >
      <NoTicket storeId={storeId} waiting={waiting} isPartial={isPartial} />
    </TicketInbox>
  )
}
