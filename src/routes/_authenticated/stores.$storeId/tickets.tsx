import { createFileRoute } from '@tanstack/react-router'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import { ticketsList } from '#model/reading/lists/lists.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { NoTicket } from '#features/tickets/queue/no-ticket.tsx'
import { TicketInbox } from '#features/tickets/queue/ticket-inbox.tsx'
import { atLeast, useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { useTicketReader } from '#model/doing/tickets/reader-leader.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { useTicketIndex } from '#model/hooks/use-tickets.ts'
import { TicketsColumn } from '#features/tickets/queue/tickets-column.tsx'

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
                <ButtonLink
                  to="/stores/$storeId/saved-replies"
                  params={{ storeId }}
                  variant="subtle"
                  size="xs"
                >
                  Saved replies
                </ButtonLink>
              }
            />
          }
          onSearch={(q) => void navigate({ search: (before) => ({ ...before, q }) })}
        />
      }
    >
      <NoTicket storeId={storeId} waiting={waiting} reader={useTicketReader(storeId)} />
    </TicketInbox>
  )
}
