import { refundOrder } from '#api/writes.ts'
import { t } from '#base/language/words.ts'
import { isSameId } from '#base/text/same-id.ts'
import type { WriteFacts } from '#model/doing/activity/log.ts'
import { OrderDetail, Refund, type RefundOrder, OrderRecord } from '#api/schemas/order-detail.ts'
import type { WriteState } from '#model/doing/writes/state.ts'
import type { WriteKind } from '#model/doing/writes/kind.ts'
import { refundWords } from './refund-words.ts'
import { createWrites } from '#model/doing/writes/registry.ts'
import type { Precheck } from '#model/doing/writes/process-types.ts'
import * as z from 'zod/mini'
import { readItem } from '#api/client.ts'
import { identityOf } from '#api/order-detail.ts'

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
function readRefundableOrder(storeId: string, orderId: string): Promise<OrderDetail> {
  return readItem('getOrder', { storeId, orderId }, RefundableOrder, { identityOf })
}

export type RefundTarget = { storeId: string; orderId: string }
/** The refund's record, if known. */
export type RefundEffect = { refund?: Refund }
export type RefundState = WriteState<RefundEffect>
export type RefundProcess = ReturnType<typeof refunds.get>

export const refundKind: WriteKind<keyof RefundTarget, OrderDetail, RefundEffect, never> = {
  operation: 'refundOrder',
  ids: ['storeId', 'orderId'],
  readOperation: 'getOrder',
  read: ({ storeId, orderId }) => readRefundableOrder(storeId, orderId),
  find: ({ order: { refund } }) =>
    refund ? { match: 'certain', effect: { refund } } : { match: 'none' },
  words: refundWords,
  link: ({ storeId, orderId }) => ({
    label: t`Order ${orderId.slice(0, 8)}`,
    to: '/stores/$storeId/orders/$orderId',
    params: { storeId, orderId },
  }),
  amend: (detail, { refund }) =>
    refund && !detail.order.refund ? { ...detail, order: { ...detail.order, refund } } : detail,
}
export const refunds = createWrites<keyof RefundTarget, OrderDetail, Refund, RefundEffect>(
  refundKind,
)

type Send = typeof refundOrder

/** A confirmed refund: this reason, for the order as `seen` on screen. */
export function refundFor(
  { storeId, orderId }: RefundTarget,
  reason: RefundOrder['reason'],
  seen: OrderDetail,
  send: Send = refundOrder,
) {
  return (fresh: OrderDetail): Precheck<Refund, RefundEffect, never> => {
    const { refund } = fresh.order
    if (refund) return { is: 'already', effect: { refund } }
    if (decisionKey(fresh) !== decisionKey(seen)) return { is: 'changed' }
    return {
      is: 'ready',
      fingerprint: {},
      facts: factsOf(fresh, reason),
      send: (caller) => send(storeId, orderId, { reason }, caller),
      // The record of another order proves nothing about this one.
      effectOf: (answer) => ({ refund: isOf(orderId, answer) ? answer : undefined }),
    }
  }
}

function factsOf({ order }: OrderDetail, reason: RefundOrder['reason']): WriteFacts {
  const { status, amount, amountPaid, currencyCode, customer } = order
  return {
    subject: customer?.emailAddress,
    amount: amountPaid ?? amount,
    currencyCode,
    reason,
    status,
  }
}

function isOf(orderId: string, refund: Refund | undefined): boolean {
  return !refund?.orderId || isSameId(refund.orderId, orderId)
}

/** The facts that the merchant decides on; if they change, the decision has to be made again. */
function decisionKey({ order }: OrderDetail): string {
  const { status, amount, amountPaid, currencyCode, chargeback } = order
  return JSON.stringify([status, amount, amountPaid, currencyCode, chargeback?.id])
}
