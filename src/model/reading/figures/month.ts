import type { OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import type { CalendarDay } from '#base/time/calendar.ts'
import { type Dated, currencyOf, datedIn } from '#model/reading/ledger/figures.ts'
import { countryName } from '#model/records/orders/country.ts'
import { isNothingPaid } from '#model/records/orders/paid.ts'

/** An order of the month, and its record once that was read. */
export type MonthEntry = Dated & {
  record?: OrderRecord
  /** Of the billing address, else of the customer. */
  country?: string
}

type ReadEntry = MonthEntry & { record: OrderRecord }

/** The orders of a month in one currency; currencies are never added together. */
export type MonthSheet = {
  currency: string
  /** Oldest first. */
  entries: readonly MonthEntry[]
  /** Fees, tax, refunds and chargebacks rest on these alone. */
  read: readonly ReadEntry[]
  paid: number
  days: readonly { day: CalendarDay; orders: number; paid: number }[]
}

export type MonthBook = {
  /** Takes in a listed order, and returns it if its record tells more. */
  list: (order: Order) => Order | undefined
  add: (detail: OrderDetail) => void
  /** The currency with the most orders first. */
  sheets: () => MonthSheet[]
  /** How many orders state no date by which they belong to a month. */
  undated: () => number
}

/** The paid orders of a calendar month in the zone, by the time of their creation. */
export function monthBook({ year, month }: CalendarDay, zone: string): MonthBook {
  const entries = new Map<string, MonthEntry>()
  const undated = new Set<string>()
  return {
    list(order) {
      if (isNothingPaid(order)) return undefined
      const [dated] = datedIn(order, zone)
      if (!dated) undated.add(order.id)
      if (dated?.clock.year !== year || dated.clock.month !== month) return undefined
      entries.set(order.id, { ...entries.get(order.id), ...dated })
      return order
    },
    add({ order: record, billingInformation }) {
      const entry = entries.get(record.id)
      if (!entry) return
      const code = billingInformation?.countryCode || record.customer?.countryCode
      entries.set(record.id, { ...entry, record, country: countryName(code) })
    },
    sheets: () => sheetsOf([...entries.values()]),
    undated: () => undated.size,
  }
}

function sheetsOf(all: readonly MonthEntry[]): MonthSheet[] {
  const currencies = [...new Set(all.map(({ order }) => currencyOf(order)))]
  return currencies
    .map((currency) =>
      sheetOf(
        currency,
        all.filter(({ order }) => currencyOf(order) === currency),
      ),
    )
    .toSorted((a, b) => b.entries.length - a.entries.length)
}

function sheetOf(currency: string, some: readonly MonthEntry[]): MonthSheet {
  const entries = some.toSorted((a, b) => timeOf(a) - timeOf(b))
  const days = new Map<number, MonthEntry[]>()
  for (const entry of entries) {
    days.set(entry.clock.day, [...(days.get(entry.clock.day) ?? []), entry])
  }
  return {
    currency,
    entries,
    read: entries.filter((entry): entry is ReadEntry => entry.record !== undefined),
    paid: paidIn(entries),
    days: Array.from(days.values(), (ofDay) => ({
      day: ofDay[0]!.clock,
      orders: ofDay.length,
      paid: paidIn(ofDay),
    })),
  }
}

const timeOf = ({ order }: MonthEntry) => Date.parse(order.dateCreated ?? '')

const paidIn = (entries: readonly MonthEntry[]) =>
  sum(entries.map(({ order }) => Math.max(0, order.amountPaid ?? 0)))
