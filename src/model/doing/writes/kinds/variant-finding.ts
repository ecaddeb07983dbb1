import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { compare } from '#base/numbers/compare.ts'
import { textDigest } from '#base/text/text-digest.ts'
import { isSameId } from '#base/text/same-id.ts'
import type { Fingerprint } from '#model/doing/writes/journal.ts'
import { looseDigest } from '#model/doing/writes/likeness.ts'
import type { Finding } from '#model/doing/writes/state.ts'
import type { Own, Sent } from '#model/doing/writes/process-types.ts'

export function variantFingerprint(
  body: CreateVariant,
  variants: readonly Variant[],
  own: Own<Variant[]>,
): Fingerprint {
  const known = new Set([...variants.map(({ id }) => id), ...own.ids])
  return { known: [...known].join(','), sent: likeness(body), name: looseDigest(body.name) }
}

/** Variants do not say who made them, so the merchant is asked. */
export function findVariant(
  { variants }: Product,
  { fingerprint, own, answered, isAccepted, isRefused }: Omit<Sent<unknown, Variant[]>, 'target'>,
): Finding<Variant[]> {
  const { known = '', sent, name } = fingerprint
  const before = [...known.split(','), ...own.ids]
  const added = variants.filter(({ id }) => !before.some((one) => isSameId(one, id)))
  const equal = added.filter((variant) => likeness(variant) === sent)
  const alike = added.filter(
    (variant) => name !== undefined && looseDigest(variant.name ?? '') === name,
  )
  const ours = added.filter(({ id }) => answered?.some((variant) => isSameId(variant.id, id)))
  // Includes equal variants, since the connection may have repeated the request.
  const twins = equal.filter((variant) => !ours.includes(variant))
  if (ours.length > 0) return { match: 'certain', effect: [...ours, ...twins] }
  if (equal.length > 0 && !isRefused) return { match: 'certain', effect: equal }
  if (isAccepted && alike.length === 1) return { match: 'certain', effect: alike }
  const candidates = equal.length > 0 ? equal : alike
  return candidates.length > 0 ? { match: 'likely', effect: candidates } : { match: 'none' }
}

function likeness(variant: Variant | CreateVariant): string {
  const { name, cost, minimumQuantity, maximumQuantity, order, stock, deliveryTypes } = variant
  const types = [...new Set(deliveryTypes)].toSorted(compare)
  return textDigest(
    JSON.stringify([name, cost, minimumQuantity, maximumQuantity, order, stock, types]),
  )
}
