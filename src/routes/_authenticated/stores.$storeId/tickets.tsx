import { createFileRoute } from '@tanstack/react-router'
import { privateStoresLoaded } from '#base/private-store.ts'
import { addressReader } from '#model/lists/address.ts'
import { ticketsList } from '#model/lists/lists.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { TicketInbox } from '#features/tickets/ticket-inbox.tsx'
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
  const waiting = waitingTickets(useTicketIndex(storeId)).length
  const title = waiting > 0 ? `(${waiting}) Tickets` : 'Tickets'
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
      <EmptyState
        icon="tickets"
        title="No ticket is open"
        text="Choose one from the list. It opens with the conversation, the customer and their orders."
      />
    </TicketInbox>
  )
}
