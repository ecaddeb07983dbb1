import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { type RowCount, isSince } from '#model/records/row-counts.ts'
import type { OrderQuestion } from './order-counts.ts'

/** The orders since the last visit; a platform may leave out its own bound, so it is asked before. */
export const sinceQuestion = (since: number): OrderQuestion => ({
  query: { dateFrom: new Date(since - 1).toISOString() },
  isMeant: (order) => isSince(order, since),
})

/** Of a read that has them all anew; undefined of any other, which is asked about them instead. */
export function countedSince(since: number, read: Ledger | undefined): RowCount | undefined {
  if (!read || read.freshFrom > since) return undefined
  const { orders, missing, isEndKnown } = read
  const count = orders.filter((order) => isSince(order, since)).length
  return { count, isMore: missing > 0 || !isEndKnown }
}
