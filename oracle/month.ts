import { instantOf, localTime } from './days.ts'
import { minus, plainText, totalOf } from './decimal.ts'
import { type TrueDetail, detailOf } from './details.ts'
import { currencyKey, paidOf } from './figures.ts'
import { meaningOf } from './meaning.ts'
import { DAY } from './names.ts'
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
 * Of one currency: its orders of the month, those with a record, older ones refunded in it, and those of
 * the month that are refunded or disputed and of which nothing is told as paid any more.
 */
export type TrueMonth = Record<'orders' | 'read' | 'older' | 'gone', TrueOrder[]>

export const NO_MONTH: TrueMonth = { orders: [], read: [], older: [], gone: [] }

/** Where nothing is said of a payment, an order of an amount may have been paid. */
const mayBePaid = ({ amount, amountPaid }: TrueOrder) =>
  typeof amountPaid === 'number' ? amountPaid > 0 : Boolean(amount)

export function monthsOf({ store, month, zone, now, refused }: Asked): Map<string, TrueMonth> {
  const found = new Map<string, TrueMonth>()
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
    const isRefundedNow = monthAt(order.refund?.dateCreated, zone) === month
    const isOlder = made < month && meaningOf(order.status) === 'refunded'
    if (isOlder && isRefundedNow && isRead) add(order, 'older')
  }
  return found
}

const dayAt = (time: unknown, zone: string) => {
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

export const lineText = (orders: number, of: number, amount: string) =>
  `${orders}${orders < of ? ` of ${of}` : ''}: ${amount}`

/** The lines of the sheet, by the words that it has for them. */
export function monthLines({ orders, read, older }: TrueMonth, store: TrueStore) {
  const details = read.map((order) => detailOf(order, store))
  const records = details.map(({ order }) => order)
  const refunds = records.flatMap(({ refund }) => refund ?? [])
  const disputed = records.filter(({ chargeback }) => chargeback)
  const of = orders.length
  return new Map<string, string>([
    ['paid', line(orders, ({ amountPaid }) => amountPaid, { sign: 1 })],
    ['refunded', line(refunds, ({ amount }) => amount)],
    ['older', line(older, ({ refund }) => refund?.amount)],
    ['chargebacks', line(disputed, ({ amountPaid }) => amountPaid)],
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
  if (known.length === 0) return [['left', '0']]
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

const goneOf = (order: TrueDetail['order']) =>
  totalOf(parts.flatMap(([, partsOf]) => partsOf(order)))

const totalOfTexts = (texts: readonly string[]) =>
  texts.reduce((sum, text) => minus(sum, minus('0', text)), '0')

function isAllTold(order: TrueDetail['order']): boolean {
  const { amount, amountPaid, platformFee, gatewayFee, tax, refund, chargeback, status } = order
  const meaning = meaningOf(status)
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

export function daysText({ orders }: TrueMonth, zone: string): string {
  const days = new Map<string, TrueOrder[]>()
  for (const order of orders) {
    const day = dayAt(order.dateCreated, zone)!
    days.set(day, [...(days.get(day) ?? []), order])
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, own]) => `${day},${own.length},${totalOf(own.map(paidOf))}`)
    .join(' ')
}

/** The cells of an order's row; of a record that was refused, those of the list. */
export function rowCells(order: TrueOrder, store: TrueStore, isRefused: boolean): string[] {
  const { order: record, billingInformation } = detailOf(order, store)
  const { refund, chargeback, tax } = record
  const own = [
    refund?.amount,
    refund?.dateCreated,
    chargeback?.status,
    record.platformFee,
    record.gatewayFee,
    tax?.taxAmount,
    tax?.taxRate,
    tax?.taxName,
    tax?.isReverseCharge,
    tax?.customerVatId,
    billingInformation && 'France',
    isAllTold(record) ? minus(totalOf([record.amountPaid]), goneOf(record)) : undefined,
  ]
  return [
    order.id,
    order.dateCreated,
    order.status,
    order.gateway,
    order.amount,
    order.amountPaid,
    ...(isRefused ? own.map(() => '') : own),
    isRefused ? 'no' : 'yes',
  ].map((value) => (typeof value === 'number' ? plainText(value) : String(value ?? '')))
}

/** With a refund some days later, a chargeback, or a tax, as its status and id tell. */
export function withReversals(order: TrueOrder, now: number): TrueOrder {
  const number = Number.parseInt(order.id.slice(0, 8), 16)
  const made = instantOf(order.dateCreated)
  const meaning = meaningOf(order.status)
  const later = made === undefined ? undefined : Math.min(now, made + (number % 60) * DAY)
  const isRefunded = meaning === 'refunded' && number % 9 > 0
  const taxed = typeof order.amount === 'number' && order.amount >= 2
  const taxes = [
    taxed && {
      taxAmount: 1,
      preTaxAmount: Number(minus(plainText(order.amount ?? 0), '1')),
      taxRate: number % 2 ? 19 : 7,
      taxName: 'VAT',
    },
    { taxAmount: 0, isReverseCharge: true, ...(number % 2 && { customerVatId: 'FR1' }) },
  ]
  const tax = taxes[number % 3] || null
  return {
    ...order,
    tax: tax && { id: order.id, ...tax },
    refund: isRefunded
      ? {
          id: order.id,
          ...(number % 4 > 0 && { amount: (number % 300) / 4 }),
          ...(later !== undefined && { dateCreated: new Date(later).toISOString() }),
        }
      : null,
    chargeback: meaning === 'disputed' && number % 4 > 0 ? { id: order.id, status: 'LOST' } : null,
  }
}
