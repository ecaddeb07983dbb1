import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { customerQuery } from '#api/customers.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { rememberCustomer } from '#model/reading/memory/customers.ts'
import { isNotFound } from '#api/errors.ts'
import { readForPage, steady } from '#api/query.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { CustomerElsewhere } from '#features/customers/customer-elsewhere.tsx'
import { CustomerMonths } from '#features/customers/customer-figures.tsx'
import { CustomerOrdersCard, CustomerReviewsCard } from '#features/customers/customer-cards.tsx'
import { CustomerTicketsCard, Turn } from '#features/customers/customer-tickets-card.tsx'
import { CustomerView } from '#features/customers/customer-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { OrderItemsText } from '#components/values/order-items-text.tsx'
import { searchableEmail, EXPERIMENT } from '#model/records/customers/email.ts'
import { ticketLines } from '#model/records/customers/ticket-lines.ts'
import { customerLink, customersLink, ticketLink } from '#model/reading/links/links.ts'
import { customersList } from '#model/reading/lists/lists.ts'
import { shownCustomers } from '#model/reading/lists/shown-lists.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { RecordNotes } from '#routes/-record-notes.tsx'
import { OriginNeighbours, useRecordOrigin } from '#routes/-record-neighbours.tsx'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/customers/$customerId/')({
  beforeLoad: ({ params }) => requireIds(params.customerId),
  loader: async ({ context, params }) => {
    const query = customerQuery(params.storeId, params.customerId)
    await readForPage(context.queryClient, query)
    return steady(context.queryClient, query.queryKey, { query })
  },
  component: CustomerPage,
})

function CustomerPage() {
  const { storeId, customerId } = Route.useParams()
  const customer = useQuery(Route.useLoaderData().query)
  const storeCurrency = useCurrentStore().store?.currencyCode
  // Other pages read it, too, without its being opened.
  useArrival(customer.data, (opened) => rememberCustomer(storeId, opened))
  const { ownNames, resting } = useTicketIndex(storeId)
  const from = useRecordOrigin(customersList, customersLink(storeId))

  if (!customer.data) {
    return (
      <RecordAbsent kind="customer" id={customerId} parent={from.parent} query={customer}>
        {isNotFound(customer.error) && (
          <CustomerElsewhere storeId={storeId} customerId={customerId} />
        )}
      </RecordAbsent>
    )
  }
  const { id, emailAddress, tickets } = customer.data
  const email = searchableEmail(emailAddress)
  const longest = ticketLines(tickets, ownNames).findLast(
    (line) => line.isWaiting && line.id !== '' && !resting.has(line.id),
  )
  return (
    <CustomerView
      key={customerId}
      storeId={storeId}
      customer={customer.data}
      email={email}
      storeCurrency={storeCurrency}
      parent={from.parent}
      waits={
        longest && (
          <AnchorLink {...ticketLink(storeId, id, longest.id)}>
            <Turn {...longest} /> <DateTime value={longest.date} />
          </AnchorLink>
        )
      }
      noted={<RecordNotes kind="customer" storeId={storeId} id={id} />}
      notice={<StaleNote query={customer} />}
      neighbours={
        <OriginNeighbours
          from={from}
          id={customerId}
          read={({ q = EXPERIMENT, ...query }) => shownCustomers(storeId, { ...query, q })}
          recordLink={(wanted) => customerLink(storeId, wanted)}
        />
      }
    >
      <CustomerOrdersCard
        storeId={storeId}
        email={email}
        count={customer.data.totalOrders}
        storeCurrency={storeCurrency}
        items={({ items }) => <OrderItemsText items={items} />}
      />
      <CustomerMonths storeId={storeId} email={email} storeCurrency={storeCurrency} />
      <CustomerTicketsCard
        tickets={tickets}
        ownNames={ownNames}
        ticketLink={(ticketId) => ticketLink(storeId, id, ticketId)}
      />
      <CustomerReviewsCard storeId={storeId} email={email} />
    </CustomerView>
  )
}
