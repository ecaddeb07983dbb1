import { createFileRoute } from '@tanstack/react-router'
import { ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { listMessage } from '#components/list-message.tsx'
import { ListPage } from '#components/list-page.tsx'
import { QuickSearch } from '#components/quick-search.tsx'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { OrdersPresets } from '#features/orders/orders-presets.tsx'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import { addressReader } from '#model/lists/address.ts'
import { ordersList } from '#model/lists/lists.ts'
import { loadList } from '#model/lists/load-list.ts'
import { fromList } from '#model/lists/origin.ts'
import { useList } from '#model/lists/use-list.ts'

const readAddress = addressReader(ordersList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/')({
  validateSearch: readAddress,
  loaderDeps: ({ search }) => search,
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

function OrdersPage() {
  const { storeId } = Route.useParams()
  const { store } = useCurrentStore()
  const orderPage = (orderId: string) =>
    ({ to: '/stores/$storeId/orders/$orderId', params: { storeId, orderId } }) as const
  const request = Route.useLoaderData()
  const list = useList(request, { recordLink: orderPage })
  const { address, rows } = list

  const orderLink = ({ id, customerEmail }: Order) => ({
    ...orderPage(id),
    state: fromList(address),
    label: `Order ${id.slice(0, 8)}, ${customerEmail ?? 'no email'}`,
  })
  return (
    <ListPage
      list={list}
      actions={<ExportButton kind="orders" storeId={storeId} {...request} rows={rows} />}
      presets={<OrdersPresets search={address} />}
      search={<QuickSearch {...list.search} />}
    >
      <OrdersTable
        orders={rows}
        storeCurrency={store?.currencyCode}
        sorting={list.sorting}
        isFetching={list.isRefetching}
        withoutGateway={address.gateway !== undefined}
        message={listMessage(list)}
        orderLink={orderLink}
      />
    </ListPage>
  )
}
