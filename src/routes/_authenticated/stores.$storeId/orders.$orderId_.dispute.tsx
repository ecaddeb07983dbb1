import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { customerQuery } from '#api/customers.ts'
import { type Page, isPart } from '#api/client.ts'
import { orderQuery } from '#api/order-detail.ts'
import { readForPage } from '#api/query.ts'
import { reviewsQuery } from '#api/reviews.ts'
import { session } from '#api/session.ts'
import { t } from '#base/language/words.ts'
import { PageSkeleton } from '#components/page/skeleton.tsx'
import { DisputeView } from '#features/disputes/dispute-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { isSameEmail, searchableEmail } from '#model/records/customers/email.ts'
import { useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { orderLink } from '#model/reading/links/links.ts'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/$orderId_/dispute')({
  beforeLoad: ({ params }) => requireIds(params.orderId),
  loader: async ({ context, params }) => {
    const query = orderQuery(params.storeId, params.orderId)
    await readForPage(context.queryClient, query)
    return { query }
  },
  component: DisputePage,
})

function DisputePage() {
  const { storeId, orderId } = Route.useParams()
  const { store } = useCurrentStore()
  const order = useQuery(Route.useLoaderData().query)
  const parent = { ...orderLink(storeId, orderId), label: t`Order ${orderId.slice(0, 8)}` }
  const email = order.data?.order.customer?.emailAddress
  const { customer, realCustomerId } = order.data?.order ?? {}
  const customerId = customer?.customerId || realCustomerId
  const { rows, query: orders } = useCustomerOrders(storeId, email)
  const reviews = useQuery({
    ...reviewsQuery(storeId, {
      emailAddress: searchableEmail(email),
      sort: '-dateCreated',
      pageSize: 20,
    }),
    enabled: searchableEmail(email) !== undefined,
  })
  const record = useQuery({
    ...customerQuery(storeId, customerId ?? ''),
    enabled: Boolean(customerId),
  })
  if (!order.data) return <RecordAbsent kind="order" id={orderId} parent={parent} query={order} />
  const draftName = ['dispute', session.current().account, storeId, orderId].join('.')
  return (
    <Suspense fallback={<PageSkeleton />}>
      <DisputeView
        key={draftName}
        draftName={draftName}
        parent={parent}
        storeName={store?.name ?? order.data.storeName ?? t`Store`}
        storeAddress={store?.customDomain || store?.domain}
        storeCurrency={store?.currencyCode}
        evidence={{
          storeId,
          detail: order.data,
          store,
          tickets: record.data?.tickets,
          reviews: reviews.data?.items.filter(({ customerEmail }) =>
            isSameEmail(customerEmail, email),
          ),
          orders: email ? rows?.filter(({ id }) => id !== orderId) : undefined,
          newest: { reviews: readOf(reviews.data), orders: readOf(orders.data) },
        }}
      />
    </Suspense>
  )
}

/** Undefined if all were read. */
const readOf = (page: Page<unknown> | undefined) =>
  page && isPart(page) ? page.items.length : undefined
