import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { idOrName } from '#base/text/same-id.ts'
import type { Glyph } from '#base/text/status-tone.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { type Dated, openIn } from '#model/reading/ledger/figures.ts'
import { hasPaid, itemsIn, partsOf, wasPaid } from './sums.ts'

/** Of one gateway and product, the orders that were begun and those whose payment didn't come. */
export type Stuck = {
  key: string
  gateway: string
  product: string
  orders: number
  unpaid: number
  /** The line totals as asked, which nobody may ever have meant to pay; `isWhole` if all are told. */
  worth: number
  isWhole: boolean
  /** How many of the unpaid have each status, the most first. */
  statuses: { status: string | undefined; orders: number }[]
}

export type StuckPayments = {
  rows: Stuck[]
  orders: number
  unpaid: number
  /** What is unpaid of the orders' own amounts. */
  worth: number
  isWhole: boolean
  /** Those whose status still waits for a payment. */
  mayBePaid: number
  /** Orders of which neither the amounts nor a known word tell whether they were paid. */
  untold: number
}

/** Every order is as it was read last. All in one currency. */
export function stuckPayments(orders: readonly Dated[]): StuckPayments {
  const pairs = new Map<string, OpenPair>()
  for (const dated of orders) {
    const [gateway] = partsOf(dated, 'gateway')
    for (const product of partsOf(dated, 'product')) {
      const key = keyOf(dated, product.key)
      const pair = pairs.get(key) ?? {
        key,
        gateway: gateway?.label ?? '',
        product: product.label,
        orders: 0,
        unpaid: [],
      }
      pairs.set(key, pair)
      pair.orders += 1
      if (isUnpaid(dated.order)) pair.unpaid.push({ ...dated, productKey: product.key })
    }
  }
  const unpaid = orders.map(({ order }) => order).filter(isUnpaid)
  const { amount: worth, isWhole } = openIn(unpaid)
  return {
    rows: [...pairs.values()]
      .filter((pair) => pair.unpaid.length > 0)
      .map(rowOf)
      .toSorted(
        (a, b) =>
          b.unpaid / b.orders - a.unpaid / a.orders ||
          b.worth - a.worth ||
          b.unpaid - a.unpaid ||
          (a.key < b.key ? -1 : 1),
      ),
    orders: orders.length,
    unpaid: unpaid.length,
    worth,
    isWhole,
    mayBePaid: unpaid.filter((order) => waiting.has(glyphOf(order))).length,
    untold: orders.filter(({ order }) => !isSettled(order) && isUntold(order)).length,
  }
}

type OpenPair = Pick<Stuck, 'key' | 'gateway' | 'product' | 'orders'> & {
  unpaid: (Dated & { productKey: string })[]
}

function rowOf({ unpaid, ...pair }: OpenPair): Stuck {
  const items = unpaid.flatMap(({ order, productKey }) =>
    itemsIn(order).filter((item) => idOrName(item.productId, item.productName) === productKey),
  )
  const statuses = new Map<string | undefined, number>()
  for (const { order } of unpaid) {
    statuses.set(order.status, (statuses.get(order.status) ?? 0) + 1)
  }
  return {
    ...pair,
    unpaid: unpaid.length,
    worth: sum(items.map(({ lineTotal = 0 }) => lineTotal)),
    isWhole: items.every(({ lineTotal }) => lineTotal !== undefined),
    statuses: Array.from(statuses, ([status, orders]) => ({ status, orders })).toSorted(
      (a, b) => b.orders - a.orders,
    ),
  }
}

const waiting = new Set<Glyph>(['half', 'dashed'])

const glyphOf = ({ status }: Order): Glyph => orderTone(status).glyph

const isUnpaid = (order: Order) => !isSettled(order) && !isUntold(order)

const isSettled = (order: Order) => hasPaid(order) || wasPaid(order)

/** Where amounts don't tell whether all was paid, or it went back, only a known word does. */
function isUntold(order: Order): boolean {
  const { amount, amountPaid = -1 } = order
  const isOpen = amountPaid < 0 || (amountPaid > 0 && amount === undefined)
  return isOpen && glyphOf(order) === 'ring'
}

/** Whether the order is one of those that a row counts; of any row without a key. */
export function isStuckIn(dated: Dated, key: string): boolean {
  if (!isUnpaid(dated.order)) return false
  return key === '' || partsOf(dated, 'product').some((part) => keyOf(dated, part.key) === key)
}

const keyOf = ({ order }: Dated, productKey: string) =>
  JSON.stringify([order.gateway ?? '', productKey])
