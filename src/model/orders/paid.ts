import type { OrderRecord } from '#api/schemas/orders.ts'

/** An order that names neither its amount nor what was paid says nothing of a payment, either. */
export function isNothingPaid({ amount, amountPaid }: Pick<OrderRecord, 'amount' | 'amountPaid'>) {
  return amountPaid === undefined ? !amount : amountPaid <= 0
}
