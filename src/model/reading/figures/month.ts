import type { OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { isDisputed, isTakenBack, isUnknown, orderTone } from '#model/records/orders/order-tone.ts'
import { type CalendarDay, firstOfMonth } from '#base/time/calendar.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { parseMoment } from '#base/time/moment.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import { type Dated, currencyOf, datedIn } from '#model/reading/ledger/figures.ts'
import { countryName } from '#model/records/orders/country.ts'
import { orderMoney } from '#model/records/orders/money.ts'
import { isNothingPaid, paidOf } from '#model/records/orders/paid.ts'

/** What is kept of a record until the sheet is done: nothing of what was sold, and of whom only the country. */
export type MonthRecord = Pick<OrderRecord, 'id' | 'platformFee' | 'gatewayFee' | 'tax'> & {
  refund?: Pick<NonNullable<OrderRecord['refund']>, 'amount' | 'dateCreated'>
  chargeback?: { status: string | undefined }
  taxPaid: number | undefined
  /** What is left of it; undefined if that cannot be told, or was not asked when it was read. */
  net?: number | undefined
  /** Of the billing address, else of the customer. */
  countryCode: string | undefined
}

/** An order of the month, and its record once that was read. */
export type MonthEntry = Dated & { record?: MonthRecord; country?: string | undefined }

type ReadEntry = MonthEntry & { record: MonthRecord }

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
  /** How many of its orders are refunded or disputed, and no longer count as paid. */
  unpaid: { refunded: number; disputed: number }
}

/** Made in the month for orders of the months before, whose status says that money went back. */
type OlderRefunds = {
  /** Such orders, and how many of them were opened: only they tell when it went. */
  candidates: number
  read: number
  /** What each of them gave back in the month; undefined where it isn't told. */
  amounts: readonly (number | undefined)[]
  /** Opened ones that don't say when they were refunded, and those whose status nobody knows. */
  dayless: number
  unclear: number
}

/** Whole months before, whose orders may have been refunded in this one. */
const MONTHS_BACK = 3

export const olderSince = (month: CalendarDay) => firstOfMonth(month, -MONTHS_BACK)

export type MonthBook = {
  /** Takes in a listed order, and returns it if its record tells more. */
  list: (order: Order) => Order | undefined
  add: (detail: OrderDetail) => void
  /** What is known of an opened order, and taking it in again after a reload. */
  told: (orderId: string) => [Order, MonthRecord] | []
  take: (record: MonthRecord) => void
  /** The currency with the most orders first. */
  sheets: () => MonthSheet[]
  /** They state no date by which they belong to a month. */
  undated: () => Order[]
  /** Those whose records tell more, and are not taken in yet. */
  unopened: () => Order[]
  /** Listed orders without a record, so that a reload forgets none of those that are still to open. */
  unread: () => Order[]
}

