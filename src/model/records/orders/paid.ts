import type { OrderRecord } from '#api/schemas/order-detail.ts'

type Payment = Pick<OrderRecord, 'amount' | 'amountPaid'>

/** Whether the platform said what was paid; for nothing there is nothing to say. */
export const isPaymentKnown = ({ amount, amountPaid }: Payment) =>
  amountPaid !== undefined || amount === 0

/** Without `amountPaid`, an order counts as unpaid only if its amount is missing or 0. */
export function isNothingPaid({ amount, amountPaid }: Payment) {
  return amountPaid === undefined ? !amount : amountPaid <= 0
}

export const isPaidInFull = (payment: Payment) =>
  !isNothingPaid(payment) && (payment.amountPaid ?? 0) >= (payment.amount ?? 0)

/** As with a coupon over all of it, or at a price of nothing. */
export const owesNothing = ({ amount, amountPaid = 0 }: Payment) => amount === 0 && amountPaid === 0

/** What came in. Below zero it went back, which is no payment; no list tells refunds reliably. */
export const paidOf = ({ amountPaid = 0 }: Payment) => Math.max(0, amountPaid)
