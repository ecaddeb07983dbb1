import { labels, t } from '#base/language/words.ts'
import { type ExportShape, plain, standard } from './shape.ts'

/** What one product, gateway or other part has of a period. */
export type BreakdownRow = {
  id: string
  /** What it is one of, in words. */
  kind: string
  label: string
  of?: string
  amount: number | undefined
  amountBefore: number | undefined
  currency: string | undefined
  quantity?: number
  orders: number
  paidOrders: number
  disputed: number | undefined
  everPaid: number
  /** The period’s first and last day. */
  from: string
  to: string
}

export const breakdownShape: ExportShape<BreakdownRow, BreakdownRow> = {
  title: t`Export rows`,
  file: 'breakdown',
  entry: (row) => row,
  columns: [
    standard('period', t`Dates`, ({ from, to }) => ({ from, to })),
    plain('kind', t`Kind`, ({ kind }) => kind),
    plain('name', labels.name, ({ label }) => label),
    plain('product', t`Product`, ({ of }) => of),
    standard('amount', labels.amount, ({ amount, amountBefore }) => ({
      amount,
      amount_before: amountBefore,
    })),
    plain('currency', t`Currency`, ({ currency }) => currency),
    plain('pieces', t`Pieces`, ({ quantity }) => quantity),
    plain('orders', t`Orders`, ({ orders }) => orders),
    plain('paid', t`Paid orders`, ({ paidOrders }) => paidOrders, 'paid_orders'),
    standard('disputed', t`Disputed, of paid`, ({ disputed, everPaid }) => ({
      disputed,
      ever_paid: everPaid,
    })),
  ],
}
