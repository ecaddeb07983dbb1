import type { OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { type CalendarDay, firstOfMonth } from '#base/time/calendar.ts'
import { parseMoment } from '#base/time/moment.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { daysApart } from '#model/reading/periods/period.ts'
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
  older: OlderRefunds
}

/** Made in the month for orders of the months before, whose status says that money went back. */
type OlderRefunds = {
  /** Such orders, and how many of them were opened: only they tell when it went. */
  candidates: number
  read: number
  /** What each of them gave back in the month; undefined where it isn't told. */
  amounts: readonly (number | undefined)[]
}

/** Whole months before, whose orders may have been refunded in this one. */
const MONTHS_BACK = 3

export const olderSince = (month: CalendarDay) => firstOfMonth(month, -MONTHS_BACK)

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
  const older = new Map<string, Order>()
  const refunds = new Map<string, Refund | undefined>()
  const undated = new Set<string>()
  const isIn = (day: CalendarDay | undefined) => day?.year === year && day.month === month
  const start = { year, month, day: 1 }
  return {
    list(order) {
      const [dated] = datedIn(order, zone)
      if (dated && daysApart(dated.clock, start) > 0) {
        if (!wentBack(order)) return undefined
        older.set(order.id, order)
        return order
      }
      if (isNothingPaid(order)) return undefined
      if (!dated) undated.add(order.id)
      if (!dated || !isIn(dated.clock)) return undefined
      entries.set(order.id, { ...entries.get(order.id), ...dated })
      return order
    },
    add({ order: record, billingInformation }) {
      if (older.has(record.id)) {
        const moment = parseMoment(record.refund?.dateCreated)
        const isMeant = moment?.kind === 'instant' && isIn(wallClock(moment.instant, zone))
        refunds.set(record.id, isMeant ? record.refund : undefined)
      }
      const entry = entries.get(record.id)
      if (!entry) return
      const code = billingInformation?.countryCode || record.customer?.countryCode
      entries.set(record.id, { ...entry, record, country: countryName(code) })
    },
    sheets: () => {
      const refunded = [...older.values()].filter(({ id }) => refunds.get(id))
      const currencies = [...entries.values(), ...refunded.map((order) => ({ order }))]
      return sheetsOf(
        [...entries.values()],
        [...new Set(currencies.map(({ order }) => currencyOf(order)))],
        olderOf,
      )
    },
    undated: () => undated.size,
  }

  function olderOf(currency: string): OlderRefunds {
    const own = [...older.values()].filter((order) => currencyOf(order) === currency)
    return {
      candidates: own.length,
      read: own.filter(({ id }) => refunds.has(id)).length,
      amounts: own.flatMap(({ id }) => {
        const refund = refunds.get(id)
        return refund ? [refund.amount] : []
      }),
    }
  }
}

type Refund = NonNullable<OrderRecord['refund']>

/** The platform's word for it tells; an order that is refunded in part and says so is one, too. */
const wentBack = ({ status }: Order) => orderTone(status).glyph === 'arrow'

function sheetsOf(
  all: readonly MonthEntry[],
  currencies: readonly string[],
  olderOf: (currency: string) => OlderRefunds,
): MonthSheet[] {
  return currencies
    .map((currency) =>
      sheetOf(
        currency,
        all.filter(({ order }) => currencyOf(order) === currency),
        olderOf(currency),
      ),
    )
    .toSorted((a, b) => b.entries.length - a.entries.length)
}

function sheetOf(currency: string, some: readonly MonthEntry[], older: OlderRefunds): MonthSheet {
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
    older,
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
