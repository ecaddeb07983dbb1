import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { orderQuery } from '#api/order-detail.ts'
import { readForPage, steady } from '#api/query.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { OrderOthers } from '#features/orders/order-customer.tsx'
import { OrderView } from '#features/orders/order-view.tsx'
import { LazyRefundDialog, RefundButton } from '#features/orders/refund-button.tsx'
import { latePart, lazyPart } from '#components/page/lazy-part.tsx'
import { PartSkeleton } from '#components/page/skeleton.tsx'
import { orderLink, ordersLink } from '#model/reading/links/order-links.ts'
import { withListOrigin } from '#model/hooks/use-list-origin.ts'
import { ordersList } from '#model/reading/lists/lists.ts'
import { shownOrders } from '#model/reading/lists/shown-lists.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { RecordNotes } from '#routes/-record-notes.tsx'
import { OriginNeighbours, useRecordOrigin } from '#routes/-record-neighbours.tsx'
import { requireIds } from '#routes/-require-ids.ts'
import { textParameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Icon } from '#components/controls/icons.tsx'

const RiskPanel = lazyPart(async () => (await import('#features/orders/risk-panel.tsx')).RiskPanel)

const RefundUnderWay = latePart(
  async () => (await import('#features/orders/refund-under-way.tsx')).RefundUnderWay,
)

const SoldTwiceNote = latePart(
  async () => (await import('#features/searches/sold-twice-note.tsx')).SoldTwiceNote,
)

const readAddress = textParameters('show')

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/$orderId')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => requireIds(params.orderId),
  loader: async ({ context, params }) => {
    const query = orderQuery(params.storeId, params.orderId)
    await readForPage(context.queryClient, query)
    return steady(context.queryClient, query.queryKey, { query })
  },
  component: OrderPage,
})

function OrderPage() {
  const { storeId, orderId } = Route.useParams()
  const { store } = useCurrentStore()
  const navigate = Route.useNavigate()
  const isRisk = Route.useSearch().show === 'risk'
  const order = useQuery(Route.useLoaderData().query)
  const from = useRecordOrigin(ordersList, ordersLink(storeId))
  // The refund button moves between two bars at phone width, so the page holds its state.
  const [refunding, setRefunding] = useState<string>()

  if (!order.data) {
    return <RecordAbsent kind="order" id={orderId} parent={from.parent} query={order} />
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
        parent={from.parent}
        notice={
          <>
            <StaleNote query={order} />
            <RefundUnderWay
              storeId={storeId}
              orderId={orderId}
              onOpen={() => setRefunding(orderId)}
            />
            <SoldTwiceNote storeId={storeId} orderId={orderId} />
          </>
        }
        actions={
          <>
            {order.data.order.chargeback && <DisputePackLink storeId={storeId} orderId={orderId} />}
            <RefundButton order={order.data.order} onOpen={() => setRefunding(orderId)} />
          </>
        }
        neighbours={
          <OriginNeighbours
            from={from}
            id={orderId}
            read={(query) => shownOrders(storeId, query)}
            recordLink={(id) => ({ ...orderLink(storeId, id), search: true })}
          />
        }
        otherOrders={otherOrders}
        noted={<RecordNotes kind="order" storeId={storeId} id={order.data.order.id} />}
        isRisk={isRisk}
        onRisk={(isOpen) =>
          void navigate({
            search: { show: isOpen ? 'risk' : undefined },
            state: withListOrigin,
            replace: true,
          })
        }
        risk={
          <Suspense fallback={<PartSkeleton />}>
            <RiskPanel detail={order.data} storeId={storeId} otherOrders={otherOrders} />
          </Suspense>
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

type DisputePackLinkProps = { storeId: string; orderId: string }

const DisputePackLink = ({ storeId, orderId }: DisputePackLinkProps) => (
  <ButtonLink
    to="/stores/$storeId/orders/$orderId/dispute"
    params={{ storeId, orderId }}
    variant="default"
    size="xs"
    leftSection={<Icon name="file" size={15} />}
  >
    {t`Dispute pack`}
  </ButtonLink>
)
