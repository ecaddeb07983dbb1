import type { Order, OrderItem } from '#api/schemas/orders.ts'
import { compareShown, dateFormat } from '#base/language/formats.ts'
import { t } from '#base/language/words.ts'
import { type Comparable, comparing } from '#base/numbers/compare.ts'
import { sum } from '#base/numbers/decimal.ts'
import { idOrName } from '#base/text/same-id.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import type { Glyph } from '#base/text/status-tone.ts'
import { isDisputed, orderTone } from '#model/records/orders/order-tone.ts'
import { paidOf } from '#model/records/orders/paid.ts'
import { utcMidnight } from '#base/time/calendar.ts'
import { clockText } from '#base/time/time-format.ts'
import type { WallClock } from '#base/time/time-zone.ts'
import { piecesOf } from '#model/records/orders/item-words.ts'
import type { Counted } from '#model/reading/ledger/counted.ts'
import { type Dated, currencyOf } from '#model/reading/ledger/figures.ts'
import { currencyLabel } from '#model/reading/ledger/words.ts'

export const breakdowns = {
  product: t`Products`,
  variant: t`Variants`,
  gateway: t`Gateways`,
  coupon: t`Coupons`,
  status: t`Statuses`,
  currency: t`Currencies`,
  weekday: t`Weekdays`,
  hour: t`Hours`,
} as const
export type Breakdown = keyof typeof breakdowns

/**
 * What one product, gateway, hour or other part has of a period. `orders` counts each order once,
 * paid or not, `paidOrders` those of them that are paid, and `disputed` those whose status says so, of
 * all `everPaid`, whatever is paid of them now; `amount` adds what was paid, of products
 * and variants the line totals of paid orders.
 */
export type Share = {
  key: string
  label: string
  of?: string
  orders: number
  ordersBefore: number
  paidOrders: number
  disputed: number
  everPaid: number
  amount: number
  amountBefore: number
  /** An item of a paid order states no line total, so that these are the least. */
  isLeast: boolean
  /** Pieces of paid orders, of products and variants; the least where an item has no quantity. */
  quantity?: number
  isLeastPieces: boolean
}

type Part = Pick<Share, 'key' | 'label' | 'of' | 'amount' | 'quantity'> &
  Partial<Pick<Share, 'isLeast' | 'isLeastPieces'>>

export function sharesOf({ now, before }: Counted, by: Breakdown): Share[] {
  const shares = new Map<string, OpenShare>()
  for (const [orders, isNow] of [
    [now, true],
    [before, false],
  ] as const) {
    for (const dated of orders) {
      const isPaid = isNow && hasPaid(dated.order)
      const isLost = isNow && isDisputed(dated.order)
      for (const part of partsOf(dated, by)) {
        const share = shares.get(part.key) ?? emptyShare(part)
        shares.set(part.key, share)
        share[isNow ? 'orders' : 'ordersBefore'] += 1
        if (isPaid) share.paidOrders += 1
        if (isLost) share.disputed += 1
        if (isPaid || isLost) share.everPaid += 1
        share[isNow ? 'amounts' : 'amountsBefore'].push(part.amount)
        share.isLeast ||= part.isLeast === true
        share.isLeastPieces ||= isNow && part.isLeastPieces === true
        if (isNow && part.quantity !== undefined) {
          share.quantity = (share.quantity ?? 0) + part.quantity
        }
      }
    }
  }
  return [...shares.values()]
    .map(({ amounts, amountsBefore, ...share }) => ({
      ...share,
      amount: sum(amounts),
      amountBefore: sum(amountsBefore),
    }))
    .toSorted(isTime(by) ? byKey : byAmount(by === 'currency'))
}

/** What a table of them sorts by. */
const sortValues: Record<string, (share: Share) => Comparable> = {
  label: ({ label }) => label,
  amount: ({ amount }) => amount,
  quantity: ({ quantity }) => quantity,
  orders: ({ orders }) => orders,
  share: ({ paidOrders, orders }) => shareOf(paidOrders, orders),
  disputed: ({ disputed, everPaid }) => shareOf(disputed, everPaid),
}

const shareOf = (some: number, all: number) => (all > 0 ? some / all : undefined)

