import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { Private } from '#components/private.tsx'
import { DataTable } from '#components/data-table.tsx'
import type { Column, RowLink } from '#components/table-types.ts'
import { DateTime } from '#components/date-time.tsx'
import { Money } from '#components/money.tsx'
import { PhoneRow } from '#components/phone-row.tsx'
import { ShortId } from '#components/short-id.tsx'
import type { Sorting } from '#components/sort-header.tsx'
import { Status } from '#components/status.tsx'
import { useDayHeading } from '#base/day-heading.ts'
import { OrderItemsText } from './order-items-text.tsx'
import styles from './orders-table.module.css'

type OrdersTableProps = {
  /** Undefined until the first answer. */
  orders: Order[] | undefined
  /** Used for orders without a currency, and marked as assumed. */
  storeCurrency: string | undefined
  sorting?: Sorting
  isFetching?: boolean
  message?: ReactNode
  fresh?: ReadonlySet<string>
  /** Hides the gateway, which a filter makes the same in all rows. */
  withoutGateway?: boolean
  orderLink: (order: Order) => RowLink
}

export function OrdersTable({
  orders,
  storeCurrency,
  sorting,
  isFetching,
  message,
  fresh,
  withoutGateway,
  orderLink,
}: OrdersTableProps) {
  const dayHeading = useDayHeading()
  const isByDay = !sorting?.sort || sorting.sort.endsWith('dateCreated')
  return (
    <DataTable
      name="Orders"
      columns={columnsOf(storeCurrency, orders).filter(
        ({ id }) => !(withoutGateway && id === 'gateway'),
      )}
      rows={orders}
      rowKey={(order) => order.id}
      rowLink={orderLink}
      sorting={sorting}
      isFetching={isFetching}
      message={message}
      fresh={fresh}
      phoneRow={(order) => <OrderPhoneRow order={order} storeCurrency={storeCurrency} />}
      phoneGroup={isByDay ? (order) => dayHeading(order.dateCreated) : undefined}
    />
  )
}

function columnsOf(storeCurrency: string | undefined, orders: Order[] = []): Column<Order>[] {
  return [
    {
      id: 'amount',
      header: 'Amount',
      cell: (order) => <OrderAmount order={order} storeCurrency={storeCurrency} />,
      align: 'end',
      sortBy: 'amount',
      width: amountWidth(orders),
    },
    {
      id: 'status',
      header: 'Status',
      cell: (order) => <OrderStatus order={order} storeCurrency={storeCurrency} />,
      width: 192,
    },
    {
      id: 'customer',
      header: 'Customer',
      cell: ({ customerEmail }) =>
        customerEmail ? <Private>{customerEmail}</Private> : <Nothing />,
      sortBy: 'customerEmail',
      width: 216,
    },
    { id: 'items', header: 'Items', cell: ({ items }) => <OrderItemsText items={items} /> },
    {
      id: 'gateway',
      header: 'Gateway',
      cell: ({ gateway }) => <bdi className={styles.quiet}>{gateway}</bdi>,
      width: 104,
      minor: true,
    },
    {
      id: 'coupon',
      header: 'Coupon',
      cell: ({ coupon }) => <bdi className={styles.code}>{coupon?.code}</bdi>,
      width: 98,
      minor: true,
    },
    { id: 'order', header: 'Order', cell: ({ id }) => <ShortId id={id} />, width: 96 },
    {
      id: 'created',
      header: 'Created',
      cell: ({ dateCreated }) => (
        <span className={styles.quiet}>
          <DateTime value={dateCreated} />
        </span>
      ),
      align: 'end',
      sortBy: 'dateCreated',
      width: 126,
    },
  ]
}

/** Amounts must not be cut off, so the column fits the largest with its separators and currency. */
function amountWidth(orders: Order[]): number {
  return 10 * Math.max(14, ...orders.map(({ amount = 0 }) => 9 + amount.toFixed().length))
}

function OrderPhoneRow({ order, storeCurrency }: { order: Order; storeCurrency?: string }) {
  const [first, ...others] = order.items
  return (
    <PhoneRow
      title={<Private>{order.customerEmail ?? 'No email'}</Private>}
      amount={<OrderAmount order={order} storeCurrency={storeCurrency} />}
      text={
        <>
          <Status value={order.status} quietSuccess /> <bdi>{first?.productName}</bdi>
          {others.length > 0 && ` +${others.length}`}
        </>
      }
      aside={<DateTime value={order.dateCreated} />}
    />
  )
}

/** The order's amount, quiet until something is paid. */
function OrderAmount({ order, storeCurrency }: { order: Order; storeCurrency?: string }) {
  return (
    <Money
      amount={order.amount}
      currency={order.currencyCode || storeCurrency}
      assumed={!order.currencyCode}
      quiet={!order.amountPaid}
    />
  )
}

/** The status, with the amount paid if it is only a part. */
function OrderStatus({ order, storeCurrency }: { order: Order; storeCurrency?: string }) {
  const { status, amount, amountPaid, currencyCode } = order
  return (
    <span className={styles.status}>
      <Status value={status} />
      {amountPaid !== undefined && amountPaid !== 0 && amountPaid !== amount && (
        <span className={styles.paid}>
          {!status?.toLowerCase().includes('paid') && 'paid '}
          <Money amount={amountPaid} currency={currencyCode || storeCurrency} bare />
        </span>
      )}
    </span>
  )
}

const Nothing = () => <span className="quiet">—</span>
