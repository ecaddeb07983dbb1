import { ownedStore } from '#base/storage/owned.ts'

/** Suggestions for the filter by the merchant's own words, of the list in sight. */
export const ownSuggestions = ownedStore<readonly string[]>([])
