import { ApiError } from '#api/errors.ts'
import type { Order } from '#api/schemas/orders.ts'
import { isTemporary } from '#model/reading/walk/patience.ts'

/** Ends a walk at the order that was looked for. */
export class Hit extends Error {
  readonly order: Order

  constructor(order: Order) {
    super('found')
    this.order = order
  }
}

/** Whether only this order is concerned, unlike a refused key or a lost connection. */
export function isItsOwn(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status === 401) return false
  return error.kind === 'unreadable' || !isTemporary(error)
}
