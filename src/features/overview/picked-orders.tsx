import { Link } from '@tanstack/react-router'
import type { Order } from '#api/schemas/orders.ts'
import { labels, t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { createdColumn, statusColumn } from '#components/table/record-columns.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import type { Column } from '#components/table/table-types.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { orderLink, ordersLink } from '#model/reading/links/order-links.ts'
import styles from './breakdown.module.css'
import { countedRows } from '#model/reading/lists/counted.ts'

type PickedOrdersProps = {
  storeId: string
  /** What they have in common: "Gateway Cardlane, 16 to 22 Nov 2026". */
  title: string
  orders: Order[]
  currency: string | undefined
  /** Of the list of orders that shows the same, or with `label` more. */
  search: Parameters<typeof ordersLink>[1] | undefined
  label: string
  isPartial?: boolean
}

export function PickedOrders(props: PickedOrdersProps) {
  const { storeId, title, orders, currency, search, label, isPartial } = props
  return (
    <section className="line-above" aria-label={t`Orders counted`}>
      <header className={styles.head}>
        <Link
          to="."
          search={(before: object) => ({ ...before, pick: undefined })}
          resetScroll={false}
          className={styles.back}
          activeProps={{}}
        >
          <Icon name="chevron-left" size={14} />
          {t`Back`}
        </Link>
        <h2 key={title} ref={showHeading} className={styles.title} tabIndex={-1}>
          {countedRows('orders', orders.length)}
          <bdi className="quiet"> {title}</bdi>
        </h2>
        {search && (
          <span className="at-end small">
            <AnchorLink {...ordersLink(storeId, search)}>{label}</AnchorLink>
          </span>
        )}
      </header>
      <DataTable
        name={t`Orders counted`}
        columns={columnsOf(currency)}
        rows={orders}
        rowKey={({ id }) => id}
        rowLink={({ id }) =>
          id ? { ...orderLink(storeId, id), label: t`Order ${id.slice(0, 8)}` } : undefined
        }
        message={orders.length === 0 && <EmptyState title={t`No orders`} heading="h3" />}
        phoneRow={(order) => (
          <PhoneRow
            title={itemsText(order)}
            amount={<Paid order={order} currency={currency} />}
            text={<Status value={order.status} as={orderTone(order.status)} />}
            aside={<DateTime value={order.dateCreated} />}
          />
        )}
      />
      {isPartial && (
        <p className="small quiet">{t`Not all orders could be read, so there may be more.`}</p>
      )}
    </section>
  )
}

/** The list is below the chart, so opening it scrolls there. */
function showHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'center' })
}

const columnsOf = (currency: string | undefined): Column<Order>[] => [
  {
    id: 'paid',
    header: t`Paid`,
    cell: (order) => <Paid order={order} currency={currency} />,
    align: 'end',
    width: 150,
  },
  statusColumn(orderTone, 170),
  { id: 'items', header: labels.items, cell: (order) => <bdi>{itemsText(order)}</bdi> },
  {
    id: 'gateway',
    header: labels.gateway,
    cell: ({ gateway }) => (
      <bdi className="quiet" title={gateway}>
        {gateway && sentenceCase(gateway)}
      </bdi>
    ),
    width: 120,
    leaves: 1,
  },
  { id: 'order', header: t`Order`, cell: ({ id }) => <ShortId id={id} />, width: 100 },
  createdColumn({ width: 140 }),
]

const Paid = ({ order, currency }: { order: Order; currency: string | undefined }) => (
  <Money
    amount={order.amountPaid}
    currency={order.currencyCode || currency}
    quiet={!order.amountPaid}
  />
)

function itemsText({ items: [first, ...others] }: Order): string {
  const name = first?.productName?.slice(0, 120) ?? t`No items`
  const more = others.length
  return more > 0 ? name + t({ message: ` +${more}`, context: 'CLDR' }) : name
}
