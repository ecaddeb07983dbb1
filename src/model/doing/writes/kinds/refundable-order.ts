import * as z from 'zod/mini'
import { readItem } from '#api/client.ts'
import { identityOf } from '#api/order-detail.ts'
import { OrderDetail, OrderRecord, Refund } from '#api/schemas/order-detail.ts'

/** Like `OrderDetail`, but fails if `refund` is unreadable: it must not look like a missing one. */
const RefundableOrder = z.extend(OrderDetail, {
  order: z.extend(OrderRecord, {
    refund: z.pipe(
      z.nullish(Refund),
      z.transform((refund) => refund ?? undefined),
    ),
  }),
})

/** Reads the present order without any cache, because a refund is decided and proved by it. */
export function readRefundableOrder(storeId: string, orderId: string): Promise<OrderDetail> {
  return readItem('getOrder', { storeId, orderId }, RefundableOrder, { identityOf })
}
