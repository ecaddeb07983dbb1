import { useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute, notFound, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { orderQuery } from '#api/orders.ts'
import { isUuidShaped } from '#api/request.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { DetailSkeleton } from '#components/skeleton.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { OrderNeighbours } from '#features/orders/order-neighbours.tsx'
import { OrderOthers } from '#features/orders/order-others.tsx'
import { OrderView } from '#features/orders/order-view.tsx'
import { LazyRefundDialog, RefundButton } from '#features/orders/refund-button.tsx'
import { useCustomerOrders } from '#model/customers/orders.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { type Neighbour, useOrderNeighbours } from '#features/orders/use-order-neighbours.ts'
import { problemFrom } from '#model/problem.ts'
import { withTimeout } from '#base/with-timeout.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/$orderId')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.orderId)) throw notFound()
  },
  loader: ({ context, params }) =>
    withTimeout(context.queryClient.prefetchQuery(orderQuery(params.storeId, params.orderId))),
  component: OrderPage,
})

function OrderPage() {
  const { storeId, orderId } = Route.useParams()
  const { store } = useCurrentStore()
  const order = useQuery(orderQuery(storeId, orderId))
  const email = order.data?.order.customer?.emailAddress
  const others = useCustomerOrders(storeId, email)
  const ordersSearch = useLocation({ select: ({ state }) => state.ordersSearch })
  const { previous, next, position } = useOrderNeighbours(storeId, orderId, ordersSearch)
  // Kept here, since the button moves to another bar where the screen turns as narrow as a phone's.
  const [refunding, setRefunding] = useState<string>()
  const parent = {
    label: 'Orders',
    to: '/stores/$storeId/orders',
    params: { storeId },
    search: ordersSearch,
  } satisfies LinkProps & { label: string }

  const linkTo = (neighbour: Neighbour | undefined): LinkProps | undefined =>
    neighbour && {
      to: '/stores/$storeId/orders/$orderId',
      params: { storeId, orderId: neighbour.orderId },
      state: { ordersSearch: neighbour.ordersSearch },
      replace: true,
    }

  if (!order.data) {
    return (
      <>
        <PageHeader kind="Order" title={orderId.slice(0, 8)} parent={parent} />
        {order.error ? (
          <ErrorPanel
            problem={problemFrom(order.error, 'This order didn’t load')}
            onRetry={() => void order.refetch()}
          />
        ) : (
          <DetailSkeleton />
        )}
      </>
    )
  }
  return (
    <>
      <OrderView
        key={orderId}
        detail={order.data}
        storeId={storeId}
        storeCurrency={store?.currencyCode}
        parent={parent}
        notice={<StaleNote query={order} noun="The order" />}
        actions={<RefundButton order={order.data.order} onOpen={() => setRefunding(orderId)} />}
        neighbours={
          ordersSearch && (
            <OrderNeighbours previous={linkTo(previous)} next={linkTo(next)} position={position} />
          )
        }
        otherOrders={
          <OrderOthers
            orders={others.rows}
            isPart={others.isPart}
            isFailed={others.query.isError}
            orderId={orderId}
            email={email}
            storeId={storeId}
            storeCurrency={store?.currencyCode}
          />
        }
      />
      {refunding === orderId && (
        <Suspense>
          <LazyRefundDialog
            storeId={storeId}
            storeCurrency={store?.currencyCode}
            detail={order.data}
            onClose={() => setRefunding(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
