import { recordsAsSent } from './character-records.ts'
import type { Database, Store } from './database.ts'
import { customerRecord } from './routes-customers.ts'
import { detailOf, orderRecord } from './routes-orders.ts'
import { deliveryRecords } from './routes-webhooks.ts'

/** What the service keeps, before the character decides how it is listed, filtered and paged. */
export type TrueRecords = { stores: ReturnType<typeof trueStore>[] }

/**
 * `kept` gives every record as the service keeps it (amounts in major units, statuses in capitals,
 * true times); `sent` as the character writes it, though whole and once.
 */
export function trueRecords(database: Database, form: 'kept' | 'sent', storeId?: string) {
  const stores = database.stores.filter(({ id }) => storeId === undefined || id === storeId)
  const records: TrueRecords = { stores: stores.map((store) => trueStore(database, store)) }
  return form === 'sent' ? recordsAsSent(database.character)(records) : records
}

function trueStore(database: Database, store: Store) {
  const { seed, settings, products } = store
  return {
    id: store.id,
    settings,
    orders: store.orders.map((row) => ({
      ...orderRecord(store, row, database.character),
      customerId: row.customer?.id ?? null,
      changedAt: row.changedAt ?? null,
    })),
    /** By the order's id: what `GET …/orders/{id}` is about. */
    details: Object.fromEntries(
      store.orders.map((row) => [row.id, detailOf(database, store, row)]),
    ),
    customers: seed.customers.map((customer) => customerRecord(store, customer)),
    coupons: seed.coupons,
    products,
    categories: seed.categories,
    reviews: seed.reviews(),
    deliveries: deliveryRecords(store),
  }
}
