import type { Parameters } from '#base/address/address.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { separateWords } from '#base/text/sentence-case.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'

export type Met = Readonly<Record<string, readonly string[]>>

/** The value as the platform spells it, if this browser has seen it. */
export const metValue = (values: readonly string[], text: string): string | undefined =>
  values.find((value) => separateWords(value) === separateWords(text))

/** The same parameters with values as the platform spells them, if some were typed as displayed. */
export function asMet(met: Met, given: Parameters): Parameters | undefined {
  const changed: Parameters = {}
  for (const [name, values] of Object.entries(met)) {
    const text = given[name]
    if (typeof text !== 'string' || values.includes(text)) continue
    const meant = metValue(values, text)
    if (meant !== undefined) changed[name] = meant
  }
  return Object.keys(changed).length > 0 ? { ...given, ...changed } : undefined
}

export async function metSearch(storeId: string, given: Parameters) {
  await privateStoresLoaded()
  return asMet(filterValues(storeId).get(), given)
}
