import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { sum } from '#base/decimal.ts'

export type AmountLine = {
  id: string
  kind:
    | 'items'
    | 'volume-discount'
    | 'coupon'
    | 'affiliate-discount'
    | 'extra-fees'
    | 'surcharge'
    | 'tax'
    | 'included-tax'
    | 'other'
    | 'gateway-fee'
    | 'platform-fee'
    | 'refund'
    | 'paid'
  amount: number
}

export type OrderMoney = {
  /** The parts of the customer's amount, which add up to it; a remainder is "other". */
  charged: AmountLine[]
  amount: number | undefined
  amountPaid: number | undefined
  isPaidInFull: boolean
  kept: AmountLine[]
  /** What remains after them; undefined if a part is missing. */
  net: number | undefined
  /** A tax that the prices include: part of the amount, not added to it. */
  includedTax: number | undefined
}

/**
 * The interface does not say how amounts add up, so the result is checked and any difference stays
 * visible.
 */
export function orderMoney(order: OrderRecord): OrderMoney {
  const { amount, amountPaid, tax } = order
  const parts = withoutZero([...itemLines(order), ...discountLines(order), ...feeLines(order)])
  const taxAmount = tax?.taxAmount ?? 0
  const isAdded = taxAmount !== 0 && isTaxAdded(order, parts)
  const lines = isAdded ? [...parts, amountLine('tax', taxAmount)] : parts
  const isPaid = amountPaid !== undefined && amountPaid !== 0
  return {
    charged: [...lines, ...otherLine(lines, amount)],
    amount,
    amountPaid,
    isPaidInFull: isPaid && amount !== undefined && amountPaid >= amount,
    kept: isPaid ? keptLines(order) : [],
    net: isPaid ? netOf(order) : undefined,
    includedTax: taxAmount !== 0 && !isAdded ? taxAmount : undefined,
  }
}

function itemLines({ items }: OrderRecord): AmountLine[] {
  const isUnitPrice = items.every(isPriceTimesQuantity)
  if (!isUnitPrice)
    return [
      amountLine(
        'items',
        sumOf(items, ({ lineTotal }) => lineTotal),
      ),
    ]
  const gross = sumOf(items, ({ amount = 0, quantity = 0 }) => amount * quantity)
  return [
    amountLine('items', gross),
    amountLine(
      'volume-discount',
      -sumOf(items, ({ volumeDiscountAmount }) => volumeDiscountAmount),
    ),
  ]
}

/** Whether the amounts confirm that an item's `amount` is its unit price before discount. */
function isPriceTimesQuantity(item: OrderRecord['items'][number]): boolean {
  const { amount, quantity, lineTotal, volumeDiscountAmount = 0 } = item
  if (amount === undefined || quantity === undefined || lineTotal === undefined) return false
  return isNear(amount * quantity - volumeDiscountAmount, lineTotal)
}

function discountLines({ coupon, affiliateDiscount }: OrderRecord): AmountLine[] {
  return [
    amountLine('coupon', -(coupon?.netDecrease ?? 0)),
    amountLine('affiliate-discount', -(affiliateDiscount?.netDecrease ?? 0)),
  ]
}

function feeLines(order: OrderRecord): AmountLine[] {
  const { items, globalGatewayFeeAmount = 0, globalGatewayFixedFeeAmount = 0 } = order
  const fees = items.flatMap(({ additionalFeeAmount = 0, additionalFixedFeeAmount = 0 }) => [
    additionalFeeAmount,
    additionalFixedFeeAmount,
  ])
  return [
    amountLine('extra-fees', sum(fees)),
    amountLine('surcharge', sum([globalGatewayFeeAmount, globalGatewayFixedFeeAmount])),
  ]
}

function isTaxAdded({ tax, amount }: OrderRecord, parts: AmountLine[]): boolean {
  const behavior = tax?.taxBehavior?.toLowerCase() ?? ''
  if (behavior.includes('inclu')) return false
  if (behavior.includes('exclu')) return true
  return amount === undefined || !isNear(total(parts), amount)
}

function otherLine(lines: AmountLine[], amount: number | undefined): AmountLine[] {
  if (amount === undefined) return []
  return withoutZero([amountLine('other', sum([amount, -total(lines)]))])
}

function keptLines({ amountPaid, tax, gatewayFee, platformFee, refund }: OrderRecord) {
  return withoutZero([
    amountLine('paid', amountPaid ?? 0),
    amountLine('tax', -(tax?.taxAmount ?? 0)),
    amountLine('gateway-fee', -(gatewayFee ?? 0)),
    amountLine('platform-fee', -(platformFee ?? 0)),
    amountLine('refund', -(refund?.amount ?? 0)),
  ])
}

/** Undefined for a partly paid order, because nobody knows how its tax and fees are split. */
function netOf(order: OrderRecord): number | undefined {
  const { amount, amountPaid, tax, gatewayFee, platformFee, refund } = order
  const isKnown =
    amount !== undefined &&
    amountPaid !== undefined &&
    amountPaid >= amount &&
    gatewayFee !== undefined &&
    platformFee !== undefined &&
    (!tax || tax.taxAmount !== undefined) &&
    (!refund || refund.amount !== undefined)
  return isKnown ? total(keptLines(order)) : undefined
}

const amountLine = (kind: AmountLine['kind'], amount: number): AmountLine => ({
  id: kind,
  kind,
  amount,
})
const withoutZero = (lines: AmountLine[]) => lines.filter(({ amount }) => amount !== 0)
const total = (lines: AmountLine[]) => sum(lines.map(({ amount }) => amount))
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.005

function sumOf<Entry>(entries: readonly Entry[], amount: (entry: Entry) => number | undefined) {
  return sum(entries.map((entry) => rounded(amount(entry) ?? 0)))
}

/** Removes the error of binary fractions: 3 × 0.1 is 0.30000000000000004. */
const rounded = (value: number) => Number(value.toPrecision(15))
