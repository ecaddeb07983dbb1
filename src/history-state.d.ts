import type { CouponListQuery, OrderListQuery } from '#api/schemas/list-queries.ts'
import type { Variant } from '#api/schemas/products.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list that an order was opened from: it knows the order before and after. */
    ordersSearch?: OrderListQuery
    /** The list that a coupon was opened from, to go back to. */
    couponsSearch?: CouponListQuery
    /** The deleted variant that a new one begins with; its product no longer has it. */
    deletedVariant?: Variant
  }
}
