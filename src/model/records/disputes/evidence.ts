import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import type { StoreSummary } from '#api/schemas/user.ts'

/** What the records hold; undefined was not read, and the pack says nothing of it. */
export type Evidence = {
  storeId: string
  detail: OrderDetail
  store:
    | Pick<StoreSummary, 'termsOfServiceUrl' | 'refundPolicyUrl' | 'privacyPolicyUrl'>
    | undefined
  tickets: readonly Ticket[] | undefined
  reviews: readonly Review[] | undefined
  orders: readonly Order[] | undefined
  /** They were asked for by the email as it is spelled; others may have it in other capitals. */
  isSpelled?: { orders: boolean; reviews: boolean }
  /** How many of the newest were looked through, where the platform has more. */
  newest?: { reviews?: number; orders?: number }
}
