/* Apart from the reads, so that pages load without what a write needs. */
import { Refund, RefundOrder } from './schemas/order-detail.ts'
import { CreateVariant, Variant } from './schemas/products.ts'
import { Store, UpdateStore } from './schemas/store.ts'
import { ReplyToTicket, Ticket } from './schemas/tickets.ts'
import { write, type WriteCaller } from './write.ts'

export const refundOrder = (
  storeId: string,
  orderId: string,
  value: RefundOrder,
  caller: WriteCaller<Refund>,
) =>
  write(
    {
      operation: 'refundOrder',
      params: { storeId, orderId },
      body: { schema: RefundOrder, value },
      answer: Refund,
    },
    caller,
  )

/** Every delivery adds another entry, so this must never be sent twice. */
export const replyToTicket = (
  storeId: string,
  ticketId: string,
  value: ReplyToTicket,
  caller: WriteCaller<Ticket>,
  ticketSeen?: string,
) =>
  write(
    {
      operation: 'replyTicket',
      params: { storeId, ticketId },
      body: { schema: ReplyToTicket, value },
      answer: Ticket,
      ticketSeen,
    },
    caller,
  )

export const createVariant = (
  storeId: string,
  productId: string,
  value: CreateVariant,
  caller: WriteCaller<Variant>,
) =>
  write(
    {
      operation: 'createVariant',
      params: { storeId, productId },
      body: { schema: CreateVariant, value },
      answer: Variant,
    },
    caller,
  )

export const deleteVariant = (
  storeId: string,
  productId: string,
  variantId: string,
  caller: WriteCaller<Variant>,
) =>
  write(
    { operation: 'deleteVariant', params: { storeId, productId, variantId }, answer: Variant },
    caller,
  )

/** The service can update a store but not return one; the user record has part of it. */
export const updateStore = (storeId: string, value: UpdateStore, caller: WriteCaller<Store>) =>
  write(
    {
      operation: 'updateStore',
      params: { storeId },
      body: { schema: UpdateStore, value },
      answer: Store,
    },
    caller,
  )
