import { instantOf, localTime } from './days.ts'
import { minus, totalOf } from './decimal.ts'
import { type TrueDetail, detailOf } from './details.ts'
import { currencyKey } from './figures.ts'
import { meaningOf } from './meaning.ts'
import type { TrueOrder, TrueStore } from './records.ts'

/* A calendar month of a store as its records have it. */

type Asked = {
  store: TrueStore
  month: string
  zone: string
  now: number
  /** Orders of which the platform gives no record. */
  refused: ReadonlySet<string>
}

/**
 * Of one currency: its orders of the month, those with a record, older ones refunded in it, those
 * refunded nobody knows when or whose status nobody knows, and those of the month that are refunded or
 * disputed and of which nothing is told as paid any more.
 */
export type TrueMonth = Record<
  'orders' | 'read' | 'older' | 'dayless' | 'olderUnclear' | 'gone',
  TrueOrder[]
>

export const NO_MONTH: TrueMonth = {
  orders: [],
  read: [],
  older: [],
  dayless: [],
  olderUnclear: [],
  gone: [],
}

/** How many whole months before it are looked at for refunds made in it. */
const LOOKED_BACK = 3

/** Where nothing is said of a payment, an order of an amount may have been paid. */
const mayBePaid = ({ amount, amountPaid }: TrueOrder) =>
  typeof amountPaid === 'number' ? amountPaid > 0 : Boolean(amount)

export function monthsOf({ store, month, zone, now, refused }: Asked): Map<string, TrueMonth> {
  const found = new Map<string, TrueMonth>()
  const since = monthsBefore(month, LOOKED_BACK)
  const add = (order: TrueOrder, to: keyof TrueMonth) => {
    const key = currencyKey(order)
    const own = found.get(key) ?? structuredClone(NO_MONTH)
    found.set(key, own)
    own[to].push(order)
  }
  for (const order of store.orders) {
    const made = monthAt(order.dateCreated, zone)
    if (made === undefined || (instantOf(order.dateCreated) ?? 0) > now) continue
    const isRead = !refused.has(order.id)
    if (made === month && mayBePaid(order)) {
      add(order, 'orders')
      if (isRead) add(order, 'read')
    }
    const isGone = ['refunded', 'disputed'].includes(meaningOf(order.status) ?? '')
    if (made === month && !mayBePaid(order) && isGone) add(order, 'gone')
    if (made >= month || made < since) continue
    const refundedIn = monthAt(order.refund?.dateCreated, zone)
    const isRefunded = meaningOf(order.status) === 'refunded'
    if (isRefunded && refundedIn === month && isRead) add(order, 'older')
    if (isRefunded && refundedIn === undefined && isRead) add(order, 'dayless')
    if (meaningOf(order.status) === undefined) add(order, 'olderUnclear')
  }
  return found
}

function monthsBefore(month: string, count: number) {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7)
}

export const dayAt = (time: unknown, zone: string) => {
  const instant = instantOf(time)
  return instant === undefined ? undefined : localTime(instant, zone).day
}

const monthAt = (time: unknown, zone: string) => dayAt(time, zone)?.slice(0, 7)

/** "3 of 5: 12.3", of amounts that some of the orders state. */
function line<Entry>(
  entries: readonly Entry[],
  amountOf: (entry: Entry) => number | null | undefined,
  { sign = -1, of = entries.length } = {},
) {
  const known = entries.map(amountOf).filter((amount) => typeof amount === 'number')
  const total = totalOf(known)
  return lineText(known.length, of, sign === 1 ? total : minus('0', total))
}

export const lineText = (orders: number, of: number, amount?: string) =>
  `${orders}${orders < of ? ` of ${of}` : ''}${amount === undefined ? '' : `: ${amount}`}`

/** Of refunds and disputes: without an amount where none states one, unknown where nobody can tell. */
function takenLine(
  entries: readonly TrueOrder[],
  amountOf: (order: TrueOrder) => number | null | undefined,
  isUnknown: boolean,
) {
  if (entries.length === 0) return isUnknown ? 'unknown' : '0: 0'
  const isTold = entries.some((order) => typeof amountOf(order) === 'number')
  return isTold ? line(entries, amountOf) : lineText(0, entries.length)
}

/** No record says that money went back, and the status says nothing. */
const isUnclear = ({ refund, chargeback, status }: TrueOrder) =>
  !refund && !chargeback && meaningOf(status) === undefined

/** By the record or, without one, by the status. */
function reversalsOf(records: readonly TrueOrder[]) {
  return {
    refunded: records.filter(
      ({ refund, chargeback, status }) =>
        refund || (!chargeback && meaningOf(status) === 'refunded'),
    ),
    disputed: records.filter(
      ({ chargeback, status }) => chargeback || meaningOf(status) === 'disputed',
    ),
    unclear: records.filter(isUnclear),
  }
}

export const unclearOf = ({ read, olderUnclear }: TrueMonth, store: TrueStore) =>
  read.filter((order) => isUnclear(detailOf(order, store).order)).length + olderUnclear.length

const amountOf = ({ refund }: TrueOrder) => refund?.amount

const untold = (amounts: (number | null | undefined)[]) =>
  amounts.filter((amount) => typeof amount !== 'number').length

/** What the notes of refunds, of those of older orders, and of chargebacks have to name. */
export function notedOf({ read, older, dayless, olderUnclear }: TrueMonth, store: TrueStore) {
  const records = read.map((order) => detailOf(order, store).order)
  const { refunded, disputed, unclear } = reversalsOf(records)
  const amounts = [
    untold(refunded.map(amountOf)),
    untold(older.map(amountOf)),
    untold(disputed.map(({ amountPaid }) => amountPaid)),
  ]
  const days = [0, dayless.length, 0]
  const nobody = [unclear.length, olderUnclear.length, unclear.length]
  return [0, 1, 2]
    .map((at) => `amount ${amounts[at]},day ${days[at]},unclear ${nobody[at]}`)
    .join('; ')
}

