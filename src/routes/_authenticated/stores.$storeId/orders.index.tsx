import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { latePart, lazyPart } from '#components/page/lazy-part.tsx'
import { ListPage } from '#components/list/list-page.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import { orderLink } from '#model/reading/links/order-links.ts'
import { isFiltered } from '#model/reading/lists/filters.ts'
import { ordersList, type OrdersAddress } from '#model/reading/lists/lists.ts'
import { fromList } from '#model/hooks/use-list-origin.ts'
import { ordersColumns } from '#model/reading/columns/orders-columns.ts'
import { useList } from '#model/hooks/use-list.ts'
import { orderName } from '#model/records/orders/order-name.ts'
import { loadNoted, useListFrame } from '#routes/-list-frame.tsx'
import { listLoader } from '#routes/-list-loader.ts'
import { listOptions } from '#routes/-list-options.ts'
import { pause } from '#base/time/pause.ts'
import type { Freshness } from '#components/list/refresh-button.tsx'
import type { FollowedRows } from '#model/doing/live/new-orders.ts'
import type { ListRequest } from '#model/reading/lists/load-list.ts'
import { rangePresets } from '#base/time/date-range.ts'
import type { ViewTab } from '#components/list/view-tabs.tsx'

const OrdersBeside = latePart(
  async () => (await import('#routes/-store-lists-beside.tsx')).OrdersBeside,
)
const OrdersSums = lazyPart(
  async () => (await import('#features/orders/orders-sums.tsx')).OrdersSums,
)

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/')({
  ...listOptions(ordersList),
  loader: async (wanted) => {
    const isTagged = wanted.deps.tag !== undefined
    const read = isTagged ? (await loadNoted()).readsTagged : ordersQuery
    return listLoader(ordersList, 'storeId', read)(wanted)
  },
  component: OrdersPage,
})

const NO_ORDERS = {
  icon: 'orders',
  title: t`No orders yet`,
  text: t`Counter tells you here when the first one comes in.`,
} as const

const ORDERS_NOTE = t`Refunds, tax, IP and fees aren’t in the order list.`

function OrdersPage() {
  const { storeId } = Route.useParams()
  const request = Route.useLoaderData()
  const list = useList(request, { recordLink: (orderId) => orderLink(storeId, orderId) })
  const { peeked } = list
  const address = useMemo(() => ({ ...list.address, peek: peeked.id }), [list.address, peeked.id])
  const { freshness, fresh, rows, before, notes } = useLiveOrders(request, list)
  const { columns, page, table, beside, tagged } = useListFrame({
    kind: 'orders',
    request,
    list,
    columns: ordersColumns,
    tabs: ordersPeriods(address),
    empty: NO_ORDERS,
  })
  // A filter makes the gateway the same in all rows.
  const isGatewayKnown = columns.isStandard && address.gateway !== undefined
  const shown = useMemo(
    () => columns.shown.filter(({ id }) => !isGatewayKnown || id !== 'gateway'),
    [columns.shown, isGatewayKnown],
  )
  const rowLink = useCallback(
    (order: Order) => ({
      ...orderLink(storeId, order.id),
      state: fromList(address),
      label: orderName(order),
    }),
    [storeId, address],
  )
  return (
    <ListPage
      {...page}
      freshness={freshness}
      columns={{ ...columns, shown, note: ORDERS_NOTE }}
      search={<QuickSearch {...list.search} isPrivate />}
      notes={tagged || notes}
    >
      <OrdersTable
        {...table}
        orders={rows}
        columns={shown}
        fresh={fresh}
        before={before}
        orderLink={rowLink}
      />
      {!tagged && isFiltered(ordersList, address) && list.ignored.length === 0 && (
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

/** Milliseconds after the list, because nothing can be new at once. */
const LIVE_AFTER = 1_500
const LiveOrders = latePart(async () => {
  await pause(LIVE_AFTER)
  return (await import('#features/live/live-orders.tsx')).LiveOrders
})
type OrdersList = typeof ordersList

/** Reports orders that came in since the list was read; it never moves the list by itself. */
function useLiveOrders(
  { owner, query }: ListRequest<OrdersList, Order>,
  list: ReturnType<typeof useList<OrdersList, Order>>,
) {
  const [freshness, setFreshness] = useState<Freshness>()
  const [fresh, setFresh] = useState<ReadonlySet<string>>()
  const [followed, setFollowed] = useState<FollowedRows & { of: Order[] }>()
  const onFollowed = useCallback(
    (of: Order[], now: FollowedRows) => setFollowed({ of, ...now }),
    [],
  )

  function showNew() {
    const { sort } = list.address
    const isInView = list.page === 1 && (!sort || sort === '-dateCreated')
    if (!isInView) list.change({ page: undefined, sort: undefined })
    list.refresh()
  }
  const notes = list.isLoaded && (
    <LiveOrders
      storeId={owner}
      query={query}
      rows={list.isPrevious ? undefined : list.rows}
      isFirstPage={list.page === 1}
      total={list.total}
      updatedAt={list.updatedAt}
      onFreshness={setFreshness}
      onFresh={setFresh}
      onFollowed={onFollowed}
      onShow={showNew}
    />
  )
  // Rows that were read again since begin anew.
  const current = followed && followed.of === list.rows ? followed : undefined
  const { rows, before } = current ?? { rows: list.rows, before: undefined }
  return { freshness, fresh, rows, before, notes }
}

/** Tabs of the most common periods; other filters stay as they are. */
function ordersPeriods({ dateFrom, dateTo }: OrdersAddress): ViewTab[] {
  return [
    {
      label: t`All orders`,
      search: { dateFrom: undefined, dateTo: undefined },
      current: !dateFrom && !dateTo,
    },
    ...rangePresets.map(({ label, from, to }) => ({
      label,
      search: { dateFrom: from, dateTo: to },
      current: dateFrom === from && dateTo === to,
    })),
  ]
}
