import * as z from 'zod/mini'
import { byId } from './call.ts'
import type { Database, Store } from './database.ts'
import { MINUTE } from './seed-time.ts'
import {
  disputeOrder,
  expireOrder,
  payOrder,
  placeOrders,
  refundRow,
  removeOrder,
} from './store-changes.ts'

/*
 *   POST /__records   {store, change, order | count, minutesAgo}
 *
 * change       pay, refund, dispute, expire or remove the `order`, or let `count` orders arrive that
 *              say that they were made `minutesAgo` (0 by default)
 *
 *   POST /__records   {store, change: edit, id, fields}   or   {store, change: drop, id}
 *
 * of a product, variant or coupon, as its owner would on the platform
 */
export const Change = z.union([
  z.strictObject({
    store: z.string(),
    change: z.enum(['pay', 'refund', 'dispute', 'expire', 'remove']),
    order: z.string(),
  }),
  z.strictObject({
    store: z.string(),
    change: z.literal('arrive'),
    count: z.prefault(z.int().check(z.gte(1), z.lte(1000)), 1),
    minutesAgo: z.prefault(z.number().check(z.gte(0)), 0),
  }),
  z.strictObject({
    store: z.string(),
    change: z.literal('edit'),
    id: z.string(),
    fields: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({ store: z.string(), change: z.literal('drop'), id: z.string() }),
])
export type Change = z.infer<typeof Change>

/** Somebody else's doing: it happens to the records whatever the state of an order. */
export function makeChange(database: Database, change: Change) {
  const store = byId(database.stores, change.store, 'STORE')
  const now = database.clock()
  database.reads.remember(database)
  if (change.change === 'arrive') {
    return placeOrders(database, store, change.count, now - change.minutesAgo * MINUTE)
  }
  if (change.change === 'edit' || change.change === 'drop') return editCatalogue(store, change)
  const row = byId(store.orders, change.order, 'ORDER')
  switch (change.change) {
    case 'pay':
      return payOrder(store, row, now)
    case 'refund':
      return void refundRow(database, store, row, now)
    case 'dispute':
      return disputeOrder(store, row, now)
    case 'expire':
      return expireOrder(store, row, now)
    case 'remove':
      return removeOrder(store, row)
  }
}

/** Every test has its own store, but all begin with the same records: none is changed in place. */
function editCatalogue(store: Store, change: Extract<Change, { change: 'edit' | 'drop' }>) {
  const edited = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
    rows.flatMap((row) => {
      if (row.id !== change.id) return [row]
      return change.change === 'edit' ? [{ ...row, ...change.fields }] : []
    })
  store.products = edited(store.products).map((product) => ({
    ...product,
    variants: edited(product.variants),
  }))
  store.seed = { ...store.seed, coupons: edited(store.seed.coupons) }
}
