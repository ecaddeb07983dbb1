import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import type { StoreOf } from '#features/overview/orders-feed.tsx'
import { orderLink } from '#model/reading/links/order-links.ts'
import { ordersColumns } from '#model/reading/columns/orders-columns.ts'
import { storeColumn } from './-store-column.tsx'

/** Fewer than in a list of one store, which has no column of figures beside it. */
const shown: readonly string[] = ['amount', 'status', 'email', 'items', 'created']
const feedColumns = ordersColumns
  .filter(({ id }) => shown.includes(id))
  .map((column) => ({ ...column, least: 110 }))

type StoresTableProps = { orders: Order[] | undefined; storeOf: StoreOf; message: ReactNode }

/** Orders of several stores, each with its store's mark. */
export const StoresTable = ({ orders, storeOf, message }: StoresTableProps) => (
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
