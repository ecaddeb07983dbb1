import { recordsAsSent } from './character-records.ts'
import type { Database, Store } from './database.ts'
import { customerRecord } from './routes-customers.ts'
import { detailOf, orderRecord } from './routes-orders.ts'
import { deliveryRecords } from './routes-webhooks.ts'

/** Each part of what the service keeps of a store; `details` and `deliveries` take long to make. */
const parts = {
  settings: ({ settings }: Store) => settings,
  orders: (store: Store, { character }: Database) =>
    store.orders.map((row) => ({
      ...orderRecord(store, row, character),
      customerId: row.customer?.id ?? null,
      changedAt: row.changedAt ?? null,
    })),
  /** By the order's id: what `GET …/orders/{id}` is about. */
  details: (store: Store, database: Database) =>
    Object.fromEntries(store.orders.map((row) => [row.id, detailOf(database, store, row)])),
  customers: (store: Store) =>
    store.seed.customers.map((customer) => customerRecord(store, customer)),
  coupons: ({ seed }: Store) => seed.coupons,
  products: ({ products }: Store) => products,
  categories: ({ seed }: Store) => seed.categories,
  reviews: ({ seed }: Store) => seed.reviews(),
  deliveries: (store: Store) => deliveryRecords(store),
}

export type RecordPart = keyof typeof parts

/** What the service keeps, before the character decides how it is listed, filtered and paged. */
export type TrueRecords<Part extends RecordPart = RecordPart> = {
  stores: ({ id: string } & { [Name in Part]: ReturnType<(typeof parts)[Name]> })[]
}

export type RecordsWanted = {
  /**
   * `kept` gives every record as the service keeps it (amounts in major units, statuses in capitals,
   * true times); `sent` as the character writes it, though whole and once.
   */
  form: 'kept' | 'sent'
  storeId?: string | undefined
  /** All of them if undefined. */
  of?: readonly string[] | undefined
}

export function trueRecords(database: Database, { form, storeId, of }: RecordsWanted) {
  const stores = database.stores.filter(({ id }) => storeId === undefined || id === storeId)
  const wanted = Object.entries(parts).filter(([name]) => of === undefined || of.includes(name))
  const records = {
    stores: stores.map((store) => ({
      id: store.id,
      ...Object.fromEntries(wanted.map(([name, make]) => [name, make(store, database)])),
    })),
  }
  return form === 'sent' ? recordsAsSent(database.character)(records) : records
}
