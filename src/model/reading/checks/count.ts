import { ownedStore } from '#base/storage/owned.ts'

type ChecksCount = {
  storeId: string
  /** With the orders that lack goods, as far as somebody looked for them. */
  count: number
  isPartial: boolean
  /** Kept for the next visit; undefined until a page has read the catalogue. */
  ofCatalogue: number | undefined
}

export const checksCount = ownedStore<ChecksCount | undefined>(undefined)
