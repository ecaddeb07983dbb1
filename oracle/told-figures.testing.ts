import { comparedSpans } from '#model/reading/ledger/compared.ts'
import { countedOf, inCurrency } from '#model/reading/ledger/counted.ts'
import type { Span } from '#model/reading/ledger/days.ts'
import { sinceYesterday } from '#model/reading/ledger/ledger-query.ts'
import { type Ledger, eachOnce, readLedger } from '#model/reading/ledger/ledger.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { breakdowns, sharesOf as toldShares } from '#model/reading/figures/sums.ts'
import { overviewFigures } from '#model/reading/ledger/figures.ts'
import { periodFigures } from '#model/reading/overview/periods.ts'
import { plusDays, localTime } from './days.ts'
import { isQuotient, plainText } from './decimal.ts'
import {
  type DatedOrder,
  type Period,
  type Sums,
  byCurrency,
  ordersIn,
  periodBefore,
  shareText,
  sharesOf,
  sumsOf,
  unstatedIn,
  withEarlier,
} from './figures.ts'
import { STORE_ID } from './names.ts'
import type { TrueOrder } from './records.ts'
import type { Stated } from './stated.ts'
import { statedBeside } from './told-beside.testing.ts'

export type Place = {
  zone: string
  orders: readonly TrueOrder[]
  /** Asked by a refresh, which trusts nothing that was read before. */
  notBefore?: number
  /** What happened that numbers cannot tell: kept days may then be told as of their reading. */
  isUncountable?: boolean
}

const HOME = 'EUR'

const ordersOf = (entries: readonly DatedOrder[] = []) => entries.map(({ order }) => order)

const currenciesOf = (...groups: ReadonlyMap<string, unknown>[]) => [
  ...new Set(groups.flatMap((group) => [...group.keys()])),
]

type ToldSums = { orders: number; paid: number; average: number | undefined }
type ToldAwaiting = { orders: number; amount: number; isWhole: boolean }

const NOTHING: ToldSums = { orders: 0, paid: 0, average: undefined }

/** Orders, Paid, Average paid order and Awaiting payment of one currency. */
function statedSums(
  what: string,
  { orders, paid, average }: ToldSums,
  truth: Sums,
  lack: string | undefined,
): Stated[] {
  const { paidOrders } = truth
  const isMean =
    average === undefined
      ? paidOrders === 0
      : paidOrders > 0 && isQuotient(average, truth.paid, paidOrders)
  return [
    { what: `${what}, orders`, told: String(orders), truth: String(truth.orders), lack },
    { what: `${what}, paid`, told: plainText(paid), truth: truth.paid, lack },
    { what: `${what}, average`, told: isMean ? 'mean' : String(average), truth: 'mean', lack },
  ]
}

function statedAwaiting(
  what: string,
  { orders, amount, isWhole }: ToldAwaiting = { orders: 0, amount: 0, isWhole: true },
  { awaiting }: Sums,
  lack: string | undefined,
): Stated {
  return {
    what: `${what}, awaiting`,
    told: `${orders} ${plainText(amount)}${isWhole ? '' : ' at least'}`,
    truth: `${awaiting.orders} ${awaiting.amount}${awaiting.isAll ? '' : ' at least'}`,
    lack,
  }
}

function readSpan({ zone, notBefore }: Place, span: Span): Promise<Ledger> {
  const { signal } = new AbortController()
  return readLedger({ storeId: STORE_ID, zone, span, signal, notBefore })
}

/** What the page says beside its figures, where that explains a difference. */
export function lackOf(
  { zone, isUncountable }: Place,
  ledgers: readonly Ledger[],
): string | undefined {
  const isLacking = ledgers.some(
    ({ isComplete, kept }) => !isComplete || (isUncountable && kept.days > 0),
  )
  const words = ledgers.flatMap((ledger) => ledgerWords(ledger, zone)).join(' ')
  return isLacking && words !== '' ? words : undefined
}

