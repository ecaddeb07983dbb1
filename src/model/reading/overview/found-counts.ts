import { ownedStore } from '#base/storage/owned.ts'

/** What the overview’s last reads found, of pages that the navigation leads to; nothing writes these. */
type FoundCount = { storeId: string; count: number; isPartial: boolean; isKept?: true }

const found = () => ownedStore<FoundCount | undefined>(undefined)

export const foundCounts = { reviews: found(), webhooks: found(), processors: found() }
