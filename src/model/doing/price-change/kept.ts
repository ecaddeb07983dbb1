import * as z from 'zod/mini'
import { Variant } from '#api/schemas/products.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { isSameId } from '#base/text/same-id.ts'

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
  /** The old variant as it was, once somebody wanted to delete it: what stayed with it isn’t lost with it. */
  old: z.optional(Variant),
})
export type PriceChange = z.infer<typeof PriceChange>

/**
 * By product: variants that take the place of others, from when the new one is seen until the
 * merchant says that it is over. Outlives the page.
 */
export const priceChanges = privateStores('price-change', z.array(PriceChange), [] as PriceChange[])

const END = '.price'

/** Tells the write of a variant that takes another’s place from every other of its product. */
export const priceDraft = (formName: string): string => formName + END

/** Whose place the variant takes that was sent from this draft. */
export function replacedBy(productId: string, draft = ''): string | undefined {
  const [name = ''] = draft.split('#')
  const start = name.lastIndexOf(`.${productId}.`) + productId.length + 2
  return name.endsWith(END) && start > 0 ? name.slice(start, -END.length) : undefined
}

/** The first stands: another tab may have seen the same. */
export const begun =
  (oldId: string, { id: newId, name = '', cost: to }: Variant, at: number) =>
  (changes: PriceChange[]): PriceChange[] =>
    changes.some((change) => isSameId(change.oldId, oldId))
      ? changes
      : [...changes, { oldId, newId, name, to, at, ticked: [] }]

/** What the old one was and cost stays known when it is gone. */
export const remembered = (old: Variant) => edited(old.id, () => ({ from: old.cost, old }))

export const forgotten =
  (oldId: string) =>
  (changes: PriceChange[]): PriceChange[] =>
    changes.filter((change) => !isSameId(change.oldId, oldId))

export const tickedOff = (oldId: string, id: string, isTicked: boolean) =>
  edited(oldId, ({ ticked }) => {
    const others = ticked.filter((other) => other !== id)
    return { ticked: isTicked ? [...others, id] : others }
  })

function edited(oldId: string, edit: (change: PriceChange) => Partial<PriceChange>) {
  return (changes: PriceChange[]): PriceChange[] =>
    changes.map((change) =>
      isSameId(change.oldId, oldId) ? { ...change, ...edit(change) } : change,
    )
}
