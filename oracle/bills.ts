import * as fc from 'fast-check'
import { minus, totalOf } from './decimal.ts'

/*
 * What an order's amount truly consists of. The interface does not say how amounts add up, so a
 * platform may charge a part on top, keep it inside another or only record it.
 */
export type BillPlan = {
  items: { cents: number; quantity: number; discount: number }[]
  coupon: number
  affiliate: number
  fee: number
  fees: 'on-top' | 'inside-line-totals' | 'recorded-only'
  surcharge: number
  surcharges: 'on-top' | 'recorded-only'
  tax: number
  taxes: 'on-top' | 'inside' | 'recorded-only'
  behaviour: string | undefined
  gatewayFee: number | undefined
  platformFee: number
  refund: 'none' | 'all' | 'half' | 'without-tax' | 'unrecorded'
  isPaid: boolean
}

const cents = (most: number) =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: most }) },
  )

export const billPlan: fc.Arbitrary<BillPlan> = fc
  .record({
    items: fc.array(
      fc.record({
        cents: fc.integer({ min: 100, max: 90_000 }),
        quantity: fc.integer({ min: 1, max: 4 }),
        discount: cents(90),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    coupon: cents(1_500),
    affiliate: cents(700),
    fee: cents(900),
    fees: fc.constantFrom('on-top', 'inside-line-totals', 'recorded-only'),
    surcharge: cents(1_100),
    surcharges: fc.constantFrom('on-top', 'recorded-only'),
    tax: cents(9_000),
    taxes: fc.constantFrom('on-top', 'inside', 'recorded-only'),
    behaviour: fc.constantFrom('EXCLUSIVE', 'INCLUSIVE', undefined),
    gatewayFee: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
    platformFee: fc.integer({ min: 0, max: 300 }),
    refund: fc.constantFrom('none', 'all', 'half', 'without-tax', 'unrecorded'),
    isPaid: fc.boolean(),
  })
  // A tax that prices include, in the platform's own word, is within them.
  .map((plan) =>
    plan.behaviour === 'INCLUSIVE' && plan.taxes === 'recorded-only'
      ? { ...plan, taxes: 'inside' as const }
      : plan,
  )

export type Bill = {
  record: Record<string, unknown>
  /** The parts that were charged beside the items, where the record admits one answer only. */
  charged: string[] | undefined
  /** What remains for the merchant; undefined if nobody could tell from the record. */
  net: string | undefined
}

const units = (amount: number) => Number(`${amount}e-2`)

export function billOf(plan: BillPlan): Bill {
  const { items, coupon, affiliate, fee, fees, surcharge, surcharges, tax, taxes } = plan
  const goods = items.map((item) => item.cents * item.quantity - item.discount)
  const parts = {
    coupon: -coupon,
    'affiliate-discount': -affiliate,
    'extra-fees': fees === 'recorded-only' ? 0 : fee,
    surcharge: surcharges === 'on-top' ? surcharge : 0,
    tax: taxes === 'on-top' ? tax : 0,
  }
  const amount = sum([...goods, ...Object.values(parts)])
  const paid = plan.isPaid ? amount : 0
  const refund = {
    none: 0,
    all: paid,
    half: Math.floor(paid / 2),
    'without-tax': paid - tax,
    unrecorded: paid,
  }[plan.refund]
  const isRefunded = plan.isPaid && plan.refund !== 'none'
  return {
    record: {
      id: 'bill',
      status: isRefunded ? 'REFUNDED' : plan.isPaid ? 'COMPLETED' : 'PENDING',
      currencyCode: 'EUR',
      amount: units(amount),
      amountPaid: units(paid),
      items: items.map((item, index) => ({
        id: `item-${index}`,
        amount: units(item.cents),
        quantity: item.quantity,
        volumeDiscountAmount: units(item.discount),
        lineTotal: units(
          (goods[index] ?? 0) + (fees === 'inside-line-totals' && index === 0 ? fee : 0),
        ),
        additionalFeeAmount: index === 0 ? units(fee) : 0,
      })),
      coupon: { id: 'use', netDecrease: units(coupon) },
      affiliateDiscount: { id: 'affiliate', netDecrease: units(affiliate) },
      globalGatewayFeeAmount: units(surcharge),
      tax: { id: 'tax', taxAmount: units(tax), taxBehavior: plan.behaviour },
      ...(plan.gatewayFee !== undefined && { gatewayFee: units(plan.gatewayFee) }),
      platformFee: units(plan.platformFee),
      refund:
        isRefunded && plan.refund !== 'unrecorded' ? { id: 'refund', amount: units(refund) } : null,
    },
    charged: isAmbiguous(plan)
      ? undefined
      : Object.entries(parts).flatMap(([kind, part]) => (part === 0 ? [] : kind)),
    net: isAmbiguous(plan) ? undefined : netOf(plan, paid, refund),
  }
}

/** A tax that was paid is not the merchant's; a whole refund has given it back. */
function netOf(
  { gatewayFee, platformFee, tax, taxes, refund, isPaid }: BillPlan,
  paid: number,
  back: number,
) {
  if (!isPaid || gatewayFee === undefined) return undefined
  const isGone = back === paid
  const taxKept = taxes === 'recorded-only' || isGone ? 0 : tax
  // Nobody knows how much tax half a refund contains.
  if (refund === 'half' && taxes !== 'recorded-only' && tax > 0) return undefined
  const gone = totalOf([taxKept, gatewayFee, platformFee, back].map(units))
  return minus(totalOf([units(paid)]), gone)
}

/** Two choices of parts that come to the same sum: the record does not tell which was charged. */
function isAmbiguous({
  items,
  coupon,
  affiliate,
  fee,
  surcharge,
  tax,
  gatewayFee = 0,
}: BillPlan): boolean {
  const parts = [
    coupon,
    affiliate,
    fee,
    surcharge,
    tax,
    gatewayFee,
    sum(items.map(({ discount }) => discount)),
    sum(items.map((item) => item.cents * (item.quantity - 1))),
  ].filter((part) => part > 0)
  // Each part may be added, left out or, as the difference of two choices, stand on either side.
  let reached = new Set([0])
  for (const part of parts) {
    const next = new Set<number>()
    for (const value of reached)
      for (const sign of [-1, 0, 1]) {
        const sumOfBoth = value + sign * part
        if (sign !== 0 && reached.has(-sign * part)) return true
        next.add(sumOfBoth)
      }
    if (next.size < reached.size * 3) return true
    reached = next
  }
  return false
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
