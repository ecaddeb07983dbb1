import { uuid } from './random.ts'
import type { Customer } from './seed-customers.ts'
import type { OrderPlan, Shop } from './seed-order-plan.ts'
import { planOrder } from './seed-order-plan.ts'
import { priceOrder } from './seed-order-price.ts'
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

export function createArrival(book: OrderBook, storeId: string, index: number): OrderRow {
  return createRow(index, uuid('order', storeId, index), instant(Date.now()), book.planOf(index))
}

function createRow(
  index: number,
  id: string,
  dateCreated: string,
  plan: OrderPlan | null,
): OrderRow {
  const priced = plan && priceOrder(plan)
  return {
    index,
    id,
    dateCreated,
    customer: plan?.customer ?? null,
    customerEmail: plan?.customer.emailAddress ?? null,
    status: plan?.status ?? null,
    gateway: plan?.gateway ?? null,
    currencyCode: plan?.currencyCode ?? null,
    amount: priced?.toNumber(priced.amount) ?? null,
    amountPaid: priced?.toNumber(priced.amountPaid) ?? null,
  }
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
