import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { labels, t } from '#base/language/words.ts'
import { lackText } from '#base/storage/left-out.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { createdColumn, statusColumn } from '#components/table/record-columns.tsx'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { MANY, MOST, useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { orderLink, ordersLink } from '#model/reading/links/order-links.ts'
import { CardMessage, cardRows } from './card-message.tsx'
import { OrderAmount } from '#components/values/order-amount.tsx'

type CustomerOrdersCardProps = {
  storeId: string
  email: string | undefined
  storeCurrency: string | undefined
  items: (order: Order) => ReactNode
}

export function CustomerOrdersCard(props: CustomerOrdersCardProps) {
  const { storeId, email, storeCurrency, items } = props
  const { query, rows } = useCustomerOrders(storeId, email, MANY)
  const isPhone = useIsPhone()
  const orders = cardRows(query, rows, t`Orders`, MOST)
  const amount = (order: Order) => (
    <span className="ledger">
      <OrderAmount order={order} storeCurrency={storeCurrency} />
    </span>
  )
  return (
    <Card
      title={t`Orders`}
      aside={orders.aside}
      actions={
        // On wider screens it stands in the page's head.
        isPhone &&
        email && (
          <ButtonLink {...ordersLink(storeId, { email })} variant="default" size="xs">
            {t`All orders`}
          </ButtonLink>
        )
      }
    >
      {orders.rows?.length === 0 || orders.problem ? (
        <CardMessage rows={orders} none={lackText(t`No orders under this email address.`)} />
      ) : (
        <DataTable
          name={t`Orders of this customer`}
          columns={columnsOf(amount, items)}
          rows={orders.rows}
          rowKey={({ id }) => id}
          rowLink={(order) =>
            order.id === ''
              ? undefined
              : { ...orderLink(storeId, order.id), label: t`Order ${order.id.slice(0, 8)}` }
          }
          phoneRow={(order) => (
            <PhoneRow
              title={<bdi>{order.items[0]?.productName ?? t`No items`}</bdi>}
              amount={amount(order)}
              text={<Status value={order.status} as={orderTone(order.status)} />}
              aside={<DateTime value={order.dateCreated} />}
            />
          )}
          inCard
        />
      )}
    </Card>
  )
}

type Cell = (order: Order) => ReactNode

function columnsOf(amount: Cell, items: Cell): Column<Order>[] {
  return [
    { id: 'amount', header: labels.amount, cell: amount, align: 'end', width: 168 },
    statusColumn(orderTone, 136),
    { id: 'items', header: labels.items, cell: items },
    {
      id: 'order',
      header: t`Order`,
      cell: ({ id }) => (
        <span className="quiet">
          <ShortId id={id} />
        </span>
      ),
      width: 100,
      leaves: 1,
    },
    createdColumn({ width: 128 }),
  ]
}
