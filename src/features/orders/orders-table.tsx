import { type ReactNode, useCallback, useMemo } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { fieldCells } from '#components/table/field-cells.tsx'
import type { Column, Noted, RowLink, RowTools } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { useMoneyText, Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import type { Sorting } from '#components/filters/sort-header.tsx'
import { Status } from '#components/values/status.tsx'
import { Email } from '#components/values/email.tsx'
import { OrderItemsText } from '#components/values/order-items-text.tsx'
import { useDayHeading } from '#base/time/day-heading.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { piecesIn } from '#model/records/orders/item-words.ts'
import { type ColumnDescription, narrowed, withCells } from '#model/reading/columns/columns.ts'
import type { OrdersCells, OrdersColumn } from '#model/reading/columns/orders-columns.ts'
import styles from './orders-table.module.css'

type OrdersTableProps = {
  /** Undefined until the first answer. */
  orders: Order[] | undefined
  columns: readonly (ColumnDescription & { id: OrdersColumn })[]
  /** Used for orders without a currency, and marked as assumed. */
  storeCurrency: string | undefined
  sorting?: Sorting
  isFetching?: boolean
  message?: ReactNode
  fresh?: ReadonlySet<string>
  /** What orders were that have changed while they are shown, by id. */
  before?: ReadonlyMap<string, Order>
  /** A column before the others, which tells orders of several stores apart. */
  lead?: Column<Order>
  orderLink: (order: Order) => RowLink
  peeked?: string
  tools?: RowTools
  noted?: Noted
}

export function OrdersTable({
  orders,
  columns,
  storeCurrency,
  sorting,
  isFetching,
  message,
  fresh,
  before,
  lead,
  orderLink,
  peeked,
  tools,
  noted,
}: OrdersTableProps) {
  const dayHeading = useDayHeading()
  const isByDay = !sorting?.sort || sorting.sort.endsWith('dateCreated')
  const isBeside = peeked !== undefined
  // A table that draws again leaves its rows alone only if these stay the same.
  const shown = useMemo(() => {
    const described = isBeside ? narrowed(columns, BESIDE_PEEK) : columns
    return [
      ...(lead ? [lead] : []),
      ...withCells(described, cellsOf(storeCurrency, before, noted), fieldCells),
    ]
  }, [columns, isBeside, lead, storeCurrency, before, noted])
  const phoneRow = useCallback(
    (order: Order) => (
      <OrderPhoneRow order={order} storeCurrency={storeCurrency} lead={lead?.cell(order)} />
    ),
    [storeCurrency, lead],
  )
  return (
    <DataTable
      name={t`Orders`}
      columns={shown}
      rows={orders}
      rowKey={idOf}
      rowLink={orderLink}
      sorting={sorting}
      isFetching={isFetching}
      message={message}
      fresh={fresh}
      peeked={peeked}
      tools={tools}
      phoneRow={phoneRow}
      phoneGroup={isByDay ? (order) => dayHeading(order.dateCreated) : undefined}
    />
  )
}

const idOf = ({ id }: Order) => id

const BESIDE_PEEK = {
  amount: 140,
  status: 130,
  email: { least: 255 },
  items: { least: 280, leaves: 1 },
  created: { width: 124, leaves: 2 },
} as const

type OrderCell = (order: Order) => ReactNode

function cellsOf(
  storeCurrency: string | undefined,
  before?: ReadonlyMap<string, Order>,
  noted?: Noted,
): Record<OrdersCells, OrderCell> {
  const marked = (order: Order, fields: readonly (keyof Order)[], cell: ReactNode) => {
    const was = before?.get(order.id)
    if (!was || fields.every((field) => was[field] === order[field])) return cell
    return (
      <mark className={styles.changed} title={t`Changed since you opened this page`}>
        {cell}
      </mark>
    )
  }
  const amounts = ['amount', 'amountPaid', 'currencyCode'] as const
  return {
    amount: (order) =>
      marked(order, amounts, <OrderAmount order={order} storeCurrency={storeCurrency} />),
    status: (order) =>
      marked(
        order,
        ['status', 'amountPaid'],
        <OrderStatus order={order} storeCurrency={storeCurrency} />,
      ),
    email: ({ customerEmail }) => <Email text={customerEmail} />,
    items: ({ items }) => <OrderItemsText items={items} />,
    gateway: ({ gateway }) => (
      <bdi className="secondary" title={gateway}>
        {gateway && sentenceCase(gateway)}
      </bdi>
    ),
    coupon: ({ coupon }) => <bdi className="secondary size-small mono-face">{coupon?.code}</bdi>,
    order: ({ id }) => <ShortId id={id} />,
    paid: (order) => (
      <OrderMoney order={order} amount={order.amountPaid} storeCurrency={storeCurrency} />
    ),
    discount: (order) => (
      <OrderMoney order={order} amount={order.coupon?.netDecrease} storeCurrency={storeCurrency} />
    ),
    quantity: ({ items }) => piecesIn(items),
    tags: ({ id }) => noted?.('order', 'tags', id),
    note: ({ id }) => noted?.('order', 'note', id),
  }
}

type OrderPhoneRowProps = { order: Order; storeCurrency?: string; lead: ReactNode }

function OrderPhoneRow({ order, storeCurrency, lead }: OrderPhoneRowProps) {
  const [first, ...others] = order.items
  const more = others.length
  return (
    <PhoneRow
      title={
        <span className="row near">
          {lead}
          <span className="truncate">
            <Email text={order.customerEmail} />
          </span>
        </span>
      }
      amount={<OrderAmount order={order} storeCurrency={storeCurrency} />}
      text={
        <>
          <Status value={order.status} as={orderTone(order.status)} quietSuccess />{' '}
          <bdi>{first?.productName}</bdi>
          {more > 0 && t({ message: ` +${more}`, context: 'CLDR' })}
        </>
      }
      aside={<DateTime value={order.dateCreated} />}
    />
  )
}

function OrderAmount({ order, storeCurrency }: { order: Order; storeCurrency?: string }) {
  const { amount, amountPaid } = order
  return (
    <span className="ledger">
      <OrderMoney
        order={order}
        amount={amount}
        storeCurrency={storeCurrency}
        isQuiet={!amountPaid}
      />
    </span>
  )
}

type OrderMoneyProps = {
  order: Order
  amount: number | undefined
  storeCurrency?: string
  isQuiet?: boolean
}

function OrderMoney({ order, amount, storeCurrency, isQuiet }: OrderMoneyProps) {
  return (
    <Money
      amount={amount}
      currency={order.currencyCode}
      storeCurrency={storeCurrency}
      quiet={isQuiet}
    />
  )
}

/** What was paid instead of the amount is in the title, and in a column of its own. */
function OrderStatus({ order, storeCurrency }: { order: Order; storeCurrency?: string }) {
  const { status, amount, amountPaid, currencyCode } = order
  const paid = useMoneyText(amountPaid, currencyCode || storeCurrency)
  const isOther = amountPaid !== undefined && amountPaid !== 0 && amountPaid !== amount
  return (
    <Status
      value={status}
      as={orderTone(status)}
      note={isOther ? t`Paid so far: ${paid}` : undefined}
    />
  )
}
