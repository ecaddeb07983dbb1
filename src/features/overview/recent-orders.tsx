import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { type Column, DataTable, type RowLink } from '#components/data-table.tsx'
import { DateTime } from '#components/date-time.tsx'
import { Money } from '#components/money.tsx'
import { PhoneRow } from '#components/phone-row.tsx'
import { Status } from '#components/status.tsx'

type RecentOrdersProps = {
  /** The table's name: newest first only when the service sent them so. */
  name: string
  orders: Order[] | undefined
  storeCurrency: string | undefined
  isFetching: boolean
  message: ReactNode
  orderLink: (order: Order) => RowLink
}

/** The last orders, whatever their currency, without what only the whole list needs. */
export function RecentOrders({ storeCurrency, orders, orderLink, ...table }: RecentOrdersProps) {
  return (
    <DataTable
      {...table}
      columns={columnsOf(storeCurrency)}
      rows={orders}
      rowKey={(order) => order.id}
      rowLink={orderLink}
      inCard
      phoneRow={(order) => (
        <PhoneRow
          title={<Customer order={order} />}
          amount={<Amount order={order} storeCurrency={storeCurrency} />}
          text={
            <>
              <Status value={order.status} quietSuccess /> <bdi>{order.items[0]?.productName}</bdi>
            </>
          }
          aside={<DateTime value={order.dateCreated} />}
        />
      )}
    />
  )
}

function columnsOf(storeCurrency: string | undefined): Column<Order>[] {
  return [
    {
      id: 'amount',
      header: 'Amount',
      cell: (order) => <Amount order={order} storeCurrency={storeCurrency} />,
      align: 'end',
      width: 140,
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <Status value={status} />,
      width: 140,
    },
    {
      id: 'customer',
      header: 'Customer',
      cell: (order) => (
        <>
          <Customer order={order} />{' '}
          <bdi className="quiet">{order.items[0]?.productName?.slice(0, 200)}</bdi>
        </>
      ),
    },
    {
      id: 'created',
      header: 'Created',
      cell: ({ dateCreated }) => (
        <span className="quiet">
          <DateTime value={dateCreated} />
        </span>
      ),
      align: 'end',
      width: 128,
    },
  ]
}

function Customer({ order: { customerEmail } }: { order: Order }) {
  return customerEmail ? (
    <bdi data-private>{customerEmail}</bdi>
  ) : (
    <span className="quiet">No email</span>
  )
}

function Amount({ order, storeCurrency }: { order: Order; storeCurrency: string | undefined }) {
  return (
    <Money
      amount={order.amount}
      currency={order.currencyCode || storeCurrency}
      assumed={!order.currencyCode}
      quiet={!order.amountPaid}
    />
  )
}
