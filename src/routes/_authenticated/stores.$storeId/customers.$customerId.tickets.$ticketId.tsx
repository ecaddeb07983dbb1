import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { customerQuery } from '#api/customers.ts'
import { isNotFound } from '#api/errors.ts'
import { prefetch } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { useSession } from '#features/session/use-session.ts'
import { TicketInbox } from '#features/tickets/queue/ticket-inbox.tsx'
import { searchedTickets } from '#features/tickets/queue/ticket-groups.ts'
import { TicketsColumn } from '#features/tickets/queue/tickets-column.tsx'
import {
  ContextLoading,
  OrderLoading,
  TicketLoading,
} from '#features/tickets/thread/ticket-loading.tsx'
import { TicketView } from '#features/tickets/thread/ticket-view.tsx'
import { useListOrigin } from '#model/hooks/use-list-origin.ts'
import { type TicketOrder, useOpenTicket, useTicketOrder } from '#model/hooks/use-ticket-order.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import { ticketsList } from '#model/reading/lists/lists.ts'
import { ReadFailure } from '#routes/-record-absent.tsx'
import { requireIds } from '#routes/-require-ids.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useWayBack } from '#routes/-record-neighbours.tsx'
import type { Customer } from '#api/schemas/customers.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { PartFailure } from '#components/page/part-failure.tsx'
import { Section } from '#components/page/section.tsx'
import { OrderInTicket } from '#features/orders/order-in-ticket.tsx'
import { LazyRefundDialog, RefundButton } from '#features/orders/refund-button.tsx'
import { TicketContext } from '#features/tickets/thread/ticket-context.tsx'
import type { OrdersByEmail } from '#model/records/orders/risk.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { replyInsertion } from '#features/tickets/reply/use-delivered-keys.ts'

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
  const isLoading = !query.data && !query.error
  const parent = { ...listLink, label: t`Tickets` }
  const loading = <TicketLoading {...{ storeId, ticketId, parent, search }} />
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
        isOpen ? (
          <TicketSide
            storeId={storeId}
            storeCurrency={store?.currencyCode}
            customer={customer}
            ticket={ticket}
            about={about}
          />
        ) : (
          isLoading && <ContextLoading />
        )
      }
    >
      {isOpen ? (
        <Suspense fallback={loading}>
          <TicketView
            key={ticketId}
            target={{ storeId, customerId, ticketId }}
            account={account}
            email={email}
            about={about}
            ticket={ticket}
            store={store}
            parent={parent}
            search={search}
            isStale={query.isError}
            onRefresh={() => void query.refetch()}
          />
        </Suspense>
      ) : isLoading ? (
        loading
      ) : (
        <>
          <PageHeader title={t`Ticket`} parent={parent} />
          <TicketMissing query={query} />
        </>
      )}
    </TicketInbox>
  )
}

type Query = { data: unknown; error: unknown; refetch: () => Promise<unknown> }

function TicketMissing({ query }: { query: Query }) {
  const { data, error } = query
  if (isNotFound(error)) {
    return <EmptyState title={t`There is no such customer`} text={ticketsAreInCustomers} />
  }
  if (data && !error) {
    return <EmptyState title={t`There is no such ticket`} text={ticketsAreInCustomers} />
  }
  return <ReadFailure query={query} title={t`The ticket didn’t load`} />
}

const ticketsAreInCustomers = t`Your platform keeps tickets with each customer, and this customer has no such ticket. It may have been removed, or the link names another customer.`

type TicketSideProps = {
  storeId: string
  storeCurrency: string | undefined
  customer: Customer
  ticket: Ticket
  about: TicketOrder
}

/** Beside the thread: the customer, and the order that the ticket is about. */
function TicketSide({ about, ...shared }: TicketSideProps) {
  const { storeId, storeCurrency } = shared
  const { orders, order, record, undelivered, isSettled } = about
  return (
    <TicketContext
      {...shared}
      orders={orders}
      isOrderSettled={isSettled}
      orderId={order?.id}
      order={
        order && (
          <OrderInQuestion
            key={order.id}
            storeId={storeId}
            orderId={order.id}
            storeCurrency={storeCurrency}
            query={record}
            undelivered={undelivered}
            byEmail={orders.rows && { orders: orders.rows, isPart: orders.isPart }}
          />
        )
      }
    />
  )
}

type OrderInQuestionProps = {
  storeId: string
  orderId: string
  storeCurrency: string | undefined
  query: UseQueryResult<OrderDetail>
  undelivered: string | undefined
  byEmail: OrdersByEmail
}

/** Its refund opens over the ticket, so that nobody loses their place. */
function OrderInQuestion(props: OrderInQuestionProps) {
  const { storeId, orderId, storeCurrency, query, undelivered, byEmail } = props
  const { data, error, refetch } = query
  const [isRefunding, setIsRefunding] = useState(false)
  if (!data) {
    const title = t`About order ${orderId.slice(0, 8)}`
    if (!error) return <OrderLoading title={title} />
    return (
      <Section title={title}>
        <PartFailure
          problem={problemFrom(error, t`The order didn’t load`)}
          onRetry={() => void refetch()}
        />
      </Section>
    )
  }
  return (
    <>
      <OrderInTicket
        storeId={storeId}
        storeCurrency={storeCurrency}
        detail={data}
        undelivered={undelivered}
        byEmail={byEmail}
        action={<RefundButton order={data.order} onOpen={() => setIsRefunding(true)} />}
        onInsert={replyInsertion.send}
      />
      {isRefunding && (
        <Suspense>
          <LazyRefundDialog
            storeId={storeId}
            storeCurrency={storeCurrency}
            detail={data}
            onClose={() => setIsRefunding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
