import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { fieldCells } from '#components/table/field-cells.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Email } from '#components/values/email.tsx'
import { OrderAmount } from '#components/values/order-amount.tsx'
import { OrderItemsText } from '#components/values/order-items-text.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import { WindowRows } from '#components/table/window-rows.tsx'
import { withCells } from '#model/reading/columns/columns.ts'
import { type OrdersCells, ordersColumns } from '#model/reading/columns/orders-columns.ts'
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
  const amount = (order: Order) => <OrderAmount order={order} storeCurrency={storeCurrency} />
  const cells: Partial<Record<OrdersCells, (order: Order) => ReactNode>> = {
    amount: (order) => <span className="ledger">{amount(order)}</span>,
    status: ({ status }) => <Status value={status} as={orderTone(status)} />,
    email: ({ customerEmail }) => <Email text={customerEmail} />,
    items: ({ items }) => <OrderItemsText items={items} />,
    order: ({ id }) => <ShortId id={id} />,
  }
  const described = ordersColumns.filter(({ id }) => id in cells || id === 'created')
  return (
    <DataTable
      name={name}
      columns={withCells(described, cells, fieldCells)}
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
