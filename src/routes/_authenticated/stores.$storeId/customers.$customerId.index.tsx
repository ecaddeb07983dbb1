import { useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute, notFound } from '@tanstack/react-router'
import { customerQuery } from '#api/customers.ts'
import { isNotFound } from '#api/errors.ts'
import { isUuidShaped } from '#api/request.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { DetailSkeleton } from '#components/skeleton.tsx'
import { searchableEmail } from '#model/customers/email.ts'
import { CustomerTicketsCard } from '#features/customers/customer-tickets-card.tsx'
import { CustomerView } from '#features/customers/customer-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { CustomerElsewhere } from '#routes/-customer-elsewhere.tsx'
import { CustomerOrders, CustomerReviews } from '#routes/-customer-lists.tsx'
import { useCustomerOrders } from '#model/customers/orders.ts'
import { SameAddress } from '#features/customers/same-address.tsx'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'
import { withTimeout } from '#base/with-timeout.ts'
import { useTicketIndex } from '#model/memory/use-tickets.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/customers/$customerId/')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.customerId)) throw notFound()
  },
  loader: ({ context, params }) =>
    withTimeout(
      context.queryClient.prefetchQuery(customerQuery(params.storeId, params.customerId)),
    ),
  component: CustomerPage,
})

function CustomerPage() {
  const { storeId, customerId } = Route.useParams()
  const customer = useQuery(customerQuery(storeId, customerId))
  const parent = {
    label: 'Customers',
    to: '/stores/$storeId/customers',
    params: { storeId },
  } satisfies LinkProps & { label: string }

  if (!customer.data) {
    return (
      <>
        <PageHeader kind="Customer" title={customerId.slice(0, 8)} parent={parent} />
        {customer.error ? (
          <>
            <ErrorPanel
              problem={problemFrom(customer.error, 'This customer didn’t load')}
              onRetry={() => void customer.refetch()}
            />
            {isNotFound(customer.error) && (
              <CustomerElsewhere storeId={storeId} customerId={customerId} />
            )}
          </>
        ) : (
          <DetailSkeleton />
        )}
      </>
    )
  }
  return (
    <LoadedCustomer
      key={customerId}
      storeId={storeId}
      customer={customer.data}
      parent={parent}
      notice={<StaleNote query={customer} noun="The customer" />}
    />
  )
}

type LoadedCustomerProps = {
  storeId: string
  customer: Customer
  parent: LinkProps & { label: string }
  notice: React.ReactNode
}

function LoadedCustomer({ storeId, customer, parent, notice }: LoadedCustomerProps) {
  const { store } = useCurrentStore()
  const { ownNames } = useTicketIndex(storeId)
  const email = searchableEmail(customer.emailAddress)
  const { newest } = useCustomerOrders(storeId, email)
  return (
    <CustomerView
      customer={customer}
      storeCurrency={store?.currencyCode}
      parent={parent}
      notice={notice}
      ordersLink={
        email
          ? { to: '/stores/$storeId/orders', params: { storeId }, search: { email } }
          : undefined
      }
      lastOrder={newest}
      cards={
        <>
          <CustomerOrders storeId={storeId} email={email} storeCurrency={store?.currencyCode} />
          <CustomerTicketsCard
            tickets={customer.tickets}
            ownNames={ownNames}
            ticketLink={(ticketId) => ticketLink(storeId, customer.id, ticketId)}
          />
          <CustomerReviews storeId={storeId} email={email} />
        </>
      }
      sameAddress={<SameAddress storeId={storeId} customer={customer} />}
    />
  )
}

const ticketLink = (storeId: string, customerId: string, ticketId: string) =>
  ({
    to: '/stores/$storeId/customers/$customerId/tickets/$ticketId',
    params: { storeId, customerId, ticketId },
  }) satisfies LinkProps
