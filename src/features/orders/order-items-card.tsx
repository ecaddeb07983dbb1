import { Fragment, type ReactNode } from 'react'
import type { OrderItem } from '#api/schemas/orders.ts'
import { inBrackets, labelled } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Labelled } from '#components/text/labelled.tsx'
import { Money } from '#components/values/money.tsx'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { percentsOf } from '#model/reading/platform/percent.ts'
import { Thumb } from '#components/values/thumb.tsx'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import { tierText } from '#model/records/orders/tier-words.ts'
import { productLink } from '#model/reading/links/links.ts'
import styles from './order-cards.module.css'
import { Sum } from './order-money.tsx'

type OrderItemsCardProps = {
  items: OrderItem[]
  storeId: string
  currency: OrderCurrency
  note: string | undefined
  children: ReactNode
}

export function OrderItemsCard(props: OrderItemsCardProps) {
  const { items, storeId, currency, note, children } = props
  return (
    <Card title={t`Items and money`} actions={<span className={styles.aside}>{note}</span>}>
      {items.length === 0 ? (
        <p className="quiet padded">{t`This order lists no items.`}</p>
      ) : (
        <DataTable
          name={labels.items}
          columns={columnsOf(storeId, currency)}
          rows={items}
          rowKey={({ id }) => id}
          phoneRow={(item) => <PhoneItem item={item} storeId={storeId} currency={currency} />}
          inCard
        />
      )}
      {children}
    </Card>
  )
}

function columnsOf(storeId: string, currency: OrderCurrency): Column<OrderItem>[] {
  return [
    {
      id: 'product',
      header: t`Product`,
      cell: (item) => <Product item={item} storeId={storeId} currency={currency} />,
    },
    {
      id: 'quantity',
      header: t`Qty`,
      cell: ({ quantity }) => quantity ?? '—',
      align: 'end',
    },
    {
      id: 'price',
      header: labels.price,
      cell: ({ amount }) => <Money amount={amount} currency={currency.code} bare />,
      align: 'end',
    },
    {
      id: 'discount',
      header: t`Discount`,
      cell: ({ volumeDiscountAmount }) =>
        volumeDiscountAmount ? (
          <Money amount={-volumeDiscountAmount} currency={currency.code} bare />
        ) : undefined,
      align: 'end',
    },
    {
      id: 'total',
      header: t`Line total`,
      cell: ({ lineTotal }) => (
        <span className="strong">
          <Money amount={lineTotal} currency={currency.code} assumed={currency.isAssumed} />
        </span>
      ),
      align: 'end',
    },
  ]
}

type ProductProps = { item: OrderItem; storeId: string; currency: OrderCurrency }

function Product({ item, storeId, currency }: ProductProps) {
  const { productName, productId, variantName, customIntervalDays } = item
  const notes = [
    variantName,
    tierText(item),
    customIntervalDays &&
      plural(customIntervalDays, {
        one: 'every day',
        other: `every ${formatNumber(customIntervalDays)} days`,
      }),
  ].filter(Boolean)
  const name = <bdi>{productName ?? labels.unnamedProduct}</bdi>
  return (
    <span className={styles.product}>
      <Thumb name={productName} />
      <span className={styles.names}>
        {productId ? (
          <AnchorLink {...productLink(storeId, productId)} className={styles.name}>
            {name}
          </AnchorLink>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {notes.length > 0 && (
          <span className="small quiet breaks">
            {notes.map((note, at) => (
              <Fragment key={at}>
                {at > 0 && ' · '}
                <bdi>{note}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        <Fees item={item} currency={currency} />
      </span>
    </span>
  )
}

function Fees({ item, currency }: Omit<ProductProps, 'storeId'>) {
  const { additionalFeePercentage: rate, additionalFeeAmount, additionalFixedFeeAmount } = item
  if (!rate && !additionalFeeAmount && !additionalFixedFeeAmount) return null
  const of = (amount: number) => <Money amount={amount} currency={currency.code} bare />
  const [share, fixed] = [of(additionalFeeAmount ?? 0), of(additionalFixedFeeAmount ?? 0)]
  // Like a tax, the fee beside the line may prove what its rate means; else only the amount says it.
  const told = { taxRate: rate, taxAmount: additionalFeeAmount, preTaxAmount: item.lineTotal }
  const percents = rate ? percentsOf(rate, { tax: told }).map(formatPercentage) : []
  const label = percents.length === 1 ? inBrackets(t`Extra fees`, percents.join('')) : t`Extra fees`
  return (
    <span
      className="small quiet breaks"
      title={percents.length > 1 ? labelled('additionalFeePercentage', String(rate)) : undefined}
    >
      <Labelled
        label={label}
        value={additionalFixedFeeAmount ? <Sum share={share} fixed={fixed} /> : share}
      />
    </span>
  )
}

function PhoneItem({ item, storeId, currency }: ProductProps) {
  const { quantity, amount, lineTotal } = item
  return (
    <span className={styles.phoneItem} data-ledger>
      <Product item={item} storeId={storeId} currency={currency} />
      <span className={styles.amounts}>
        <span className="strong">
          <Money amount={lineTotal} currency={currency.code} assumed={currency.isAssumed} />
        </span>
        <span className="quiet small">
          {quantity !== undefined && `${formatNumber(quantity)} × `}
          <Money amount={amount} currency={currency.code} bare />
        </span>
      </span>
    </span>
  )
}
