import type { OrderRecord } from '#api/schemas/order-detail.ts'

/** Without `amountPaid`, an order counts as unpaid only if its amount is missing or 0. */
export function isNothingPaid({ amount, amountPaid }: Pick<OrderRecord, 'amount' | 'amountPaid'>) {
  return amountPaid === undefined ? !amount : amountPaid <= 0
}
