import { ordersOf } from '#model/reading/figures/drill.ts'
import { type Stuck, stuckPayments } from '#model/reading/figures/stuck.ts'
import { type Counted, inCurrency } from '#model/reading/ledger/counted.ts'
import { showStore } from './bench.testing.ts'
import { plainText } from './decimal.ts'
import { byCurrency, ordersIn } from './figures.ts'
import { stuckRows, stuckText, withGaps } from './payment.ts'
import type { TrueStore } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { readPeriod } from './told-figures.testing.ts'

/** Where payment gets stuck in a week, and the orders that each of its numbers opens. */
export async function toldPayment(store: TrueStore, zone: string): Promise<Stated[]> {
  const orders = store.orders.map(withGaps)
  showStore({ ...store, orders })
  const { counted, period, now, lack } = await readPeriod({ zone, orders }, 'week')
  return [...byCurrency(ordersIn(orders, period, { zone, now }))].flatMap(([currency, own]) => {
    const its = inCurrency(counted, currency)
    const { rows, orders: all, unpaid, worth, isWhole, mayBePaid, untold } = stuckPayments(its.now)
    const what = `unpaid ${currency}`
    return [
      {
        what,
        told: `${unpaid} of ${all}, ${plainText(worth)}${isWhole ? '' : '+'}, ${mayBePaid} may come, ${untold} untold`,
        truth: stuckText(own),
        lack,
      },
      {
        what: `${what}, opened by their number`,
        told: String(picked(its, '').length),
        truth: String(unpaid),
      },
      {
        what: `${what} by gateway and product`,
        told: sortedText(
          rows.map((row) => `${rowText(row)}: ${sortedText(picked(its, row.key))}`),
          '; ',
        ),
        truth: stuckRows(own),
        lack,
      },
    ]
  })
}

const picked = (counted: Counted, key: string) =>
  ordersOf(counted, { kind: 'unpaid', key, isBefore: false }).map(({ order }) => order.id)

function rowText({ key, unpaid, orders, worth, isWhole, statuses }: Stuck): string {
  const words = statuses.flatMap((each) => Array(each.orders).fill(each.status || 'none'))
  return `${key}=${unpaid}/${orders}, ${plainText(worth)}${isWhole ? '' : '+'}, ${sortedText(words)}`
}
