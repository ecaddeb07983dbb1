import type { CouponsAddress, OrdersAddress } from '#model/lists/lists.ts'
import type { Variant } from '#api/schemas/products.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list that an order was opened from: it knows the order before and after. */
    ordersSearch?: OrdersAddress
    /** The list that a coupon was opened from, to go back to. */
    couponsSearch?: CouponsAddress
    /** The deleted variant that a new one begins with; its product no longer has it. */
    deletedVariant?: Variant
  }
}
