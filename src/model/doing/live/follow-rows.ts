import type { Order } from '#api/schemas/orders.ts'

export type FollowedRows = {
  /** The same rows in the same places, with what has become of them. */
  rows: Order[]
  /** What the changed ones were, by id. */
  before: ReadonlyMap<string, Order>
}

/** Nothing moves: new rows stay out, and rows that have left stay as they were. */
export function followRows(shown: Order[], latest: readonly Order[]): FollowedRows {
  const now = new Map(latest.filter(({ id }) => id !== '').map((order) => [order.id, order]))
  const before = new Map<string, Order>()
  const rows = shown.map((row) => {
    const next = now.get(row.id)
    if (!next || JSON.stringify(next) === JSON.stringify(row)) return row
    before.set(row.id, row)
    return next
  })
  return { rows, before }
}
