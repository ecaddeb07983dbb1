import type { Order } from '#api/schemas/orders.ts'
import { mostDecimals, sum } from '#base/numbers/decimal.ts'
import { areForeign, orderTone } from '#model/records/orders/order-tone.ts'
import { paidOf } from '#model/records/orders/paid.ts'
import { parseMoment } from '#base/time/moment.ts'
import { instantOf } from '#base/time/by-time.ts'
import { addDays, sameDay } from '#base/time/calendar.ts'
import { wallClock, type WallClock } from '#base/time/time-zone.ts'

/** The key of orders without a currency, which are never added to others. */
export const NO_CURRENCY = 'none'

/** Of one currency. */
export type DayFigures = {
  /** Orders created in these days, whatever their status. */
  orders: number
  /** What was paid for them, by the order's `amountPaid`; nothing where that is missing. */
  paid: number
  /** Orders that state no paid amount. */
  unstated: number
  /** The unrounded mean of orders with a payment; undefined without any. */
  average: number | undefined
  decimals: number
}

type HourFigures = { today: number | undefined; before: number; orders: number | undefined }

export type CurrencyFigures = {
  currency: string
  today: DayFigures
  sameTime: DayFigures
  yesterday: DayFigures
  hours: HourFigures[]
  /**
   * The day's orders whose status says that a payment is outstanding; not known where the platform
   * has words of its own.
   */
  awaiting: {
    orders: number
    /** Of those that state what they ask for; `isWhole` if all do. */
    amount: number
    isWhole: boolean
    oldest: string | undefined
    isKnown: boolean
  }
}

export type OverviewFigures = {
  currencies: CurrencyFigures[]
  /** Orders of both days. */
  orders: number
}

export type Dated = { order: Order; clock: WallClock }

/** By the zone's clock: an hour that repeats counts as one, and one that is skipped stays empty. */
export function overviewFigures(
  { orders, to }: { orders: readonly Order[]; to: number },
  zone: string,
  storeCurrency: string | undefined,
): OverviewFigures {
  const now = wallClock(to, zone)
  const dated = orders.flatMap((order) => datedIn(order, zone))
  const today = dated.filter(({ clock }) => sameDay(clock, now))
  const before = dated.filter(({ clock }) => sameDay(clock, addDays(now, -1)))
  const inDays = [...today, ...before]
  return {
    currencies: currenciesOf(inDays, storeCurrency).map((currency) => {
      const isOfIt = ({ order }: Dated) => currencyOf(order) === currency
      return figuresOf(currency, today.filter(isOfIt), before.filter(isOfIt), now)
    }),
    orders: inDays.length,
  }
}

export function currenciesOf(orders: Dated[], storeCurrency: string | undefined): string[] {
  const counts = new Map<string, number>()
  for (const { order } of orders) {
    const currency = currencyOf(order)
    counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  const home = storeCurrency?.trim().toUpperCase()
  if (counts.size === 0) return [home || NO_CURRENCY]
  const rank = (currency: string) => {
    if (currency === NO_CURRENCY) return 0
    return currency === home ? Infinity : (counts.get(currency) ?? 0)
  }
  return [...counts.keys()].toSorted((a, b) => rank(b) - rank(a))
}

export function figuresOf(
  currency: string,
  today: Dated[],
  before: Dated[],
  now: Time,
): CurrencyFigures {
  const paidBy = (orders: Dated[], hour: number) =>
    sum(paymentsOf(orders.filter(({ clock }) => clock.hour < hour)))
  return {
    currency,
    today: dayFigures(today),
    yesterday: dayFigures(before),
    sameTime: dayFigures(before.filter(({ clock }) => secondOf(clock) <= secondOf(now))),
    hours: Array.from({ length: 25 }, (_, hour) => {
      const hasBegun = hour <= now.hour
      return {
        today: hasBegun ? paidBy(today, hour) : undefined,
        before: paidBy(before, hour),
        orders: hasBegun ? today.filter(({ clock }) => clock.hour === hour).length : undefined,
      }
    }),
    awaiting: awaitingOf(today),
  }
}

export function dayFigures(orders: Dated[]): DayFigures {
  const payments = paymentsOf(orders)
  const paid = sum(payments)
  const paidOrders = payments.filter((payment) => payment > 0).length
  return {
    orders: orders.length,
    paid,
    unstated: orders.filter(({ order }) => order.amountPaid === undefined).length,
    average: paidOrders === 0 ? undefined : paid / paidOrders,
    decimals: mostDecimals(payments),
  }
}

/** Orders whose status says that a payment is awaited, and what of their amounts is unpaid. */
export function awaitingOf(orders: Dated[]): CurrencyFigures['awaiting'] {
  const all = orders.map(({ order }) => order)
  const waiting = all.filter(
    ({ status }) => status !== undefined && orderTone(status).glyph === 'half',
  )
  const dates = waiting.flatMap(({ dateCreated }) => dateCreated ?? [])
  const oldest = dates.reduce<string | undefined>(earlier, undefined)
  const isKnown = !areForeign(all.map(({ status }) => status))
  return { orders: waiting.length, ...openIn(waiting), oldest, isKnown }
}

/**
 * What is unpaid, of each order by itself: what one paid over is owed by no other. Nobody knows how
 * much of an amount that was not told.
 */
export const openIn = (orders: readonly Pick<Order, 'amount' | 'amountPaid'>[]) => ({
  amount: sum(
    orders.flatMap((order) =>
      order.amount === undefined ? [] : Math.max(0, sum([order.amount, -paidOf(order)])),
    ),
  ),
  isWhole: orders.every(({ amount }) => amount !== undefined),
})

const earlier = (first: string | undefined, date: string) =>
  (instantOf(date) ?? Infinity) < (instantOf(first) ?? Infinity) ? date : (first ?? date)

const paymentsOf = (orders: Dated[]) => orders.map(({ order }) => paidOf(order))

type Time = Pick<WallClock, 'hour' | 'minute' | 'second'>

export const secondOf = ({ hour, minute, second }: Time) => (hour * 60 + minute) * 60 + second

/** Currency codes may come in any case. */
export const currencyOf = ({ currencyCode }: Order) =>
  currencyCode?.trim().toUpperCase() || NO_CURRENCY

export function datedIn(order: Order, zone: string): Dated[] {
  const moment = parseMoment(order.dateCreated)
  return moment?.kind === 'instant' ? [{ order, clock: wallClock(moment.instant, zone) }] : []
}
