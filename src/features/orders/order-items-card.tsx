import type { OrderItem } from '#api/schemas/orders.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { Card } from '#components/card.tsx'
import { type Column, DataTable } from '#components/data-table.tsx'
import { Money, useMoneyText } from '#components/money.tsx'
import { formatNumber } from '#components/money-format.ts'
import { Thumb } from '#components/thumb.tsx'
import type { OrderCurrency } from './order-headline.tsx'
import { feeText, tierText } from './order-item-words.ts'
import { productLink } from './order-links.ts'
import styles from './order-items-card.module.css'

type OrderItemsCardProps = { items: OrderItem[]; storeId: string; currency: OrderCurrency }

export function OrderItemsCard({ items, storeId, currency }: OrderItemsCardProps) {
  return (
    <Card title="Items">
      {items.length === 0 ? (
        <p className={styles.none}>This order lists no items.</p>
      ) : (
        <DataTable
          name="Items"
          columns={columnsOf(storeId, currency)}
          rows={items}
          rowKey={({ id }) => id}
          phoneRow={(item) => <PhoneItem item={item} storeId={storeId} currency={currency} />}
          inCard
        />
      )}
    </Card>
  )
}

function columnsOf(storeId: string, { code, isAssumed }: OrderCurrency): Column<OrderItem>[] {
  const money = (amount: number | undefined) => (
    <Money amount={amount} currency={code} assumed={isAssumed} />
  )
  return [
    {
      id: 'product',
      header: 'Product',
      cell: (item) => <Product item={item} storeId={storeId} />,
    },
    {
      id: 'quantity',
      header: 'Qty',
      cell: ({ quantity }) => quantity ?? '—',
      align: 'end',
    },
    { id: 'price', header: 'Price', cell: ({ amount }) => money(amount), align: 'end' },
    {
      id: 'discount',
      header: 'Discount',
      cell: ({ volumeDiscountAmount }) =>
        volumeDiscountAmount ? money(-volumeDiscountAmount) : undefined,
      align: 'end',
    },
    {
      id: 'total',
      header: 'Line total',
      cell: ({ lineTotal }) => <span className="strong">{money(lineTotal)}</span>,
      align: 'end',
    },
  ]
}

function Product({ item, storeId }: { item: OrderItem; storeId: string }) {
  const { productName, productId, variantName, customIntervalDays } = item
  const fees = feeText(item)
  const notes = [
    variantName,
    tierText(item),
    customIntervalDays && `every ${customIntervalDays} days`,
    fees && `fees ${fees}`,
  ].filter(Boolean)
  const name = productName ?? 'Unnamed product'
  return (
    <span className={styles.product}>
      <Thumb name={productName} />
      <span className={styles.names}>
        {productId ? (
          <AnchorLink {...productLink(storeId, productId)} className={styles.name}>
            <bdi>{name}</bdi>
          </AnchorLink>
        ) : (
          <bdi className={styles.name}>{name}</bdi>
        )}
        {notes.length > 0 && <bdi className={styles.notes}>{notes.join(' · ')}</bdi>}
      </span>
    </span>
  )
}

type PhoneItemProps = { item: OrderItem; storeId: string; currency: OrderCurrency }

function PhoneItem({ item, storeId, currency }: PhoneItemProps) {
  const { quantity, amount, lineTotal } = item
  const price = useMoneyText(amount, undefined)
  return (
    <span className={styles.phoneItem} data-ledger>
      <Product item={item} storeId={storeId} />
      <span className={styles.amounts}>
        <span className="strong">
          <Money amount={lineTotal} currency={currency.code} assumed={currency.isAssumed} />
        </span>
        <span className="quiet small">
          {quantity === undefined ? price : `${formatNumber(quantity)} × ${price}`}
        </span>
      </span>
    </span>
  )
}
