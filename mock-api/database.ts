import type { Delivery } from './delivery-log.ts'
import type { FaultQueue } from './fault-queue.ts'
import { createFaultQueue } from './fault-queue.ts'
import { createModes, type Modes } from './modes.ts'
import type { Product, Refund, StoreSettings, TicketEntry } from './records.ts'
import type { OrderRow } from './seed-orders.ts'
import type { Seed, StoreSeed } from './seed.ts'

export type Database = {
  seed: Seed
  /** A limited key may read neither the user nor a product by slug. */
  isLimited: boolean
  stores: Store[]
  log: Delivery[]
  faults: FaultQueue
  modes: Modes
}

export type Store = {
  id: string
  seed: StoreSeed
  settings: StoreSettings
  /** Replaced, never mutated: sorted copies are cached by identity. */
  orders: OrderRow[]
  products: Product[]
  refunds: Map<string, Refund>
  replies: Map<string, TicketEntry[]>
}

export const DEMO_API_KEY = 'demo-key-0000'

const OWN_DATA = /^(test|limited)-[\w-]{1,200}$/
const MOST_DATABASES = 200

/** Creates one database per API key on first use; the oldest makes room for new ones. */
export function createDatabases(seed: Seed) {
  const demo = createDatabase(seed, false)
  const others = new Map<string, Database>()
  return (apiKey: string): Database | undefined => {
    if (apiKey === DEMO_API_KEY) return demo
    const known = others.get(apiKey)
    if (known || !OWN_DATA.test(apiKey)) return known
    const created = createDatabase(seed, apiKey.startsWith('limited-'))
    others.set(apiKey, created)
    const [oldest] = others.keys()
    if (others.size > MOST_DATABASES && oldest) others.delete(oldest)
    return created
  }
}

function createDatabase(seed: Seed, isLimited: boolean): Database {
  return {
    seed,
    isLimited,
    stores: seed.stores.map((store) => ({
      id: store.definition.id,
      seed: store,
      settings: store.definition.settings,
      orders: store.book.rows,
      products: store.products,
      refunds: new Map(),
      replies: new Map(),
    })),
    log: [],
    faults: createFaultQueue(),
    modes: createModes(),
  }
}
