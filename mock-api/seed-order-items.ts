import { uuid } from './random.ts'
import type { PricedOrder } from './seed-order-price.ts'
import type { OrderRow } from './seed-orders.ts'

export function orderItems(row: OrderRow, priced: PricedOrder) {
  const { toNumber } = priced
  return priced.lines.map(({ product, variant, quantity, ...line }, at) => ({
    id: uuid('order-item', row.id, at),
    dateCreated: row.dateCreated,
    productName: product.name,
    productId: product.id,
    variantId: variant.id,
    variantName: variant.name,
    amount: toNumber(line.unit),
    lineTotal: toNumber(line.lineTotal),
    additionalFeePercentage: line.feePercentage,
    additionalFeeAmount: toNumber(line.fee),
    additionalFixedFeeAmount: toNumber(line.fixedFee),
    volumeDiscountAmount: toNumber(line.volumeDiscount),
    quantity,
    volumeDiscountValue: line.tier?.discountValue ?? null,
    volumeDiscountTierQuantity: line.tier?.quantity ?? null,
    customIntervalDays: variant.customIntervalDays,
  }))
}

export function orderCoupon(row: OrderRow, { plan: { coupon }, ...priced }: PricedOrder) {
  // Real answers use both null and a missing field for "no coupon".
  if (!coupon) return row.index % 2 ? null : undefined
  return {
    id: uuid('order-coupon', row.id),
    dateCreated: row.dateCreated,
    netDecrease: priced.toNumber(priced.couponDecrease),
    code: coupon.code,
    couponId: coupon.id,
    percentageDecrease: coupon.percentageDecrease,
  }
}
