import type { LinkProps } from '@tanstack/react-router'
import type { Order } from '#api/schemas/orders.ts'
import { semicolonList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { createdColumn, statusColumn } from '#components/table/record-columns.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Email } from '#components/values/email.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import type { Column } from '#components/table/table-types.ts'
import { WindowRows } from '#components/table/window-rows.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { orderName } from '#model/records/orders/order-name.ts'

type FoundOrdersTableProps = {
  name: string
  orders: readonly Order[]
  storeCurrency: string | undefined
  orderLink: (orderId: string) => LinkProps
}

export function FoundOrdersTable(props: FoundOrdersTableProps) {
  const { name, orders, storeCurrency, orderLink } = props
  const isPhone = useIsPhone()
  const amount = (order: Order) => (
    <Money amount={order.amount} currency={order.currencyCode} storeCurrency={storeCurrency} />
  )
  const columns: Column<Order>[] = [
    { id: 'amount', header: labels.amount, cell: amount, align: 'end', width: 132 },
    statusColumn(orderTone, 144),
    {
      id: 'customer',
      header: labels.customer,
      cell: ({ customerEmail }) => <Email text={customerEmail} />,
    },
    {
      id: 'items',
      header: labels.items,
      cell: (order) => <bdi title={itemsText(order)}>{itemsText(order)}</bdi>,
    },
    {
      id: 'order',
      header: t`Order`,
      cell: ({ id }) => <ShortId id={id} />,
      leaves: 1,
      width: 104,
    },
    createdColumn({ width: 132 }),
  ]
  return (
    <DataTable
      name={name}
      columns={columns}
      rows={[...orders]}
      rowKey={({ id }) => id}
      windowRows={WindowRows}
      rowHeight={() => (isPhone ? 68 : 40)}
      rowLink={(order) => ({
        ...orderLink(order.id),
        label: orderName(order),
      })}
      phoneRow={(order) => (
        <PhoneRow
          title={<Email text={order.customerEmail} />}
          amount={amount(order)}
          text={<Status value={order.status} as={orderTone(order.status)} />}
          aside={<DateTime value={order.dateCreated} />}
        />
      )}
      inCard
    />
  )
}

/** "2 × 5 devices, 2 years". */
function itemsText({ items }: Order): string {
  return semicolonList(
    items.map((item) => {
      const name = item.variantName ?? item.productName ?? t`Unnamed item`
      return item.quantity === undefined ? name : `${formatNumber(item.quantity)} × ${name}`
    }),
  )
}
