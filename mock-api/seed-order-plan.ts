import { type Random, createRandom } from './random.ts'
import type { Coupon, Product, Variant } from './records.ts'
import type { Customer } from './seed-customers.ts'
import { placeOf } from './seed-places.ts'
import { DAY } from './seed-time.ts'

/** Who buys what, and how; `seed-order-price.ts` computes the amounts. */
export type OrderPlan = {
  customer: Customer
  status: string
  gateway: string
  currencyCode: string
  lines: OrderLine[]
  coupon: Coupon | null
  affiliatePercentage: number | null
  isSurcharged: boolean
  tax: TaxPlan | null
}

export type OrderLine = { product: Product; variant: Variant; quantity: number }

export type TaxPlan = { name: string; rate: number; customerVatId: string | null }

export type Shop = {
  country: string
  currencyCode: string
  chargesVat: boolean
  products: Product[]
  coupons: Coupon[]
  customers: Customer[]
}

const CRYPTO_GATEWAY = 'COINBRIDGE'

/** Deterministic: the same index always gives the same plan. */
export function planOrder(shop: Shop, storeIndex: number, index: number, age: number): OrderPlan {
  const random = createRandom('order-plan', storeIndex, index)
  const customer = shop.customers[Math.floor(random.next() ** 2.2 * shop.customers.length)]!
  const gateway = weighted(random, [
    ['CARDLANE', 46],
    ['NORTHPAY', 24],
    ['BANKLINK', 12],
    ['WALLETRY', 10],
    [CRYPTO_GATEWAY, 8],
  ])
  const paysOwnCurrency = random.chance(0.45)
  return {
    customer,
    status: planStatus(random, age),
    gateway,
    currencyCode:
      gateway === CRYPTO_GATEWAY
        ? 'USDT'
        : paysOwnCurrency
          ? placeOf(customer.country).currencyCode
          : shop.currencyCode,
    lines: planLines(random, shop.products),
    coupon: random.chance(0.16) && shop.coupons.length ? random.pick(shop.coupons) : null,
    affiliatePercentage: random.chance(0.06) ? random.pick([5, 10, 12.5]) : null,
    isSurcharged: random.chance(0.3),
    tax: shop.chargesVat ? taxOf(customer, shop.country) : null,
  }
}

/** VAT of the customer's country; a business abroad pays none (reverse charge). */
export function taxOf(customer: Customer, storeCountry: string): TaxPlan | null {
  const { vat, name } = placeOf(customer.country)
  if (!vat) return null
  const isReverseCharge = customer.vatId !== null && customer.country !== storeCountry
  return {
    name: `VAT ${name}`,
    rate: isReverseCharge ? 0 : vat,
    customerVatId: customer.vatId,
  }
}

function planStatus(random: Random, age: number) {
  const open: [string, number][] =
    age < 2 * DAY
      ? [
          ['PENDING', 8],
          ['PROCESSING', 3],
        ]
      : [
          ['PENDING', 1],
          ['VOIDED', 7],
        ]
  return weighted(random, [
    ['COMPLETED', 78],
    ['REFUNDED', 5],
    ['CHARGEBACK', 2],
    ['FAILED', 4],
    ['PARTIALLY_PAID', 2],
    ['AWAITING_KYC', 1],
    ...open,
  ])
}

function planLines(random: Random, products: Product[]): OrderLine[] {
  const count = weighted(random, [
    [1, 72],
    [2, 20],
    [3, 6],
    [5, 2],
  ])
  return Array.from({ length: count }, () => {
    const product = products[Math.floor(random.next() ** 1.5 * products.length)]!
    const variant = random.pick(product.variants)
    const extra = random.chance(0.18) ? random.integer(1, random.chance(0.1) ? 24 : 4) : 0
    const wanted = variant.minimumQuantity + extra
    const most = variant.maximumQuantity < 0 ? wanted : variant.maximumQuantity
    return { product, variant, quantity: Math.min(wanted, most) }
  })
}

function weighted<Choice>(random: Random, choices: [Choice, number][]): Choice {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random.next() * total
  for (const [choice, weight] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  return choices[0]![0]
}
