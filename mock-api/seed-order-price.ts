import type { Character } from './character-points.ts'
import { USUAL } from './characters.ts'
import type { OrderLine, OrderPlan } from './seed-order-plan.ts'
import { currencies } from './seed-places.ts'

/*
 * Sums are kept in whole minor units of the order's currency, so that
 * amount = line totals − coupon − affiliate discount + item fees + gateway surcharge + tax
 * holds to the last digit. A character may keep some of these parts inside others, or on the record
 * only.
 */
export type Charges = Pick<Character, 'fees' | 'surcharge' | 'tax'>

export type PricedLine = OrderLine & {
  unit: number
  lineTotal: number
  volumeDiscount: number
  tier: { quantity: number; discountValue: number } | null
  feePercentage: number
  fee: number
  fixedFee: number
}

export type PricedOrder = {
  plan: OrderPlan
  lines: PricedLine[]
  couponDecrease: number
  affiliateDecrease: number
  surchargePercentage: number
  surcharge: number
  surchargeFixed: number
  preTax: number
  tax: number
  amount: number
  amountPaid: number
  gatewayFee: number
  platformFee: number
  /** Converts minor units to the number the interface carries. */
  toNumber: (minor: number) => number
}

const SURCHARGE = { percentage: 1.5, fixed: 0.3 }
const PLATFORM_PERCENTAGE = 2
const gatewayFees: Record<string, { percentage: number; fixed: number }> = {
  CARDLANE: { percentage: 2.4, fixed: 0.15 },
  NORTHPAY: { percentage: 2.9, fixed: 0.3 },
  BANKLINK: { percentage: 0, fixed: 0.25 },
  WALLETRY: { percentage: 3.4, fixed: 0.35 },
  COINBRIDGE: { percentage: 0.5, fixed: 0 },
}
const unpaid = new Set(['PENDING', 'FAILED', 'VOIDED'])

export function priceOrder(plan: OrderPlan, charges: Charges = USUAL): PricedOrder {
  const { rate, decimals } = currencies[plan.currencyCode]!
  const scale = 10 ** decimals
  const minor = (euros: number) => Math.round(euros * rate * scale)

  const lines = plan.lines.map((line) => priceLine(line, plan, minor))
  const goods = sum(lines, (line) => line.lineTotal)
  const couponDecrease = couponOn(plan, lines, minor)
  const affiliateDecrease = percent(goods - couponDecrease, plan.affiliatePercentage ?? 0)
  const discounted = goods - couponDecrease - affiliateDecrease
  const surcharge = plan.isSurcharged ? percent(discounted, SURCHARGE.percentage) : 0
  const surchargeFixed = plan.isSurcharged ? minor(SURCHARGE.fixed) : 0
  const charged =
    discounted +
    (charges.fees === 'recorded-only' ? 0 : sum(lines, feesOf)) +
    (charges.surcharge === 'recorded-only' ? 0 : surcharge + surchargeFixed)
  const taxRate = plan.tax?.rate ?? 0
  const isTaxInside = charges.tax === 'inside'
  const tax = isTaxInside
    ? Math.round((charged * taxRate) / (100 + taxRate))
    : percent(charged, taxRate)
  const amount = charges.tax === 'on-top' ? charged + tax : charged
  const amountPaid = paidOf(plan.status, amount)
  const gatewayFee = gatewayFees[plan.gateway] ?? { percentage: 0, fixed: 0 }
  return {
    plan,
    lines:
      charges.fees === 'inside-line-totals'
        ? lines.map((line) => ({ ...line, lineTotal: line.lineTotal + feesOf(line) }))
        : lines,
    couponDecrease,
    affiliateDecrease,
    surchargePercentage: plan.isSurcharged ? SURCHARGE.percentage : 0,
    surcharge,
    surchargeFixed,
    preTax: isTaxInside ? charged - tax : charged,
    tax,
    amount,
    amountPaid,
    gatewayFee: amountPaid
      ? percent(amountPaid, gatewayFee.percentage) + minor(gatewayFee.fixed)
      : 0,
    platformFee: percent(amountPaid, PLATFORM_PERCENTAGE),
    toNumber: (value) => value / scale,
  }
}

function priceLine(
  line: OrderLine,
  { coupon, gateway }: OrderPlan,
  minor: (euros: number) => number,
): PricedLine {
  const { variant, product, quantity } = line
  const unit = minor(variant.cost)
  const tiers = variant.disableVolumeDiscountOnCoupon && coupon ? [] : variant.volumeDiscounts
  const tier = tiers.findLast((candidate) => candidate.quantity <= quantity) ?? null
  const volumeDiscount = percent(unit * quantity, tier?.discountValue ?? 0)
  const lineTotal = unit * quantity - volumeDiscount
  const feePercentage = product.additionalFees[gateway] ?? 0
  return {
    ...line,
    unit,
    lineTotal,
    volumeDiscount,
    tier,
    feePercentage,
    fee: percent(lineTotal, feePercentage),
    fixedFee: minor(product.additionalFixedFees[gateway] ?? 0),
  }
}

function couponOn({ coupon }: OrderPlan, lines: PricedLine[], minor: (euros: number) => number) {
  if (!coupon) return 0
  const fitting = lines.filter(
    ({ variant }) => !coupon.variantIds.length || coupon.variantIds.includes(variant.id),
  )
  const total = sum(fitting, (line) => line.lineTotal)
  const decrease =
    percent(total, coupon.percentageDecrease ?? 0) + minor(coupon.amountDecrease ?? 0)
  return Math.min(total, decrease)
}

function paidOf(status: string, amount: number) {
  if (unpaid.has(status)) return 0
  return status === 'PARTIALLY_PAID' ? Math.round(amount * 0.6) : amount
}

const feesOf = (line: PricedLine) => line.fee + line.fixedFee

const percent = (value: number, percentage: number) => Math.round((value * percentage) / 100)

function sum<Entry>(entries: Entry[], value: (entry: Entry) => number) {
  return entries.reduce((total, entry) => total + value(entry), 0)
}
