import { ownedStore } from '#base/storage/owned.ts'
import { useStore } from '#base/storage/store.ts'

type WaitingCount = { storeId: string; count: number; isPartial: boolean; isKept?: true }

export const waitingCount = ownedStore<WaitingCount | undefined>(undefined)

/** The stores of which every customer was checked, so that their counts are whole. */
export const checkedStores = ownedStore<ReadonlySet<string>>(new Set())

/** Until every customer was checked, more may wait than are known. */
export const useIsPartial = (storeId: string): boolean => !useStore(checkedStores).has(storeId)

/** Every customer was checked, and none of them waits. */
export function nobodyWaits(storeId: string): boolean {
  const known = waitingCount.get()
  return known?.storeId === storeId && known.count === 0 && !known.isPartial && !known.isKept
}
