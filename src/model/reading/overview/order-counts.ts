import { type Page, isPart } from '#api/client.ts'
import type { ListQuery } from '#api/list-parameters.ts'
import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import { exactCount } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { inFewerRows } from '#model/reading/walk/fewer-rows.ts'
import { countBeside } from '#model/records/count-beside.ts'
import { type RowCount, countedRows, isSince } from '#model/records/row-counts.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'

export type OrderQuestion = {
  query: ListQuery<'listOrders'>
  isMeant: (order: Order) => boolean
}

const ROWS = 100

export const rowsQuery = (storeId: string, { query }: OrderQuestion) =>
  inFewerRows(ordersQuery(storeId, { ...query, pageSize: ROWS }))

/** Of those that the query asks for, or of all. */
export const countsQuery = (storeId: string, query: ListQuery<'listOrders'> = {}) =>
  orderCountQuery(storeId, query)

/**
 * What the platform counts, where the last row that it counts is meant, too: of a bound taken in its
 * own way, such as by whole days, the first rows tell nothing.
 */
export const meantCountQuery = (storeId: string, { query, isMeant }: OrderQuestion) => ({
  ...countsQuery(storeId, query),
  select: (one: Page<Order>) => (one.last && isMeant(one.last) ? exactCount(one) : undefined),
})

/** Whether the platform's own numbers are worth asking for. */
export const isLongAnswer = (page: Page<Order>, { isMeant }: OrderQuestion) =>
  isPart(page) && page.items.every(isMeant)

/** How many orders are meant, by the rows and those numbers of the platform's that fit them. */
export function orderCountOf(
  page: Page<Order>,
  { isMeant }: OrderQuestion,
  { filtered, all }: { filtered?: number | undefined; all?: number | undefined },
): RowCount {
  const told = countBeside(page, { page: 1, pageSize: ROWS }, filtered)
  return countedRows(page, isMeant, { filtered: told, all })
}

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
