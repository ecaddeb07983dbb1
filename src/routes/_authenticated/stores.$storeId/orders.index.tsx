import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { pause } from '#base/pause.ts'
import type { Freshness } from '#components/freshness.ts'
import { latePart, lazyPart } from '#components/lazy-part.tsx'
import { ListPage } from '#components/list-page.tsx'
import { QuickSearch } from '#components/quick-search.tsx'
import { ordersPeriods } from '#features/orders/orders-periods.ts'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import { orderLink } from '#model/links.ts'
import { isFiltered } from '#model/lists/filters.ts'
import { ordersList } from '#model/lists/lists.ts'
import { fromList } from '#model/lists/origin.ts'
import { ordersColumns } from '#model/lists/orders-columns.ts'
import { useList } from '#model/lists/use-list.ts'
import { useListFrame } from '#routes/-list-frame.tsx'
import { listLoader } from '#routes/-list-loader.ts'
import { listOptions } from '#routes/-list-options.ts'

/** Milliseconds after the list, because nothing can be new at once. */
const LIVE_AFTER = 1_500
const LiveOrders = latePart(async () => {
  await pause(LIVE_AFTER)
  return (await import('#features/live/live-orders.tsx')).LiveOrders
})
const OrdersBeside = latePart(async () => (await import('#routes/-orders-beside.tsx')).OrdersBeside)
const OrdersSums = lazyPart(
  async () => (await import('#features/orders/orders-sums.tsx')).OrdersSums,
)

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/')({
  ...listOptions(ordersList),
  loader: listLoader(ordersList, ordersQuery),
  component: OrdersPage,
})

const ORDERS_NOTE = 'Refunds, tax, IP and fees aren’t in the order list.'

function OrdersPage() {
  const { storeId } = Route.useParams()
  const request = Route.useLoaderData()
  const list = useList(request, { recordLink: (orderId) => orderLink(storeId, orderId) })
  const { rows, peeked } = list
  const address = useMemo(() => ({ ...list.address, peek: peeked.id }), [list.address, peeked.id])
  const [freshness, setFreshness] = useState<Freshness>()
  const [fresh, setFresh] = useState<ReadonlySet<string>>()

  function showNew() {
    const isInView = list.page === 1 && (!address.sort || address.sort === '-dateCreated')
    if (!isInView) list.change({ page: undefined, sort: undefined })
    list.refresh()
  }
  const { columns, page, table, beside } = useListFrame({
    kind: 'orders',
    request,
    list,
    columns: ordersColumns,
    tabs: ordersPeriods(address),
  })
  // A filter makes the gateway the same in all rows.
  const isGatewayKnown = columns.isStandard && address.gateway !== undefined
  const shown = useMemo(
    () => columns.shown.filter(({ id }) => !isGatewayKnown || id !== 'gateway'),
    [columns.shown, isGatewayKnown],
  )
  const rowLink = useCallback(
    ({ id, customerEmail }: Order) => ({
      ...orderLink(storeId, id),
      state: fromList(address),
      label: `Order ${id.slice(0, 8)}, ${customerEmail ?? 'no email'}`,
    }),
    [storeId, address],
  )
  return (
    <ListPage
      {...page}
      freshness={freshness}
      columns={{ ...columns, shown, note: ORDERS_NOTE }}
      search={<QuickSearch {...list.search} />}
      notes={
        list.isLoaded && (
          <LiveOrders
            storeId={storeId}
            query={request.query}
            rows={list.isPrevious ? undefined : rows}
            isFirstPage={list.page === 1}
            total={list.total}
            updatedAt={list.updatedAt}
            onFreshness={setFreshness}
            onFresh={setFresh}
            onShow={showNew}
          />
        )
      }
    >
      <OrdersTable {...table} orders={rows} columns={shown} fresh={fresh} orderLink={rowLink} />
      {isFiltered(ordersList, address) && list.ignored.length === 0 && (
        <Suspense>
          <OrdersSums
            storeId={storeId}
            query={request.query}
            rows={list.isPrevious ? undefined : rows}
            total={list.total}
            storeCurrency={table.storeCurrency}
          />
        </Suspense>
      )}
      <OrdersBeside {...request} {...beside} total={list.total} />
    </ListPage>
  )
}
