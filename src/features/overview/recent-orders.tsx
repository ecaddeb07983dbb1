import type { UseQueryResult } from '@tanstack/react-query'
import type { Page } from '#api/client.ts'
import type { Order } from '#api/schemas/orders.ts'
import { labels, t } from '#base/language/words.ts'
import { comma } from '#base/language/lists.ts'
import { createdColumn, statusColumn } from '#components/table/record-columns.tsx'
import { Email } from '#components/values/email.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { orderName } from '#model/records/orders/order-name.ts'
import { isNewestFirst } from '#model/reading/lists/list-note.ts'
import { moneyWidth } from '#components/charts/money-width.ts'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { Status } from '#components/values/status.tsx'
import { orderLink, ordersLink } from '#model/reading/links/order-links.ts'
import { RecentSection } from './overview-page.tsx'
import { OrderAmount } from '#components/values/order-amount.tsx'

/** A glance; the list has the rest. */
const SHOWN = 4

type RecentOrdersProps = {
  storeId: string
  query: UseQueryResult<Page<Order>>
  storeCurrency: string | undefined
  /** What is still read may fail for the same reason, and then says so for both. */
  isHeld: boolean
}

export function RecentOrders({ storeId, query, storeCurrency, isHeld }: RecentOrdersProps) {
  const orders = query.data?.items.slice(0, SHOWN)
  const name = orders && !isNewestFirst(orders) ? t`Some orders` : t`Latest orders`
  const action = <AnchorLink {...ordersLink(storeId)}>{t`All orders`}</AnchorLink>
  return (
    <RecentSection title={name} action={action}>
      <DataTable
        name={name}
        columns={columnsOf(
          storeCurrency,
          moneyWidth(orders?.map(({ amount }) => amount) ?? [], 140),
        )}
        rows={orders}
        isFetching={query.isFetching && orders !== undefined}
        message={(!isHeld || query.data) && messageOf(query)}
        rowKey={(order) => order.id}
        rowLink={(order) => ({
          ...orderLink(storeId, order.id),
          label: orderName(order),
        })}
        inCard
        hasHead={false}
        phoneRow={(order) => (
          <PhoneRow
            title={<Email text={order.customerEmail} />}
            amount={<Amount order={order} storeCurrency={storeCurrency} />}
            text={
              <>
                <ToldStatus order={order} quietSuccess /> <bdi>{order.items[0]?.productName}</bdi>
              </>
            }
            aside={<DateTime value={order.dateCreated} />}
          />
        )}
      />
    </RecentSection>
  )
}

/** Replaces the rows; undefined while the table has some or still loads. */
function messageOf({ data, error, refetch }: RecentOrdersProps['query']) {
  if (data) return data.items.length === 0 ? <EmptyState title={t`No orders yet`} /> : undefined
  if (!error) return undefined
  return <ReadProblem query={{ error, refetch }} title={t`Orders didn’t load`} />
}

type ToldStatusProps = { order: Order; quietSuccess?: boolean }

/** Beside an unknown amount a second dash would tell nothing. */
const ToldStatus = ({ order: { status }, ...props }: ToldStatusProps) =>
  status && <Status value={status} as={orderTone(status)} {...props} />

function columnsOf(storeCurrency: string | undefined, amountWidth: number): Column<Order>[] {
  return [
    {
      id: 'amount',
      header: labels.amount,
      cell: (order) => <Amount order={order} storeCurrency={storeCurrency} />,
      align: 'end',
      width: amountWidth,
    },
    {
      ...statusColumn(orderTone, 140),
      cell: (order) => <ToldStatus order={order} />,
    },
    {
      id: 'customer',
      header: labels.customer,
      cell: (order) => (
        <>
          <Email text={order.customerEmail} />
          {order.customerEmail && ' '}
          <bdi className="quiet">
            {!order.customerEmail && order.items[0]?.productName && comma}
            {order.items[0]?.productName?.slice(0, 200)}
          </bdi>
        </>
      ),
    },
    createdColumn({ width: 128 }),
  ]
}

function Amount({ order, storeCurrency }: { order: Order; storeCurrency: string | undefined }) {
  return (
    <span className="ledger">
      <OrderAmount order={order} storeCurrency={storeCurrency} />
    </span>
  )
}
