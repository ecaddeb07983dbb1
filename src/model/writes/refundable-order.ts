import * as z from 'zod/mini'
import { readItem } from '#api/client.ts'
import { identityOf } from '#api/orders.ts'
import { OrderDetail, OrderRecord, Refund } from '#api/schemas/orders.ts'

/** As `OrderDetail`, but not readable where its refund is not: that is no order without one. */
const RefundableOrder = z.extend(OrderDetail, {
  order: z.extend(OrderRecord, {
    refund: z.pipe(
      z.nullish(Refund),
      z.transform((refund) => refund ?? undefined),
    ),
  }),
})

/** The order as it is now, past every cache: what a refund is decided and proved by. */
export function readRefundableOrder(storeId: string, orderId: string): Promise<OrderDetail> {
  return readItem('getOrder', { storeId, orderId }, RefundableOrder, { identityOf })
}
