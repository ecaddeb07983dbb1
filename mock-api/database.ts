import type { Character } from './character-points.ts'
import { namedCharacter } from './characters.ts'
import type { Delivery } from './delivery-log.ts'
import { type FaultQueue, createFaultQueue } from './fault-queue.ts'
import { type LaggingReads, createLaggingReads } from './lagging-reads.ts'
import type { Product, Refund, StoreSettings, TicketEntry } from './records.ts'
import { type OrderRow, chargedRows } from './seed-orders.ts'
import type { Seed, StoreSeed } from './seed.ts'

export type Database = {
  seed: Seed
  stores: Store[]
  log: Delivery[]
  faults: FaultQueue
  clock: () => number
  character: Character
  /** The same text for the same character. */
  characterKey: string
  reads: LaggingReads
  /** Until when changes by the hour have happened. */
  movedTo: number
  /** Since when it has had this character. */
  since: number
  /** Milliseconds of the last requests, and how many there were in all. */
  asked: { recent: number[]; count: number }
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

export type DatabaseOptions = { seed: Seed; character: Character; clock: () => number }

/** Creates one database per API key on first use; the oldest makes room for new ones. */
export function createDatabases(options: DatabaseOptions) {
  const demo = createDatabase(options)
  const others = new Map<string, Database>()
  return (apiKey: string): Database | undefined => {
    if (apiKey === DEMO_API_KEY) return demo
    const known = others.get(apiKey)
    if (known || !OWN_DATA.test(apiKey)) return known
    const isLimited = apiKey.startsWith('limited-')
    const created = createDatabase(
      isLimited ? { ...options, character: namedCharacter('limited') } : options,
    )
    others.set(apiKey, created)
    const [oldest] = others.keys()
    if (others.size > MOST_DATABASES && oldest) others.delete(oldest)
    return created
  }
}

function createDatabase({ seed, character, clock }: DatabaseOptions): Database {
  const now = clock()
  const database: Database = {
    seed,
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
    clock,
    character: namedCharacter('usual'),
    characterKey: '',
    reads: createLaggingReads('see-every-write', clock),
    movedTo: now,
    since: now,
    asked: { recent: [], count: 0 },
  }
  takeCharacter(database, character)
  return database
}

const chargesOf = ({ fees, surcharge, tax }: Character) => [fees, surcharge, tax].join(' ')

/** Orders begin anew only if the character charges otherwise. */
export function takeCharacter(database: Database, character: Character) {
  const { clock, stores, character: before } = database
  if (chargesOf(before) !== chargesOf(character)) {
    for (const store of stores) store.orders = chargedRows(store.seed.book, character)
  }
  Object.assign(database, {
    character,
    characterKey: Object.values(character).join(' '),
    reads: createLaggingReads(character.reads, clock),
    movedTo: clock(),
    since: clock(),
    asked: { recent: [], count: 0 },
  } satisfies Partial<Database>)
}
