import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ordersQuery } from '#api/orders.ts'
import { orderQuery } from '#api/order-detail.ts'
import { readForPage } from '#api/query.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { OrderOthers } from '#features/orders/order-others.tsx'
import { OrderView } from '#features/orders/order-view.tsx'
import { LazyRefundDialog, RefundButton } from '#features/orders/refund-button.tsx'
import { ButtonLink } from '#components/button-link.tsx'
import { Icon } from '#components/icons.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { PageSkeleton } from '#components/skeleton.tsx'
import { ViewTabs } from '#components/view-tabs.tsx'
import { orderLink } from '#model/links.ts'
import { ordersList } from '#model/lists/lists.ts'
import { useListOrigin, withListOrigin } from '#model/lists/origin.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { RecordNeighbours } from '#routes/-record-neighbours.tsx'
import { requireIds } from '#routes/-require-ids.ts'
import { textParameters } from '#base/address.ts'

const RiskPanel = lazyPart(async () => (await import('#features/orders/risk-panel.tsx')).RiskPanel)

const readAddress = textParameters('show')

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/$orderId')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => requireIds(params.orderId),
  loader: async ({ context, params }) => {
    const query = orderQuery(params.storeId, params.orderId)
    await readForPage(context.queryClient, query)
    return { query }
  },
  component: OrderPage,
})

function OrderPage() {
  const { storeId, orderId } = Route.useParams()
  const { store } = useCurrentStore()
  const isRisk = Route.useSearch().show === 'risk'
  const order = useQuery(Route.useLoaderData().query)
  const origin = useListOrigin(ordersList)
  // The refund button moves between two bars at phone width, so the page holds its state.
  const [refunding, setRefunding] = useState<string>()
  const list = linkOptions({
    to: '/stores/$storeId/orders',
    params: { storeId },
    search: origin?.address,
  })
  const parent = { ...list, label: 'Orders' }

  if (!order.data) {
    return <RecordAbsent kind="Order" id={orderId} parent={parent} query={order} />
  }
  const otherOrders = (
    <OrderOthers
      storeId={storeId}
      orderId={orderId}
      email={order.data.order.customer?.emailAddress}
      storeCurrency={store?.currencyCode}
    />
  )
  return (
    <>
      <OrderView
        key={orderId}
        detail={order.data}
        storeId={storeId}
        storeCurrency={store?.currencyCode}
        parent={parent}
        notice={<StaleNote query={order} noun="The order" />}
        actions={
          <>
            {order.data.order.chargeback && (
              <ButtonLink
                to="/stores/$storeId/orders/$orderId/dispute"
                params={{ storeId, orderId }}
                variant="default"
                size="xs"
                leftSection={<Icon name="file" size={15} />}
              >
                Dispute pack
              </ButtonLink>
            )}
            <RefundButton order={order.data.order} onOpen={() => setRefunding(orderId)} />
          </>
        }
        neighbours={
          origin && (
            <RecordNeighbours
              noun="order"
              id={orderId}
              reader={{
                list: ordersList,
                address: origin.address,
                read: (query) => ordersQuery(storeId, query),
              }}
              recordLink={(id) => ({ ...orderLink(storeId, id), search: true })}
              listLink={list}
              isElsewhere={origin.isElsewhere}
            />
          )
        }
        otherOrders={otherOrders}
        tabs={
          <ViewTabs
            label="Views of the order"
            state={withListOrigin}
            tabs={[
              { label: 'Order', search: { show: undefined }, current: !isRisk },
              { label: 'Risk', search: { show: 'risk' }, current: isRisk },
            ]}
          />
        }
        panel={
          isRisk && (
            <Suspense fallback={<PageSkeleton />}>
              <RiskPanel detail={order.data} storeId={storeId} otherOrders={otherOrders} />
            </Suspense>
          )
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