/** By a column, as in an address: `-amount` for the largest first; or in their own order. */
export function sortedShares(shares: readonly Share[], sort = ''): Share[] {
  const value = sortValues[sort.replace('-', '')]
  if (!value) return [...shares]
  return shares.toSorted(comparing(value, sort.startsWith('-'), compareShown))
}

/** Hours and weekdays stand in their own order. */
export const isTime = (by: Breakdown) => by === 'hour' || by === 'weekday'

const byKey = (a: Share, b: Share) => (a.key < b.key ? -1 : 1)

/** Amounts of different currencies can't be compared, so there the number of orders decides. */
const byAmount = (isByOrders: boolean) => (a: Share, b: Share) =>
  (isByOrders ? 0 : b.amount - a.amount) || b.orders - a.orders || byKey(a, b)

const paidOnce = new Set<Glyph>(['tick', 'arrow', 'triangle'])

/** Money came at some time, whatever the amount says now. */
export const wasPaid = ({ status }: Order) => paidOnce.has(orderTone(status).glyph)

/** Of a part of the amount only a word that is known tells that no more is to be paid. */
export function hasPaid(order: Order): boolean {
  const { amount, amountPaid = 0 } = order
  if (amount === 0) return true
  return amountPaid > 0 && (wasPaid(order) || amountPaid >= (amount ?? Infinity))
}

type OpenShare = Share & { amounts: number[]; amountsBefore: number[] }

export const emptyShare = ({ key, label, of }: Part): OpenShare => ({
  key,
  label,
  ...(of !== undefined && { of }),
  orders: 0,
  ordersBefore: 0,
  paidOrders: 0,
  disputed: 0,
  everPaid: 0,
  amount: 0,
  amountBefore: 0,
  isLeast: false,
  isLeastPieces: false,
  amounts: [],
  amountsBefore: [],
})

export function partsOf({ order, clock }: Dated, by: Breakdown): Part[] {
  const paid = paidOf(order)
  switch (by) {
    case 'gateway':
      return [wordPart(order.gateway, t`No gateway`, paid)]
    case 'status':
      return [wordPart(order.status, t`No status`, paid)]
    case 'coupon': {
      const { couponId, code } = order.coupon ?? {}
      if (!couponId && !code) return []
      const key = idOrName(couponId, code?.trim().toLowerCase())
      return [{ key, label: code || t`Without a code`, amount: paid }]
    }
    case 'currency': {
      const key = currencyOf(order)
      return [{ key, label: currencyLabel(key), amount: paid }]
    }
    case 'weekday':
      return [{ ...weekdayPart(clock), amount: paid }]
    case 'hour': {
      const key = String(clock.hour).padStart(2, '0')
      return [{ key, label: clockText({ ...clock, minute: 0 }), amount: paid }]
    }
    default:
      return itemParts(order, by, paid > 0)
  }
}

/** Monday is the first, as in ISO 8601. */
function weekdayPart(day: WallClock) {
  const date = utcMidnight(day)
  const label = dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(date)
  return { key: String(new Date(date).getUTCDay() || 7), label }
}

const wordPart = (word = '', absent: string, amount: number): Part => ({
  key: word,
  label: word ? sentenceCase(word) : absent,
  amount,
})

/** An order that doesn’t say of what it is, is of something all the same. */
export const itemsIn = ({ items }: Order): readonly Partial<OrderItem>[] =>
  items.length > 0 ? items : [{}]

function itemParts(order: Order, by: 'product' | 'variant', isPaid: boolean): Part[] {
  const parts = new Map<string, Part & { amounts: number[] }>()
  for (const item of itemsIn(order)) {
    const { productId, productName, variantId, variantName, lineTotal } = item
    const key =
      by === 'product' ? idOrName(productId, productName) : idOrName(variantId, variantName)
    const part = parts.get(key) ?? {
      key,
      label: (by === 'product' ? productName : variantName) || t`Without a name`,
      ...(by === 'variant' && productName && { of: productName }),
      amount: 0,
      quantity: 0,
      amounts: [],
    }
    parts.set(key, part)
    if (!isPaid) continue
    if (lineTotal === undefined) part.isLeast = true
    else part.amounts.push(lineTotal)
    if (item.quantity === undefined) part.isLeastPieces = true
    part.quantity = (part.quantity ?? 0) + piecesOf(item)
  }
  return [...parts.values()].map(({ amounts, ...part }) => ({ ...part, amount: sum(amounts) }))
}
