import { uuid } from './random.ts'
import type { Customer } from './seed-customers.ts'
import { type OrderPlan, type Shop, planOrder } from './seed-order-plan.ts'
import { type Charges, type PricedOrder, priceOrder } from './seed-order-price.ts'
import { currencies } from './seed-places.ts'
import type { Showcase } from './seed-showcase.ts'
import { DAY, MINUTE, instant, orderTime } from './seed-time.ts'

/** Fields that the list filters and sorts by; the rest is generated when read. */
export type OrderRow = {
  index: number
  id: string
  dateCreated: string
  customer: Customer | null
  customerEmail: string | null
  status: string | null
  gateway: string | null
  currencyCode: string | null
  amount: number | null
  amountPaid: number | null
  /** When its status last changed, if that was after it was made. */
  changedAt?: string
}

export type OrderBook = {
  /** Newest first. */
  rows: OrderRow[]
  planOf: (index: number) => OrderPlan | null
}

type OrderBookOptions = {
  storeId: string
  storeIndex: number
  count: number
  newest: number
  showcase: Showcase[]
}

export function createOrderBook(shop: Shop, options: OrderBookOptions): OrderBook {
  const { storeId, storeIndex, count, newest, showcase } = options
  // Other orders are older than the showcase.
  const last = newest - (showcase.at(-1)?.minutesAgo ?? 0) * MINUTE - 9 * MINUTE
  const timeOf = (index: number) => {
    const shown = showcase[index]
    if (shown) return newest - shown.minutesAgo * MINUTE
    const jitter = (Math.imul(index + 1, 0x9e3779b1) >>> 0) / 4_294_967_296
    return orderTime(
      last,
      (index - showcase.length + jitter) / Math.max(1, count - showcase.length),
    )
  }
  const planOf = (index: number) =>
    showcase[index]
      ? showcase[index].plan(shop)
      : planOrder(shop, storeIndex, index, newest - timeOf(index))
  const rows = Array.from({ length: count }, (_, index) => {
    const id = showcase[index]?.id ?? uuid('order', storeId, index)
    return createRow(index, id, instant(timeOf(index)), planOf(index))
  })
  countTotals(shop, rows)
  return { rows, planOf }
}

export function createArrival(
  book: OrderBook,
  { storeId, index, time }: { storeId: string; index: number; time: number },
  charges: Charges,
): OrderRow {
  const id = uuid('order', storeId, index)
  return createRow(index, id, instant(time), book.planOf(index), charges)
}

/** The prices of an order as it stands: it may have been paid after it was planned. */
export function pricedRow({ planOf }: OrderBook, row: OrderRow, charges: Charges) {
  const plan = planOf(row.index)
  const isPaidSince = row.changedAt !== undefined && row.status !== 'VOIDED'
  return plan && priceOrder({ ...plan, status: isPaidSince ? 'COMPLETED' : plan.status }, charges)
}

/** The same orders as a platform that charges otherwise holds them. */
export function chargedRows({ rows, planOf }: OrderBook, charges: Charges): OrderRow[] {
  return rows.map((row) => {
    const plan = planOf(row.index)
    return plan ? { ...row, ...amountsOf(priceOrder(plan, charges)) } : row
  })
}

function createRow(
  index: number,
  id: string,
  dateCreated: string,
  plan: OrderPlan | null,
  charges?: Charges,
): OrderRow {
  return {
    index,
    id,
    dateCreated,
    customer: plan?.customer ?? null,
    customerEmail: plan?.customer.emailAddress ?? null,
    status: plan?.status ?? null,
    gateway: plan?.gateway ?? null,
    currencyCode: plan?.currencyCode ?? null,
    ...(plan ? amountsOf(priceOrder(plan, charges)) : { amount: null, amountPaid: null }),
  }
}

function amountsOf({ toNumber, amount, amountPaid }: PricedOrder) {
  return { amount: toNumber(amount), amountPaid: toNumber(amountPaid) }
}

/** Totals are in the store's currency, and a customer's first date is before their first order. */
function countTotals(shop: Shop, rows: OrderRow[]) {
  const storeRate = currencies[shop.currencyCode]!.rate
  for (const { customer, amountPaid, currencyCode, dateCreated } of rows) {
    if (!customer || !currencyCode) continue
    customer.totalOrders += 1
    customer.totalSpend += ((amountPaid ?? 0) / currencies[currencyCode]!.rate) * storeRate
    customer.dateCreated = instant(Date.parse(dateCreated) - (customer.index % 90) * DAY - MINUTE)
  }
  const oldest = rows.at(-1)?.dateCreated ?? instant(Date.now())
  for (const customer of shop.customers) {
    customer.totalSpend = Math.round(customer.totalSpend * 100) / 100
    customer.dateCreated ||= instant(Date.parse(oldest) + customer.index * MINUTE)
  }
}
