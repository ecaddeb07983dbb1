import type { Coupon } from './records.ts'
import { createCoupons } from './seed-coupons.ts'
import { type Customer, createCustomers } from './seed-customers.ts'
import { type LogRow, deliveriesOf } from './seed-logs.ts'
import { type OrderBook, createOrderBook } from './seed-orders.ts'
import { type Catalogue, createCatalogue } from './seed-products.ts'
import { type Review, createReviews } from './seed-reviews.ts'
import { fontsShowcase, softwareShowcase } from './seed-showcase.ts'
import { type StoreDefinition, storeDefinitions } from './seed-stores.ts'
import { ticketsOf } from './seed-tickets.ts'
import { DAY } from './seed-time.ts'

/** Data before any write, shared by all API keys and never mutated. */
export type Seed = { now: number; stores: StoreSeed[] }

export type StoreSeed = Catalogue & {
  index: number
  definition: StoreDefinition
  now: number
  coupons: Coupon[]
  /** Newest first, like every list here. */
  customers: Customer[]
  book: OrderBook
  reviews: () => Review[]
  deliveriesOf: (webhookId: string) => LogRow[]
  ticketOwners: () => ReadonlyMap<string, Customer>
}

const showcases = [softwareShowcase, fontsShowcase, []]

/** The newest order is minutes old at `now`. */
export function createSeed(orders: number, now: number): Seed {
  const counts = storeDefinitions.map(({ share }) => Math.floor(orders * share))
  counts[0]! += orders - counts.reduce((sum, count) => sum + count, 0)
  return {
    now,
    stores: storeDefinitions.map((definition, index) =>
      createStore(definition, index, counts[index]!, now),
    ),
  }
}

function createStore(
  definition: StoreDefinition,
  index: number,
  count: number,
  now: number,
): StoreSeed {
  const { id, country, chargesVat, settings } = definition
  const catalogue = createCatalogue(id, definition.catalogue, now)
  const coupons = createCoupons(id, index, catalogue.products, now)
  const customers = createCustomers(id, index, Math.max(20, Math.ceil(count * 0.3)))
  const book = createOrderBook(
    {
      country,
      currencyCode: settings.currencyCode,
      chargesVat,
      products: catalogue.products,
      coupons: coupons.filter(({ isEnabled, uses }) => isEnabled && uses > 0),
      customers,
    },
    {
      storeId: id,
      storeIndex: index,
      count,
      newest: now - definition.quietDays * DAY,
      showcase: showcases[index] ?? [],
    },
  )
  const deliveries = lazy(() =>
    book.rows
      .flatMap((row) => deliveriesOf(index, row, now))
      .toSorted((a, b) => (a.dateCreated < b.dateCreated ? 1 : -1)),
  )
  return {
    ...catalogue,
    index,
    definition,
    now,
    coupons,
    customers: customers.toSorted((a, b) => (a.dateCreated < b.dateCreated ? 1 : -1)),
    book,
    reviews: lazy(() => createReviews(id, book, now)),
    deliveriesOf: perKey((webhookId) =>
      deliveries().filter(({ webhook }) => webhook.id === webhookId),
    ),
    ticketOwners: lazy(
      () =>
        new Map(
          customers.flatMap((customer) =>
            ticketsOf(id, customer, now).map((ticket) => [ticket.id, customer] as const),
          ),
        ),
    ),
  }
}

function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

function perKey<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
