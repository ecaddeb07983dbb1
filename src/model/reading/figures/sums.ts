import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { piecesOf } from '#model/records/orders/item-words.ts'
import type { Counted } from '#model/reading/ledger/counted.ts'

export const breakdowns = {
  product: t`Products`,
  variant: t`Variants`,
  gateway: t`Gateways`,
  coupon: t`Coupons`,
  status: t`Statuses`,
} as const
export type Breakdown = keyof typeof breakdowns

/**
 * What one product, variant, gateway, coupon or status has of a period. `orders` counts each order
 * once, paid or not; `amount` adds what was paid, of products and variants the line totals of paid
 * orders.
 */
export type Share = {
  key: string
  label: string
  of?: string
  orders: number
  ordersBefore: number
  amount: number
  amountBefore: number
  /** Pieces of paid orders, of products and variants; an item without a quantity counts as one. */
  quantity?: number
}

type Part = { key: string; label: string; of?: string; amount: number; quantity?: number }

export function sharesOf({ now, before }: Counted, by: Breakdown): Share[] {
  const shares = new Map<string, OpenShare>()
  for (const [orders, isNow] of [
    [now, true],
    [before, false],
  ] as const) {
    for (const { order } of orders) {
      for (const part of partsOf(order, by)) {
        const share = shares.get(part.key) ?? emptyShare(part)
        shares.set(part.key, share)
        share[isNow ? 'orders' : 'ordersBefore'] += 1
        share[isNow ? 'amounts' : 'amountsBefore'].push(part.amount)
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
    .toSorted((a, b) => b.amount - a.amount || b.orders - a.orders || (a.key < b.key ? -1 : 1))
}

type OpenShare = Share & { amounts: number[]; amountsBefore: number[] }

const emptyShare = ({ key, label, of }: Part): OpenShare => ({
  key,
  label,
  ...(of !== undefined && { of }),
  orders: 0,
  ordersBefore: 0,
  amount: 0,
  amountBefore: 0,
  amounts: [],
  amountsBefore: [],
})

export function partsOf(order: Order, by: Breakdown): Part[] {
  const paid = order.amountPaid ?? 0
  switch (by) {
    case 'gateway':
      return [wordPart(order.gateway, t`No gateway`, paid)]
    case 'status':
      return [wordPart(order.status, t`No status`, paid)]
    case 'coupon': {
      const { couponId, code } = order.coupon ?? {}
      if (!couponId && !code) return []
      return [{ key: couponId || code || '', label: code || t`Without a code`, amount: paid }]
    }
    default:
      return itemParts(order, by, paid > 0)
  }
}

const wordPart = (word = '', absent: string, amount: number): Part => ({
  key: word,
  label: word ? sentenceCase(word) : absent,
  amount,
})

function itemParts({ items }: Order, by: 'product' | 'variant', isPaid: boolean): Part[] {
  const parts = new Map<string, Part & { amounts: number[] }>()
  for (const item of items) {
    const { productId, productName, variantId, variantName, lineTotal = 0 } = item
    const key = (by === 'product' ? productId || productName : variantId || variantName) ?? ''
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
    part.amounts.push(lineTotal)
    part.quantity = (part.quantity ?? 0) + piecesOf(item)
  }
  return [...parts.values()].map(({ amounts, ...part }) => ({ ...part, amount: sum(amounts) }))
}
