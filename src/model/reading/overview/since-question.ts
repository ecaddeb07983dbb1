import { isSince } from '#model/records/row-counts.ts'
import type { OrderQuestion } from './order-counts.ts'

/** The orders since the last visit; a platform may leave out its own bound, so it is asked before. */
export const sinceQuestion = (since: number): OrderQuestion => ({
  query: { dateFrom: new Date(since - 1).toISOString() },
  isMeant: (order) => isSince(order, since),
})
