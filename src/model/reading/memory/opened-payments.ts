import type { Order } from '#api/schemas/orders.ts'
import { ownedMap } from '#base/storage/owned.ts'
import {
  type PaymentField,
  type PaymentIds,
  paymentFieldOf,
} from '#model/records/orders/payment-ids.ts'

type Opened = {
  /** What the list said when the order was opened: another status may bring a refund. */
  state: string
  ids: PaymentIds
}

/** The payments of the orders that a search has opened, so that none is opened for each question. */
const opened = ownedMap<string, Map<string, Opened>>()

export function openedPayments(storeId: string): Map<string, Opened> {
  const known = opened.get(storeId) ?? new Map<string, Opened>()
  opened.set(storeId, known)
  return known
}

/** Changes with whatever may change what is told of the order. */
export const stateOf = ({ id, status, amountPaid }: Order) =>
  JSON.stringify([id, status, amountPaid])

export function paymentFieldAt(storeId: string, orderId: string, wanted: string) {
  const known = openedPayments(storeId).get(orderId)
  return known && paymentFieldOf(known.ids, wanted)
}

/** The orders with this payment among those that were opened. */
export function ordersPaidBy(
  storeId: string,
  wanted: string,
): { orderId: string; field: PaymentField }[] {
  return [...openedPayments(storeId)].flatMap(([orderId, { ids }]) => {
    const field = paymentFieldOf(ids, wanted)
    return field ? [{ orderId, field }] : []
  })
}
