import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { userQuery } from '#api/user.ts'
import { type Parameters, readMatching, readText } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { StoreMark } from '#features/navigation/store-mark.tsx'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import { AllStores } from '#features/overview/all-stores.tsx'
import type { StoreOf } from '#features/overview/orders-feed.tsx'
import { ordersColumns } from '#model/reading/columns/orders-columns.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import type { StoreSummary } from '#api/schemas/user.ts'
import type { Column } from '#components/table/table-types.ts'
import styles from '#routes/-store-column.module.css'

const StoresTickets = lazyPart(
  async () => (await import('#features/tickets/queue/stores-tickets.tsx')).StoresTickets,
)

type StoresAddress = { view?: 'chargebacks' | 'tickets'; without?: string }

export const Route = createFileRoute('/_authenticated/stores/')({
  validateSearch: (search: Parameters): StoresAddress => ({
    view: readMatching(search.view, /^(chargebacks|tickets)$/) as StoresAddress['view'],
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
  const stores = user.data?.stores ?? []
  if (stores.length === 0) {
    return (
      <>
        <PageHeader title={t`All stores`} />
        {user.data ? (
          <EmptyState title={t`This key can’t list its stores`} />
        ) : (
          user.error && <ReadProblem query={user} title={t`Your stores didn’t load`} />
        )}
      </>
    )
  }
  return (
    <AllStores
      stores={stores}
      without={without}
      view={view}
      mark={(store) => <StoreMark store={store} />}
      onToggle={toggle}
      tickets={(chosen) => (
        <Suspense>
          <StoresTickets
            stores={chosen}
            lead={storeColumn(({ storeId }) => stores.find(({ id }) => id === storeId))}
          />
        </Suspense>
      )}
      table={(orders, storeOf, message) => (
        <StoresTable orders={orders} storeOf={storeOf} message={message} />
      )}
    />
  )
}

/** Fewer than in a list of one store, which has no column of figures beside it. */
const shown: readonly string[] = ['amount', 'status', 'email', 'items', 'created']
const feedColumns = ordersColumns
  .filter(({ id }) => shown.includes(id))
  .map((column) => ({ ...column, least: 252 }))

type StoresTableProps = { orders: Order[] | undefined; storeOf: StoreOf; message: ReactNode }

/** Orders of several stores, each with its store's mark. */
const StoresTable = ({ orders, storeOf, message }: StoresTableProps) => (
  <OrdersTable
    orders={orders}
    columns={feedColumns}
    storeCurrency={undefined}
    message={message}
    lead={storeColumn(storeOf)}
    orderLink={(order) => linkOf(order, storeOf)}
  />
)

function linkOf(order: Order, storeOf: StoreOf) {
  const store = storeOf(order)
  const label = t`${store?.name ?? t`Store`}, order ${order.id.slice(0, 8)}`
  return { ...orderLink(store?.id ?? '', order.id), label }
}

const isWide = globalThis.matchMedia?.('(min-width: 90em)')

/** Each row's store: its name and, where there is room, its mark, never a colour alone. */
const storeColumn = <Row,>(storeOf: (row: Row) => StoreSummary | undefined): Column<Row> => ({
  id: 'store',
  header: t`Store`,
  cell: (row) => {
    const store = storeOf(row)
    return (
      <span className={styles.store} title={store?.name}>
        <StoreMark store={store} />
        <bdi className={styles.name}>{store?.name}</bdi>
      </span>
    )
  },
  // As wide before the rows come as with the longest name.
  width: isWide?.matches ? 204 : 172,
})