/** The lines of the sheet, by the words that it has for them. */
export function monthLines(month: TrueMonth, store: TrueStore) {
  const { orders, read, older, dayless, olderUnclear } = month
  const details = read.map((order) => detailOf(order, store))
  const records = details.map(({ order }) => order)
  const { refunded, disputed, unclear } = reversalsOf(records)
  const isUnknown = unclear.length > 0 && unclear.length === records.length
  const of = orders.length
  return new Map<string, string>([
    ['paid', line(orders, ({ amountPaid }) => amountPaid, { sign: 1 })],
    ['refunded', takenLine(refunded, amountOf, isUnknown)],
    ['older', takenLine(older, amountOf, [...dayless, ...olderUnclear].length > 0)],
    ['chargebacks', takenLine(disputed, ({ amountPaid }) => amountPaid, isUnknown)],
    ['Platform fee', line(records, ({ platformFee }) => feeIn(platformFee), { of })],
    ['Gateway fee', line(records, ({ gatewayFee }) => feeIn(gatewayFee), { of })],
    ...taxLines(details, orders.length),
    ...leftLines(records, orders.length),
  ])
}

/** Below zero it may have been given back, or be a platform’s way to write what it took. */
const feeIn = (fee: number | null | undefined) => ((fee ?? -1) < 0 ? undefined : fee)

/** Of orders without a dispute, paid in full, whose fees, tax and refund are all told. */
function leftLines(records: readonly TrueDetail['order'][], orders: number): [string, string][] {
  const known = records.filter(isAllTold)
  if (orders === 0) return []
  if (known.length === 0) return [['left', lineText(0, orders)]]
  const gone = ([name, partsOf]: [string, (order: TrueDetail['order']) => Parts]) => {
    const amounts = known.map((order) => totalOf(partsOf(order))).filter((one) => Number(one) !== 0)
    const told = lineText(amounts.length, 0, minus('0', totalOfTexts(amounts)))
    return amounts.length > 0 ? [[name, told] as [string, string]] : []
  }
  const paid = totalOf(known.map(({ amountPaid }) => amountPaid))
  const all = known.map(goneOf)
  return [
    ['left: paid', lineText(known.length, orders, paid)],
    ...parts.flatMap(gone),
    ['left', lineText(known.length, orders, minus(paid, totalOfTexts(all)))],
  ]
}

type Parts = (number | null | undefined)[]

const parts: [string, (order: TrueDetail['order']) => Parts][] = [
  ['Tax', ({ refund, tax }) => [refund ? 0 : tax?.taxAmount]],
  ['Fees', ({ platformFee, gatewayFee }) => [platformFee, gatewayFee]],
  ['Refunds', ({ refund }) => [refund?.amount]],
]

export const goneOf = (order: TrueDetail['order']) =>
  totalOf(parts.flatMap(([, partsOf]) => partsOf(order)))

const totalOfTexts = (texts: readonly string[]) =>
  texts.reduce((sum, text) => minus(sum, minus('0', text)), '0')

export function isAllTold(order: TrueDetail['order']): boolean {
  const { amount, amountPaid, platformFee, gatewayFee, tax, refund, chargeback, status } = order
  const meaning = meaningOf(status)
  if (isUnclear(order)) return false
  if (typeof amountPaid !== 'number' || typeof amount !== 'number') return false
  if (amountPaid <= 0 || amountPaid < amount || chargeback || meaning === 'disputed') return false
  if ([platformFee, gatewayFee].some((fee) => typeof fee !== 'number' || fee < 0)) return false
  const back = refund?.amount
  if (refund ? typeof back !== 'number' || back > amountPaid : meaning === 'refunded') return false
  // Of a refund in part nobody tells how much tax it gave back.
  return !(tax?.taxAmount && refund && back !== amountPaid)
}

/** A tax is in what was paid where all was paid; a customer who owes it to the state paid none. */
function taxLines(details: readonly TrueDetail[], orders: number): [string, string][] {
  const groups = new Map<string, number[]>()
  let [none, unclear] = [0, 0]
  for (const { order, billingInformation } of details) {
    const { tax, amount, amountPaid } = order
    const isFull =
      typeof amountPaid === 'number' && amountPaid > 0 && amountPaid >= (amount ?? Infinity)
    if (!tax?.taxAmount && !tax?.isReverseCharge) none += 1
    else if (!tax.isReverseCharge && !isFull) unclear += 1
    else {
      const country = billingInformation ? 'France' : 'Unknown'
      const key = tax.isReverseCharge
        ? `Reverse charge, ${tax.customerVatId ? 'with' : 'without'} VAT number`
        : `${country}, ${tax.taxName} ${tax.taxRate}%`
      groups.set(key, [...(groups.get(key) ?? []), tax.isReverseCharge ? 0 : tax.taxAmount])
    }
  }
  const all = [...groups.values()].flat()
  return [
    ...Array.from(groups, ([key, some]): [string, string] => [
      key,
      line(some, (amount) => amount, { sign: 1, of: 0 }),
    ]),
    ...(none > 0 ? [['No tax on record', `${none}`] as [string, string]] : []),
    ...(unclear > 0 ? [['Tax not clear', `${unclear}`] as [string, string]] : []),
    ['Tax, in all', lineText(details.length - unclear, orders, totalOf(all))],
  ]
}
