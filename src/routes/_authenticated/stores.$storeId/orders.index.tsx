import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { pause } from '#base/pause.ts'
import type { Freshness } from '#components/freshness.ts'
import { latePart, lazyPart } from '#components/lazy-part.tsx'
import { listMessage } from '#components/list-message.tsx'
import { ListPage } from '#components/list-page.tsx'
import type { Saving } from '#components/saving.ts'
import { useIsPhone } from '#components/phone.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import { ExportButton } from '#features/exports/export-button.tsx'
import type { RowTools } from '#components/table-types.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ordersPeriods } from '#features/orders/orders-periods.ts'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import { Views } from '#features/views/views.tsx'
import { orderLink } from '#model/links.ts'
import { addressReader } from '#model/lists/address.ts'
import { isFiltered } from '#model/lists/filters.ts'
import { ordersList } from '#model/lists/lists.ts'
import { loadList } from '#model/lists/load-list.ts'
import { fromList } from '#model/lists/origin.ts'
import { ordersColumns } from '#model/lists/orders-columns.ts'
import { useColumns } from '#model/lists/use-columns.ts'
import { useList } from '#model/lists/use-list.ts'
import { unlessPeeking } from '#routes/-peek-search.ts'
import { openAsMeant, openStartView } from '#routes/-start-view.ts'

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

const readAddress = addressReader(ordersList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/')({
  validateSearch: readAddress,
  beforeLoad: async ({ params, search }) => {
    await openStartView(params.storeId, ordersList, search)
    await openAsMeant(params.storeId, search)
  },
  loaderDeps: ({ search }) => ({ ...search, peek: undefined }),
  shouldReload: unlessPeeking,
  loader: ({ context: { queryClient }, params: { storeId }, deps, preload }) =>
    loadList({
      list: ordersList,
      address: deps,
      owner: storeId,
      read: (query) => ordersQuery(storeId, query),
      queryClient,
      preload,
    }),
  component: OrdersPage,
})

const ORDERS_NOTE = 'Refunds, tax, IP and fees aren’t in the order list.'

function OrdersPage() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  const request = Route.useLoaderData()
  const list = useList(request, { recordLink: (orderId) => orderLink(storeId, orderId) })
  const [saving, setSaving] = useState<Saving>()
  const { rows, peeked } = list
  const address = useMemo(() => ({ ...list.address, peek: peeked.id }), [list.address, peeked.id])
  const peek = useIsPhone() ? undefined : peeked.id
  const [tools, setTools] = useState<RowTools>()
  const [freshness, setFreshness] = useState<Freshness>()
  const [fresh, setFresh] = useState<ReadonlySet<string>>()

  function showNew() {
    const isInView = list.page === 1 && (!address.sort || address.sort === '-dateCreated')
    if (!isInView) list.change({ page: undefined, sort: undefined })
    list.refresh()
  }
  const columns = useColumns(ordersColumns, address)
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
      list={list}
      saving={saving}
      freshness={freshness}
      columns={{ ...columns, shown, note: ORDERS_NOTE }}
      actions={
        <ExportButton kind="orders" storeId={storeId} {...request} rows={rows} columns={columns} />
      }
      presets={
        <Views
          {...request}
          storeId={storeId}
          storeName={store?.name}
          columns={ordersColumns}
          given={ordersPeriods(address)}
          isLoaded={list.isLoaded}
          onSaving={setSaving}
        />
      }
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
      <OrdersTable
        peeked={peek}
        tools={tools}
        orders={rows}
        columns={shown}
        storeCurrency={store?.currencyCode}
        sorting={list.sorting}
        isFetching={list.isRefetching}
        message={listMessage(list)}
        fresh={fresh}
        orderLink={rowLink}
      />
      {isFiltered(ordersList, address) && list.ignored.length === 0 && (
        <Suspense>
          <OrdersSums
            storeId={storeId}
            query={request.query}
            rows={list.isPrevious ? undefined : rows}
            total={list.total}
            storeCurrency={store?.currencyCode}
          />
        </Suspense>
      )}
      <OrdersBeside
        {...request}
        peeked={peeked}
        rows={rows}
        total={list.total}
        storeCurrency={store?.currencyCode}
        columns={columns}
        onTools={setTools}
      />
    </ListPage>
  )
}
