import { createFileRoute } from '@tanstack/react-router'
import { customerQuery } from '#api/customers.ts'
import { prefetch } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import { ticketsList } from '#model/reading/lists/lists.ts'
import { useListOrigin } from '#model/hooks/use-list-origin.ts'
import { Suspense } from 'react'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { useSession } from '#features/session/use-session.ts'
import { TicketInbox } from '#features/tickets/queue/ticket-inbox.tsx'
import { searchedTickets } from '#features/tickets/queue/ticket-selection.ts'
import { TicketView } from '#features/tickets/thread/ticket-view.tsx'
import { TicketsColumn } from '#features/tickets/queue/tickets-column.tsx'
import { useOpenTicket } from '#model/hooks/use-open-ticket.ts'
import { useTicketOrder } from '#model/hooks/use-ticket-order.ts'
import { requireIds } from '#routes/-require-ids.ts'
import { TicketMissing } from '#routes/-ticket-missing.tsx'
import { TicketSide } from '#routes/-ticket-side.tsx'
import { useWayBack } from '#routes/-way-back.ts'

const readAddress = addressReader(ticketsList)

export const Route = createFileRoute(
  '/_authenticated/stores/$storeId/customers/$customerId/tickets/$ticketId',
)({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => requireIds(params.customerId, params.ticketId),
  loader: ({ context, params }) => {
    const query = customerQuery(params.storeId, params.customerId)
    void prefetch(context.queryClient, query)
    return { query }
  },
  component: TicketPage,
})

function TicketPage() {
  const { storeId, customerId, ticketId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { store } = useCurrentStore()
  const { account } = useSession()
  const { query, customer, ticket, email } = useOpenTicket(Route.useLoaderData().query, ticketId)
  const about = useTicketOrder(storeId, ticket, email)
  const listLink = { to: '/stores/$storeId/tickets', params: { storeId }, search } as const
  // Whichever way a ticket was opened, its list is known: the one beside it.
  useWayBack(listLink, useListOrigin(ticketsList)?.isElsewhere ?? true)
  const isOpen = customer && ticket
  return (
    <TicketInbox
      isOpen
      list={
        <TicketsColumn
          storeId={storeId}
          search={search}
          openId={ticketId}
          onSearch={(q) => void navigate({ search: (before) => searchedTickets(before, q) })}
        />
      }
      context={
        isOpen && (
          <TicketSide
            storeId={storeId}
            storeCurrency={store?.currencyCode}
            customer={customer}
            ticket={ticket}
            about={about}
          />
        )
      }
    >
      {isOpen ? (
        <Suspense>
          <TicketView
            key={ticketId}
            target={{ storeId, customerId, ticketId }}
            account={account}
            email={email}
            about={about}
            ticket={ticket}
            store={store}
            parent={{ ...listLink, label: t`Tickets` }}
            search={search}
            isStale={query.isError}
            onRefresh={() => void query.refetch()}
          />
        </Suspense>
      ) : (
        <>
          <PageHeader title={t`Ticket`} parent={{ ...listLink, label: t`Tickets` }} />
          <TicketMissing query={query} />
        </>
      )}
    </TicketInbox>
  )
}
