/* Apart from the reads of orders, so that their list loads without what a write needs. */
import { Refund, RefundOrder } from './schemas/order-detail.ts'
import { write, type WriteCaller } from './write.ts'

export function refundOrder(
  storeId: string,
  orderId: string,
  body: RefundOrder,
  caller: WriteCaller<Refund>,
) {
  return write(
    {
      operation: 'refundOrder',
      params: { storeId, orderId },
      body: { schema: RefundOrder, value: body },
      answer: Refund,
    },
    caller,
  )
}
