import { OrderRecord } from '#api/schemas/order-detail.ts'
import { orderMoney } from '#model/records/orders/money.ts'
import { type BillPlan, billOf } from './bills.ts'
import { plainText, totalOf } from './decimal.ts'
import { type Stated, sortedText } from './stated.ts'

/** The order's money: parts that add up, those that were truly charged, and what remains. */
export function toldMoney(plans: readonly BillPlan[]): Stated[] {
  return plans.flatMap((plan, index) => {
    const { record, charged, net } = billOf(plan)
    const money = orderMoney(OrderRecord.parse(record))
    const isWhole = money.sumIs === 'paid' || money.sumIs === 'amount'
    const target = money.sumIs === 'paid' ? record['amountPaid'] : record['amount']
    const lack = isWhole ? undefined : 'the parts don’t add up'
    const what = `bill ${index}`
    const told = money.charged
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'items' && kind !== 'volume-discount' && !isFeeInside(plan, kind))
    return [
      {
        what: `${what}, its sum`,
        told: totalOf(money.charged.map(({ amount }) => amount)),
        truth: plainText(Number(target)),
        lack,
      },
      ...(charged
        ? [
            {
              what: `${what}, what was charged`,
              told: sortedText(told),
              truth: sortedText(charged.filter((kind) => !isFeeInside(plan, kind))),
              lack,
            },
          ]
        : []),
      ...(net === undefined || money.net === undefined
        ? []
        : [{ what: `${what}, net`, told: plainText(money.net), truth: net }]),
    ]
  })
}

/** A fee within the line totals may be shown beside the price as well. */
const isFeeInside = ({ fees }: BillPlan, kind: string) =>
  kind === 'extra-fees' && fees === 'inside-line-totals'
