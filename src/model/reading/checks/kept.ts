import * as z from 'zod/mini'
import { ownedStore } from '#base/storage/owned.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { useStore } from '#base/storage/store.ts'
import { LOW_STOCK } from '#model/records/products/stock.ts'

const LATE_AFTER = 10
/** What card networks begin to warn at, until the merchant chooses another. */
export const DISPUTE_LIMIT = 1

const Kept = z.object({
  lowStock: z.catch(z.number(), LOW_STOCK),
  /** Minutes after which goods that are not there are late. */
  lateAfter: z.catch(z.number(), LATE_AFTER),
  hidden: z.catch(z.record(z.string(), z.array(z.string())), {}),
  count: z.optional(z.number()),
  /** What was found last; read where it is needed, which no first page does. */
  counts: z.optional(z.unknown()),
  /** Disputed orders of a gateway, in percent, that the merchant doesn't want to reach. */
  disputeLimit: z.optional(z.catch(z.number(), DISPUTE_LIMIT)),
  /** Variants whose stock means nothing, so that it never runs out. */
  endless: z.optional(z.catch(z.array(z.string()), [])),
})
export type KeptChecks = z.infer<typeof Kept>

export const keptChecks = privateStores<KeptChecks>('checks', Kept, {
  lowStock: LOW_STOCK,
  lateAfter: LATE_AFTER,
  hidden: {},
})

/** What the team's file says, by store; it counts instead of one's own. */
const shared = ownedStore<Readonly<Record<string, SharedLimits>>>({})
type SharedLimits = { lowStock?: number | undefined; disputeLimit?: number | undefined }

export const shareLimits = (storeId: string, limits: SharedLimits) =>
  shared.set({ ...shared.get(), [storeId]: limits })

export const useSharedLimits = (storeId: string): SharedLimits => useStore(shared)[storeId] ?? {}

/** The one threshold of a store, wherever stock is marked, filtered or counted. */
export function useLowStock(storeId: string) {
  const own = useStore(keptChecks(storeId)).lowStock
  return useSharedLimits(storeId).lowStock ?? own
}

export const lowStockOf = (storeId: string) =>
  shared.get()[storeId]?.lowStock ?? keptChecks(storeId).get().lowStock

type ChecksCount = {
  storeId: string
  /** With the orders that lack goods, as far as somebody looked for them. */
  count: number
  isPartial: boolean
  /** Kept for the next visit; undefined until a page has read the catalogue. */
  ofCatalogue: number | undefined
  /** The last whole count, while what was found is on its way from the disk. */
  isKept?: true | undefined
}

export const checksCount = ownedStore<ChecksCount | undefined>(undefined)
