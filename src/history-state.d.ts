import type { CouponsAddress, OrdersAddress } from '#model/lists/lists.ts'
import type { Variant } from '#api/schemas/products.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The order list that the order was opened from, for its neighbours. */
    ordersSearch?: OrdersAddress
    /** The coupon list that the coupon was opened from, for the way back. */
    couponsSearch?: CouponsAddress
    /** The deleted variant to start a new one from, since its product no longer has it. */
    deletedVariant?: Variant
    /** Settings to fill into the form, as they were before an earlier save. */
    proposedSettings?: Record<string, string | boolean>
  }
}
