import { useStore } from '#base/storage/store.ts'
import { DISPUTE_LIMIT, keptChecks, useSharedLimits } from './kept.ts'
import type { CheckedRow } from './rows.ts'

/* What no first page asks for. */

const MOST = 5_000

export function setLowStock(storeId: string, lowStock: number) {
  keptChecks(storeId).set((kept) => ({ ...kept, lowStock }))
}

/** In milliseconds. */
export const lateAfterOf = (storeId: string) => keptChecks(storeId).get().lateAfter * 60_000
export const useLateAfter = (storeId: string) => useStore(keptChecks(storeId)).lateAfter * 60_000

export function setLateAfter(storeId: string, minutes: number) {
  keptChecks(storeId).set((kept) => ({ ...kept, lateAfter: minutes }))
}

/** The usual one until the merchant or their team chose one. */
export function useDisputeLimit(storeId: string) {
  const own = useStore(keptChecks(storeId)).disputeLimit
  const chosen = useSharedLimits(storeId).disputeLimit ?? own
  return { limit: chosen ?? DISPUTE_LIMIT, isOwn: chosen !== undefined }
}

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