/** The paid orders of a calendar month in the zone, by the time of their creation. */
export function monthBook({ year, month }: CalendarDay, zone: string): MonthBook {
  /** Each by its id in small letters. */
  const entries = new Map<string, Dated>()
  const older = new Map<string, Order>()
  const olderUnclear = new Map<string, Order>()
  const records = new Map<string, MonthRecord>()
  const undated = new Map<string, Order>()
  const unpaid = new Map<string, Order>()
  const unopened = () =>
    [...Array.from(entries.values(), ({ order }) => order), ...older.values()].filter(
      (order) => !recordFor(order),
    )
  const isIn = (day: CalendarDay | undefined) => day?.year === year && day.month === month
  const start = { year, month, day: 1 }
  return {
    list(order) {
      const key = order.id.toLowerCase()
      const [dated] = datedIn(order, zone)
      if (dated && daysApart(dated.clock, start) > 0) {
        if (isUnknown(order)) olderUnclear.set(key, withoutPeople(order))
        if (!wentBack(order)) return undefined
        older.set(key, withoutPeople(order))
        return order
      }
      if (isNothingPaid(order)) {
        // They need not be opened, since what was paid isn’t told any more.
        if (isIn(dated?.clock) && isTakenBack(order)) unpaid.set(key, withoutPeople(order))
        return undefined
      }
      if (!dated) undated.set(key, withoutPeople(order))
      if (!dated || !isIn(dated.clock)) return undefined
      entries.set(key, { ...dated, order: withoutPeople(order) })
      return order
    },
    add: (detail) => take(recordOf(detail)),
    take,
    told(id) {
      const key = id.toLowerCase()
      const order = entries.get(key)?.order ?? older.get(key)
      const record = records.get(key)
      return order && record ? [order, record] : []
    },
    sheets: () => {
      const all = [...entries.values()].map((entry): MonthEntry => {
        const record = recordFor(entry.order)
        if (!record) return entry
        const country = countryName(record.countryCode)
        const isClear = record.refund || !(isUnknown(entry.order) || isTakenBack(entry.order))
        return { ...entry, record: isClear ? record : { ...record, net: undefined }, country }
      })
      const others = [...older.values()].filter((order) => refundOf(order) || isDayless(order))
      const listed = [...all.map(({ order }) => order), ...others, ...unpaid.values()]
      return [...new Set(listed.map(currencyOf))]
        .map((currency) => sheetOf(currency, all.filter(isOf(currency)), besides(currency)))
        .toSorted((a, b) => b.entries.length - a.entries.length)
    },
    undated: () => [...undated.values()],
    unopened,
    unread: () => [
      ...undated.values(),
      ...unpaid.values(),
      ...olderUnclear.values(),
      ...unopened(),
    ],
  }

  function take(record: MonthRecord) {
    const key = record.id.toLowerCase()
    if (older.has(key) || entries.has(key)) records.set(key, record)
  }

  function recordFor({ id }: Order) {
    return records.get(id.toLowerCase())
  }

  function isDayless(order: Order) {
    const record = recordFor(order)
    return record !== undefined && !refundDay(record)
  }

  /** Made in the month for an older order. */
  function refundOf(order: Order) {
    const record = recordFor(order)
    return record && isIn(refundDay(record)) ? record.refund : undefined
  }

  function refundDay({ refund }: MonthRecord) {
    const moment = parseMoment(refund?.dateCreated)
    return moment?.kind === 'instant' ? wallClock(moment.instant, zone) : moment?.day
  }

  function besides(currency: string): Pick<MonthSheet, 'older' | 'unpaid'> {
    const ownOf = (orders: ReadonlyMap<string, Order>) =>
      [...orders.values()].filter((order) => currencyOf(order) === currency)
    const own = ownOf(older)
    const gone = ownOf(unpaid)
    const disputed = gone.filter(isDisputed).length
    return {
      older: {
        candidates: own.length,
        read: own.filter(recordFor).length,
        dayless: own.filter(isDayless).length,
        unclear: ownOf(olderUnclear).length,
        amounts: own.flatMap((order) => {
          const refund = refundOf(order)
          return refund ? [refund.amount] : []
        }),
      },
      unpaid: { refunded: gone.length - disputed, disputed },
    }
  }
}

const withoutPeople = (order: Order): Order => ({ ...order, items: [], customerEmail: undefined })

function recordOf({ order, billingInformation }: OrderDetail): MonthRecord {
  const { id, platformFee, gatewayFee, tax, refund, chargeback, customer } = order
  const { taxPaid, net } = orderMoney(order)
  return {
    id,
    platformFee,
    gatewayFee,
    tax,
    refund: refund && { amount: refund.amount, dateCreated: refund.dateCreated },
    chargeback: chargeback && { status: chargeback.status },
    taxPaid,
    net,
    countryCode: billingInformation?.countryCode || customer?.countryCode,
  }
}

/** The platform's word for it tells; an order that is refunded in part and says so is one, too. */
const wentBack = ({ status }: Order) => orderTone(status).glyph === 'arrow'

/** No record says that money went back, and the status says nothing. */
export const isUnclear = ({ order, record }: ReadEntry) =>
  !record.refund && !record.chargeback && isUnknown(order)

export const unclearIn = ({ read, older }: MonthSheet) =>
  read.filter(isUnclear).length + older.unclear

const isOf =
  (currency: string) =>
  ({ order }: MonthEntry) =>
    currencyOf(order) === currency

function sheetOf(
  currency: string,
  some: readonly MonthEntry[],
  besides: Pick<MonthSheet, 'older' | 'unpaid'>,
): MonthSheet {
  const entries = some.toSorted((a, b) => oldestFirst(a.order, b.order))
  const days = new Map<number, MonthEntry[]>()
  for (const entry of entries) {
    days.set(entry.clock.day, [...(days.get(entry.clock.day) ?? []), entry])
  }
  return {
    currency,
    entries,
    read: entries.filter((entry): entry is ReadEntry => entry.record !== undefined),
    paid: paidIn(entries),
    ...besides,
    days: Array.from(days.values(), (ofDay) => ({
      day: ofDay[0]!.clock,
      orders: ofDay.length,
      paid: paidIn(ofDay),
    })),
  }
}

const paidIn = (entries: readonly MonthEntry[]) => sum(entries.map(({ order }) => paidOf(order)))
