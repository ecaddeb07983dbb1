import * as z from 'zod/mini'
import { ownedStore } from '#base/storage/owned.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { useStore } from '#base/storage/store.ts'
import { LOW_STOCK } from '#model/records/products/stock.ts'
import type { CheckedRow } from './rows.ts'

const MOST = 5_000
const LATE_AFTER = 10
/** What card networks begin to warn at, until the merchant chooses another. */
const DISPUTE_LIMIT = 1

const Kept = z.object({
  lowStock: z.catch(z.number(), LOW_STOCK),
  /** Minutes after which goods that are not there are late. */
  lateAfter: z.catch(z.number(), LATE_AFTER),
  hidden: z.catch(z.record(z.string(), z.array(z.string())), {}),
  count: z.optional(z.number()),
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

export function setLowStock(storeId: string, lowStock: number) {
  keptChecks(storeId).set((kept) => ({ ...kept, lowStock }))
}

/** In milliseconds. */
export const lateAfterOf = (storeId: string) => keptChecks(storeId).get().lateAfter * 60_000
export const useLateAfter = (storeId: string) => useStore(keptChecks(storeId)).lateAfter * 60_000

export function setLateAfter(storeId: string, minutes: number) {
  keptChecks(storeId).set((kept) => ({ ...kept, lateAfter: minutes }))
}

/** Undefined until the merchant or their team chose one. */
export function useOwnDisputeLimit(storeId: string) {
  const own = useStore(keptChecks(storeId)).disputeLimit
  return useSharedLimits(storeId).disputeLimit ?? own
}

export const useDisputeLimit = (storeId: string) => useOwnDisputeLimit(storeId) ?? DISPUTE_LIMIT

export function setDisputeLimit(storeId: string, disputeLimit: number) {
  keptChecks(storeId).set((kept) => ({ ...kept, disputeLimit }))
}

const NOTHING: readonly string[] = []

/** The variants, by their id in small letters. */
export const useEndless = (storeId: string) => useStore(keptChecks(storeId)).endless ?? NOTHING

export function setEndless(storeId: string, key: string, isEndless: boolean) {
  keptChecks(storeId).set((kept) => {
    const others = (kept.endless ?? []).filter((each) => each !== key)
    return { ...kept, endless: isEndless ? [...others, key].slice(-MOST) : others }
  })
}

/** Something else that goes wrong with the row shows it again. */
export function hideRow(storeId: string, { id, findings }: CheckedRow) {
  const checks = findings.map(({ check }) => check)
  keptChecks(storeId).set((kept) => {
    const { [id]: before = [], ...others } = kept.hidden
    const entries = Object.entries(others).slice(1 - MOST)
    return { ...kept, hidden: { ...Object.fromEntries(entries), [id]: [...before, ...checks] } }
  })
}

export function unhideRow(storeId: string, { id }: CheckedRow) {
  keptChecks(storeId).set((kept) => {
    const others = Object.entries(kept.hidden).filter(([hidden]) => hidden !== id)
    return { ...kept, hidden: Object.fromEntries(others) }
  })
}
