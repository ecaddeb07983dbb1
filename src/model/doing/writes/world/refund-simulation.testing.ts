import { OrderDetail, Refund } from '#api/schemas/order-detail.ts'
import type { SimulatedWrite } from './simulation.testing.ts'
import {
  type RefundEffect,
  refundFor,
  refundKind,
  type RefundTarget,
} from '#model/doing/writes/kinds/refund.ts'

export const target: RefundTarget = {
  storeId: '11111111-1111-1111-1111-111111111111',
  orderId: '22222222-2222-2222-2222-222222222222',
}

/** An order that can be refunded by us or by somebody else. */
export function createRefundWorld() {
  let refund: Refund | undefined
  const order = () => OrderDetail.parse({ order: { id: target.orderId, amountPaid: 5, refund } })

  function apply(userId = 'us'): Refund {
    refund ??= Refund.parse({ id: 'r-1', orderId: target.orderId, userId })
    return refund
  }

  const write: SimulatedWrite<RefundTarget, OrderDetail, Refund, RefundEffect, never> = {
    kind: refundKind,
    target,
    record: order,
    apply: () => apply(),
    confirmation: (seen, send) =>
      refundFor(target, 0, seen, (_store, _order, _body, caller) => send(caller)),
  }
  return {
    write,
    order,
    meddle: () => void apply('somebody-else'),
  }
}
