import * as z from 'zod/mini'
import { privateStores } from '#base/storage/private-store.ts'

const PriceChange = z.object({
  oldId: z.string(),
  newId: z.string(),
  name: z.string(),
  /** What the old one cost, and the new one costs. */
  from: z.optional(z.number()),
  to: z.optional(z.number()),
  /** When the new variant was seen, in milliseconds. */
  at: z.number(),
  /** Ids of what the merchant has ticked as done. */
  ticked: z.array(z.string()),
})
export type PriceChange = z.infer<typeof PriceChange>

/**
 * By product: variants that take the place of others, from when the new one is seen until the
 * merchant says that it is over. Outlives the page.
 */
export const priceChanges = privateStores('price-change', z.array(PriceChange), [] as PriceChange[])

/** The first stands: another tab may have seen the same. */
export const begun =
  (change: PriceChange) =>
  (changes: PriceChange[]): PriceChange[] =>
    changes.some(({ oldId }) => oldId === change.oldId) ? changes : [...changes, change]

export const forgotten =
  (oldId: string) =>
  (changes: PriceChange[]): PriceChange[] =>
    changes.filter((change) => change.oldId !== oldId)

export const tickedOff =
  (oldId: string, id: string, isTicked: boolean) =>
  (changes: PriceChange[]): PriceChange[] =>
    changes.map((change) => {
      if (change.oldId !== oldId) return change
      const others = change.ticked.filter((other) => other !== id)
      return { ...change, ticked: isTicked ? [...others, id] : others }
    })