/** The overview's own day beside yesterday. */
export async function toldOverview(place: Place): Promise<Stated[]> {
  const { zone, orders } = place
  const ledger = await readSpan(place, sinceYesterday(zone, Date.now()))
  const figures = overviewFigures(ledger, zone, HOME)
  const now = ledger.to
  const { day, second } = localTime(now, zone)
  const today = { first: day, last: day }
  const of = (period: Period, until?: number) =>
    byCurrency(ordersIn(orders, period, { zone, now, until }))
  const own = of(today)
  const before = of(periodBefore(today), second)
  const all = of(periodBefore(today))
  const lack = lackOf(place, [ledger])
  const counted = countedOf(ledger.orders, comparedSpans({}, zone, now), zone, now)
  const currencies = figures.currencies.map((each) => each.currency)
  const figuresOf = (currency: string) => {
    const told = figures.currencies.find((each) => each.currency === currency)
    const what = (when: string) => `overview ${when} ${currency}`
    const sums = sumsOf(ordersOf(own.get(currency)))
    return [
      ...statedBeside(place, {
        what: what('today'),
        ledger,
        counted,
        currency,
        currencies,
        own: ordersOf(own.get(currency)),
        lack,
      }),
      ...statedSums(what('today'), told?.today ?? NOTHING, sums, lack),
      statedAwaiting(what('today'), told?.awaiting, sums, lack),
      ...statedSums(
        what('same time'),
        told?.sameTime ?? NOTHING,
        sumsOf(ordersOf(before.get(currency))),
        lack,
      ),
      ...statedSums(
        what('yesterday'),
        told?.yesterday ?? NOTHING,
        sumsOf(ordersOf(all.get(currency))),
        lack,
      ),
    ]
  }
  return currenciesOf(own, all).flatMap(figuresOf)
}

const namedPeriods = { week: 7, month: 30 }

/** The orders of a period as both pages read them. */
export async function readPeriod(place: Place, name: keyof typeof namedPeriods) {
  const { zone } = place
  const spans = comparedSpans({ period: name }, zone, Date.now())
  const [ledger, earlier] = [await readSpan(place, spans.now), await readSpan(place, spans.before)]
  const now = ledger.to
  const counted = countedOf([...ledger.orders, ...earlier.orders], spans, zone, now)
  const { day, second } = localTime(now, zone)
  const period = { first: plusDays(day, 1 - namedPeriods[name]), last: day }
  const lack = lackOf(place, [ledger, earlier])
  return { spans, ledger, earlier, now, counted, period, second, lack }
}

/** Figures of a period, as overview and Figures give them, and what they consist of. */
export async function toldFigures(
  place: Place,
  name: keyof typeof namedPeriods,
): Promise<Stated[]> {
  const { zone, orders } = place
  const read = await readPeriod(place, name)
  const { spans, ledger, earlier, now, counted, period, second, lack } = read
  const figures = periodFigures(counted, spans, HOME)
  const own = byCurrency(ordersIn(orders, period, { zone, now }))
  const before = byCurrency(ordersIn(orders, periodBefore(period), { zone, now, until: second }))
  const currencies = figures.map((each) => each.currency)
  const both = { ...ledger, undated: eachOnce([...ledger.undated, ...earlier.undated]) }
  const figuresOf = (currency: string): Stated[] => {
    const told = figures.find((each) => each.currency === currency)
    const its = inCurrency(counted, currency)
    const [ownOrders, earlierOrders] = [ordersOf(own.get(currency)), ordersOf(before.get(currency))]
    const sums = sumsOf(ownOrders)
    const what = `${name} ${currency}`
    const bars = told?.bars ?? []
    return [
      ...statedBeside(place, {
        what: `figures ${what}`,
        ledger: both,
        counted,
        currency,
        currencies,
        own: ownOrders,
        lack,
      }),
      {
        what: `figures before ${what}, without a paid amount`,
        told: String(told?.before.unstated ?? 0),
        truth: String(unstatedIn(earlierOrders)),
        lack,
        isLeast: earlier.kept.days === 0,
      },
      ...statedSums(`figures ${what}`, told?.now ?? NOTHING, sums, lack),
      statedAwaiting(`figures ${what}`, told?.awaiting, sums, lack),
      ...statedSums(`figures before ${what}`, told?.before ?? NOTHING, sumsOf(earlierOrders), lack),
      {
        what: `bars ${what}`,
        told: bars.map(({ orders: count, paid }) => `${count} ${plainText(paid)}`).join(', '),
        truth: barsText(own.get(currency) ?? [], period),
        lack,
      },
      ...(Object.keys(breakdowns) as (keyof typeof breakdowns)[]).map((by) => ({
        what: `figures ${what} by ${by}`,
        told: shareText(
          toldShares(its, by).map(({ amount, paidOrders, ...share }) => ({
            ...share,
            paid: paidOrders,
            amount: plainText(amount),
          })),
        ),
        truth: shareText(
          withEarlier(
            sharesOf(own.get(currency) ?? [], by),
            sharesOf(before.get(currency) ?? [], by),
          ),
        ),
        lack,
      })),
    ]
  }
  return currenciesOf(own, before).flatMap(figuresOf)
}

/** A bar for each day. */
function barsText(entries: readonly DatedOrder[], { first, last }: Period): string {
  const bars: string[] = []
  for (let day = first; day <= last; day = plusDays(day, 1)) {
    const { orders, paid } = sumsOf(ordersOf(entries.filter(({ at }) => at.day === day)))
    bars.push(`${orders} ${paid}`)
  }
  return bars.join(', ')
}
