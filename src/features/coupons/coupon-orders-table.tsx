import type { LinkProps } from '@tanstack/react-router'
import type { Order } from '#api/schemas/orders.ts'
import { labels, t } from '#base/language/words.ts'
import { createdColumn, statusColumn } from '#components/table/record-columns.tsx'
import { Email } from '#components/values/email.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Labelled } from '#components/text/labelled.tsx'
import { Money } from '#components/values/money.tsx'
import { OrderAmount } from '#components/values/order-amount.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { orderName } from '#model/records/orders/order-name.ts'

type CouponOrdersTableProps = {
  orders: readonly Order[]
  storeCurrency: string | undefined
  orderLink: (orderId: string) => LinkProps
}

export function CouponOrdersTable({ orders, storeCurrency, orderLink }: CouponOrdersTableProps) {
  const money = (order: Order, amount: number | undefined) => (
    <Money amount={amount} currency={order.currencyCode} storeCurrency={storeCurrency} />
  )
  const columns: Column<Order>[] = [
    {
      id: 'discount',
      header: t`Discount`,
      cell: (order) => money(order, order.coupon?.netDecrease),
      align: 'end',
      width: 96,
    },
    {
      id: 'amount',
      header: labels.amount,
      cell: (order) => (
        <span className="ledger">
          <OrderAmount order={order} storeCurrency={storeCurrency} />
        </span>
      ),
      align: 'end',
      width: 120,
    },
    statusColumn(orderTone, 140),
    {
      id: 'customer',
      header: labels.customer,
      cell: ({ customerEmail }) => <Email text={customerEmail} />,
      least: 200,
    },
    { id: 'order', header: t`Order`, cell: ({ id }) => <ShortId id={id} />, width: 98, leaves: 1 },
    createdColumn({ width: 128 }),
  ]
  return (
    <DataTable
      name={t`Orders that used it`}
      columns={columns}
      rows={[...orders]}
      rowKey={({ id }) => id}
      rowLink={(order) => ({
        ...orderLink(order.id),
        label: orderName(order),
      })}
      phoneRow={(order) => (
        <PhoneRow
          title={<Email text={order.customerEmail} />}
          amount={<OrderAmount order={order} storeCurrency={storeCurrency} />}
          text={
            <>
              <Status value={order.status} as={orderTone(order.status)} />{' '}
              <Labelled label={t`Discount`} value={money(order, order.coupon?.netDecrease)} />
            </>
          }
          aside={<DateTime value={order.dateCreated} />}
        />
      )}
      inCard
    />
  )
}
