import { t } from '#base/language/words.ts'
import { type Breakdown, type Share, breakdowns } from '#model/reading/figures/sums.ts'
import { type ExportShape, plain, standard } from './shape.ts'

export type BreakdownRow = Share & {
  id: string
  by: Breakdown
  currency: string | undefined
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
    plain('kind', t`Kind`, ({ by }) => breakdowns[by]),
    plain('name', t`Name`, ({ label }) => label),
    plain('product', t`Product`, ({ of }) => of),
    standard('amount', t`Amount`, ({ amount, amountBefore }) => ({
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
