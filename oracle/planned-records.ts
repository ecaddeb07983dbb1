import { localTime, plusDays, startOf } from './days.ts'
import { DAY, HOUR, MINUTE, couponId, idFrom, variantId } from './names.ts'
import {
  type OrderPlan,
  type PlanOf,
  type couponPlan,
  type deliveryPlan,
  type productPlan,
  type reviewPlan,
  currencies,
  emails,
  gateways,
  statuses,
} from './plans.ts'
import type { TrueCoupon, TrueDelivery, TrueOrder, TrueProduct, TrueReview } from './records.ts'

export const coupon = (index: number, now: number): TrueCoupon => ({
  id: couponId(index),
  dateCreated: new Date(now - 100 * DAY).toISOString(),
  code: `SAVE-${index}`,
  uses: 3,
  maximumUses: 10,
  isEnabled: true,
  percentageDecrease: 10,
  variantIds: [],
})

export const couponFrom = (
  { uses, most, isEnabled, ends, variants }: PlanOf<typeof couponPlan>,
  index: number,
  now: number,
): TrueCoupon => ({
  ...coupon(index, now),
  uses,
  maximumUses: most,
  isEnabled,
  expirationDate: typeof ends === 'number' ? new Date(now + ends * HOUR).toISOString() : ends,
  variantIds: variants.map(variantId),
})

export const productFrom = (
  { slug, images, variants }: PlanOf<typeof productPlan>,
  index: number,
): TrueProduct => ({
  id: idFrom(200_000 + index),
  name: `Product ${index}`,
  slug,
  imageNames: typeof images === 'number' ? Array.from({ length: images }, () => 'a.png') : images,
  variants: variants.map(({ stock, cost, order, minimum, maximum, types }, place) => ({
    id: variantId(index * 4 + place),
    name: `Variant ${place}`,
    stock,
    cost,
    order,
    minimumQuantity: minimum,
    maximumQuantity: maximum,
    deliveryTypes: typeof types === 'number' ? ['files', 'dynamic'].slice(0, types) : types,
  })),
})

export const reviewFrom = (
  { hours, rating, reply, approved, email }: PlanOf<typeof reviewPlan>,
  index: number,
  now: number,
): TrueReview => ({
  id: idFrom(400_000 + index),
  dateCreated: new Date(now - hours * HOUR).toISOString(),
  rating,
  reply,
  customerEmail: emails[email],
  productName: 'Product 0',
  reason: `Text ${index}`,
  ...(approved !== undefined && { flagged: { id: idFrom(410_000 + index), approved } }),
})

export const deliveryFrom = (
  { minutes, code }: PlanOf<typeof deliveryPlan>,
  index: number,
  now: number,
): TrueDelivery => ({
  id: idFrom(500_000 + index),
  dateCreated: new Date(now - minutes * MINUTE).toISOString(),
  responseCode: code,
  url: 'https://shop.test/hook',
})

export function orderFrom(plan: OrderPlan, index: number, now: number, zone: string): TrueOrder {
  const [code, places] = plan.currency === undefined ? [undefined, 2] : currencies[plan.currency]!
  const amount = inUnits(plan.cents, places)
  const { payment } = plan
  const date = dateText(Math.min(now, instantFrom(plan.age, now, zone)), plan.date)
  const paid = {
    all: amount,
    none: 0,
    part: inUnits(Math.floor(plan.cents / 3), places),
    over: inUnits(plan.cents + 1, places),
    back: -amount,
    null: null,
    absent: undefined,
  }[payment]
  const { coupon: used } = plan
  return {
    id: idFrom(index),
    ...(date !== undefined && { dateCreated: date }),
    status: statuses[plan.status],
    gateway: gateways[plan.gateway],
    customerEmail: emails[plan.email],
    currencyCode: code,
    amount,
    ...(paid !== undefined && { amountPaid: paid }),
    items: plan.items.map(({ product, quantity, cents }, place) => ({
      id: idFrom(index * 10 + place + 1_000_000),
      productId: idFrom(800_000 + product),
      productName: `Product ${product}`,
      variantId: idFrom(810_000 + product),
      variantName: 'Standard',
      quantity,
      amount: inUnits(cents, places),
      // As of a platform that leaves it out at times.
      lineTotal: index % 13 === 12 ? null : inUnits(cents * (quantity ?? 1), places),
    })),
    coupon:
      used < 0
        ? null
        : {
            id: idFrom(700_000 + index),
            couponId: couponId(used),
            code: `SAVE-${used}`,
            netDecrease: index % 17 === 16 ? null : 1.25,
          },
  }
}

/** Cents of the currency, as the JSON number that a platform would send. */
const inUnits = (cents: number, places: number) => Number(`${cents}e-${places}`)

function instantFrom(age: OrderPlan['age'], now: number, zone: string): number {
  if ('edge' in age) return startOf(plusDays(localTime(now, zone).day, -age.days), zone) + age.edge
  return now - age.days * DAY - age.minutes * MINUTE
}

function dateText(instant: number, form: OrderPlan['date']): string | null | undefined {
  const iso = new Date(instant).toISOString()
  if (form === 'seconds') return iso.replace(/\.\d+/, '')
  if (form === 'micro') return iso.replace('Z', '123Z')
  if (form === 'null') return null
  if (form === 'absent') return undefined
  if (form === 'year-one') return '0001-01-01T00:00:00Z'
  return form === 'garbage' ? 'yesterday' : iso
}
