import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { userQuery } from '#api/user.ts'
import { type Parameters, readMatching, readText } from '#base/address.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { StoreMark } from '#features/navigation/store-mark.tsx'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import { AllStores, type StoreOf } from '#features/overview/all-stores.tsx'
import { orderLink } from '#model/links.ts'
import { ordersColumns } from '#model/lists/orders-columns.ts'
import { problemFrom } from '#model/problem.ts'

/** Narrower than in a list of one store, which has no second column beside it. */
const widths: Partial<Record<string, number | undefined>> = {
  amount: 150,
  status: 192,
  email: 176,
  items: undefined,
  created: 126,
}
const feedColumns = ordersColumns
  .filter(({ id }) => id in widths)
  .map((column) => ({ ...column, width: widths[column.id], isSorted: undefined }))

type StoresAddress = { view?: 'chargebacks'; without?: string }

export const Route = createFileRoute('/_authenticated/stores/')({
  validateSearch: (search: Parameters): StoresAddress => ({
    view: readMatching(search.view, /^chargebacks$/) as StoresAddress['view'],
    without: readText(search.without),
  }),
  component: AllStoresPage,
})

function AllStoresPage() {
  const { view, without: unticked = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useQuery(userQuery())
  // Kept here as well, because a box must not wait for the address.
  const [without, setWithout] = useState(() => unticked.split(' ').filter(Boolean))

  function toggle(storeId: string) {
    const next = without.includes(storeId)
      ? without.filter((id) => id !== storeId)
      : [...without, storeId]
    setWithout(next)
    void navigate({
      search: (before) => ({ ...before, without: next.join(' ') || undefined }),
      replace: true,
      resetScroll: false,
    })
  }
  if (!user.data) {
    return (
      <>
        <PageHeader title="All stores" />
        {user.error && (
          <ErrorPanel
            problem={problemFrom(user.error, 'Your stores didn’t load')}
            onRetry={() => void user.refetch()}
          />
        )}
      </>
    )
  }
  const { stores } = user.data
  if (stores.length === 0) {
    return (
      <>
        <PageHeader title="All stores" />
        <EmptyState title="This key can’t list its stores" />
      </>
    )
  }
  return (
    <AllStores
      stores={stores}
      without={without}
      isDisputes={view === 'chargebacks'}
      mark={(store) => <StoreMark store={store} />}
      onToggle={toggle}
      table={(orders, storeOf, message) => (
        <OrdersTable
          orders={orders}
          columns={feedColumns}
          storeCurrency={undefined}
          message={message}
          lead={markColumn(storeOf)}
          orderLink={(order) => linkOf(order, storeOf)}
        />
      )}
    />
  )
}

const markColumn = (storeOf: StoreOf) => ({
  id: 'store',
  header: 'Store',
  cell: (order: Order) => {
    const store = storeOf(order)
    return (
      <span title={store?.name}>
        <StoreMark store={store} />
        <span className="sr-only">{store?.name}</span>
      </span>
    )
  },
  width: 76,
})

function linkOf(order: Order, storeOf: StoreOf) {
  const store = storeOf(order)
  const label = `${store?.name ?? 'Store'}, order ${order.id.slice(0, 8)}`
  return { ...orderLink(store?.id ?? '', order.id), label }
}
