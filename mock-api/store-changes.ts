import type { Database, Store } from './database.ts'
import type { Refund } from './records.ts'
import { USER_ID } from './seed-ids.ts'
import { priceOrder } from './seed-order-price.ts'
import { type OrderRow, createArrival } from './seed-orders.ts'
import { instant } from './seed-time.ts'

/*
 * What happens to orders, whoever did it. Times are true times: the caller has called
 * `reads.remember` before.
 */

export function payOrder(store: Store, row: OrderRow, time: number) {
  change(store, row, { status: 'COMPLETED', amountPaid: row.amount, changedAt: instant(time) })
}

export function disputeOrder(store: Store, row: OrderRow, time: number) {
  change(store, row, { status: 'CHARGEBACK', changedAt: instant(time) })
}

export function expireOrder(store: Store, row: OrderRow, time: number) {
  change(store, row, { status: 'VOIDED', changedAt: instant(time) })
}

export function refundRow(
  { character }: Pick<Database, 'character'>,
  store: Store,
  row: OrderRow,
  time: number,
): Refund {
  const paid = row.amountPaid ?? 0
  const refund: Refund = {
    id: crypto.randomUUID(),
    dateCreated: instant(time),
    userId: USER_ID,
    ipAddress: '192.0.2.44',
    amount: refundedOf(paid),
    orderId: row.id,
  }
  store.refunds.set(row.id, refund)
  change(store, row, {
    ...(character.statusAfterRefund === 'refunded' ? { status: 'REFUNDED' } : {}),
    ...paidAfter(refund.amount ?? 0),
    changedAt: instant(time),
  })
  return refund

  function paidAfter(amount: number) {
    if (character.paidAfterRefund === 'stays') return {}
    return { amountPaid: character.paidAfterRefund === 'becomes-zero' ? 0 : -amount }
  }

  function refundedOf(all: number) {
    if (character.refundAmount === 'all-paid') return all
    if (character.refundAmount === 'half') return rounded(all / 2)
    const plan = store.seed.book.planOf(row.index)
    if (!plan) return all
    const { toNumber, tax } = priceOrder(plan, character)
    return character.tax === 'recorded-only' ? all : rounded(Math.max(0, all - toNumber(tax)))
  }
}

export function removeOrder(store: Store, row: OrderRow) {
  store.orders = store.orders.filter((order) => order !== row)
}

/** New orders come first, at the time given, which may lie before that of others. */
export function placeOrders(database: Database, store: Store, count: number, time: number) {
  for (let placed = 0; placed < count; placed += 1) {
    const index = 1 + store.orders.reduce((most, row) => Math.max(most, row.index), -1)
    const arrival = createArrival(
      store.seed.book,
      { storeId: store.id, index, time },
      database.character,
    )
    const at = store.orders.findIndex(({ dateCreated }) => dateCreated <= arrival.dateCreated)
    store.orders = store.orders.toSpliced(at < 0 ? store.orders.length : at, 0, arrival)
  }
}

function change(store: Store, row: OrderRow, changes: Partial<OrderRow>) {
  store.orders = store.orders.map((order) => (order === row ? { ...row, ...changes } : order))
}

const rounded = (amount: number) => Math.round(amount * 1e6) / 1e6
