import { QueryClient } from '@tanstack/react-query'
import { orderSumsQuery } from '#model/reading/ledger/order-sums.ts'
import { plainText, totalOf } from './decimal.ts'
import { byCurrency, unstatedIn } from './figures.ts'
import { meaningOf } from './meaning.ts'
import { STORE_ID } from './names.ts'
import type { TrueOrder } from './records.ts'
import { type Stated, sortedText } from './stated.ts'

/** "Add up all 46 orders" above a list. */
export async function toldSums(orders: readonly TrueOrder[]): Promise<Stated[]> {
  const { sums, isComplete } = await new QueryClient().query(orderSumsQuery(STORE_ID, {}))
  const paid = orders.filter(({ amountPaid }) => (amountPaid ?? 0) > 0)
  const lack = isComplete ? undefined : 'the first'
  const toldText = (of: typeof sums.paid) =>
    sortedText(
      of.map(({ currency, amount }) => `${currency} ${plainText(amount)}`),
      ', ',
    )
  return [
    { what: 'added up, orders', told: String(sums.orders), truth: String(orders.length), lack },
    {
      what: 'added up, paid orders',
      told: String(sums.paidOrders),
      truth: String(paid.length),
      lack,
    },
    {
      what: 'added up, without a paid amount',
      told: String(sums.unstated),
      truth: String(unstatedIn(orders)),
      lack,
    },
    { what: 'added up, paid', told: toldText(sums.paid), truth: perCurrency(paid), lack },
    {
      what: 'added up, disputed',
      told: toldText(sums.disputed),
      truth: perCurrency(paid.filter(({ status }) => meaningOf(status) === 'disputed')),
      lack,
    },
  ]
}

const perCurrency = (some: readonly TrueOrder[]) =>
  sortedText(
    [...byCurrency(some.map((order) => ({ order })))].map(
      ([currency, own]) => `${currency} ${totalOf(own.map(({ order }) => order.amountPaid))}`,
    ),
    ', ',
  )
