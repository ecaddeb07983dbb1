import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { customerQuery } from '#api/customers.ts'
import { prefetch } from '#api/query.ts'
import { addressReader } from '#model/lists/address.ts'
import { ticketsList } from '#model/lists/lists.ts'
import { useStore } from '#base/store.ts'
import { PageHeader } from '#components/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { useSession } from '#features/session/use-session.ts'
import { TicketContext } from '#features/tickets/ticket-context.tsx'
import { TicketInbox } from '#features/tickets/ticket-inbox.tsx'
import { TicketView } from '#features/tickets/ticket-view.tsx'
import { TicketsColumn } from '#features/tickets/tickets-column.tsx'
import { staffNames } from '#model/memory/staff.ts'
import { replyValues } from '#model/tickets/reply-variables.ts'
import { requireIds } from '#routes/-require-ids.ts'
import { TicketMissing } from '#routes/-ticket-missing.tsx'
import { TicketOrder } from '#routes/-ticket-order.tsx'
import { useTicketOrder } from '#routes/-use-ticket-order.ts'

/** Milliseconds; never in a hidden tab. */
const REREAD_EVERY = 45_000

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
  const customer = useQuery({
    ...Route.useLoaderData().query,
    // A new message is seen while the ticket is open, and at once on return to it.
    refetchInterval: REREAD_EVERY,
    refetchOnWindowFocus: true,
  })
  const ticket = customer.data?.tickets.find(
    ({ id }) => id.toLowerCase() === ticketId.toLowerCase(),
  )
  const email = customer.data?.emailAddress ?? ticket?.emailAddress
  const { orders, order, hasKey, record, values } = useTicketOrder(storeId, ticket, email)
  const { proved } = useStore(staffNames(storeId))

  const parent = {
    label: 'Tickets',
    to: '/stores/$storeId/tickets',
    params: { storeId },
    search,
  } as const
  const list = (
    <TicketsColumn
      storeId={storeId}
      search={search}
      onSearch={(q) => void navigate({ search: (before) => ({ ...before, q }) })}
    />
  )
  if (!customer.data || !ticket) {
    return (
      <TicketInbox list={list} isOpen>
        <PageHeader title="Ticket" parent={parent} />
        <TicketMissing query={customer} />
      </TicketInbox>
    )
  }
  return (
    <TicketInbox
      list={list}
      isOpen
      context={
        <TicketContext
          storeId={storeId}
          customer={customer.data}
          ticket={ticket}
          orders={{
            items: orders.rows?.slice(0, 5),
            isPart: orders.isPart,
            isFailed: orders.query.isError,
          }}
          storeCurrency={store?.currencyCode}
          orderId={order?.id}
          order={
            order && (
              <TicketOrder
                key={order.id}
                storeId={storeId}
                orderId={order.id}
                storeCurrency={store?.currencyCode}
                query={record}
                byEmail={orders.rows && { orders: orders.rows, isPart: orders.isPart }}
              />
            )
          }
        />
      }
    >
      <Suspense>
        <TicketView
          key={ticketId}
          target={{ storeId, customerId, ticketId }}
          account={account}
          email={email}
          values={replyValues({
            customerName: ticket.entries[0]?.name,
            email,
            order: values,
            storeName: store?.name,
            me: proved[0],
          })}
          orderIds={orders.rows?.map(({ id }) => id) ?? []}
          order={order && { id: order.id, hasKey }}
          ticket={ticket}
          parent={parent}
          search={search}
          isTicketingOff={store?.isTicketingEnabled === false}
          isStale={customer.isError}
          onRefresh={() => void customer.refetch()}
        />
      </Suspense>
    </TicketInbox>
  )
}
