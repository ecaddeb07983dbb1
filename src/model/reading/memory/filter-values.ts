import * as z from 'zod/mini'
import { compare } from '#base/numbers/compare.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { useStore } from '#base/storage/store.ts'
import { texts } from '#api/schemas/fields.ts'

/*
 * The specification lists neither; values keep their spelling, because the platform matches it
 * exactly.
 */
const MOST = 40
const kinds = ['status', 'gateway'] as const

const FilterValues = z.object({ status: texts, gateway: texts })
type FilterValues = z.infer<typeof FilterValues>

export const filterValues = privateStores('filter-values', FilterValues, {
  status: [],
  gateway: [],
})

export const useFilterValues = (storeId: string): FilterValues => useStore(filterValues(storeId))

export function rememberFilterValues(
  storeId: string,
  records: readonly { status?: string; gateway?: string }[],
) {
  filterValues(storeId).set((known) => {
    const next = { ...known }
    for (const kind of kinds) {
      const met = records.flatMap((record) => record[kind] || [])
      const values = new Set([...known[kind], ...met])
      if (values.size > known[kind].length)
        next[kind] = [...values].toSorted(compare).slice(0, MOST)
    }
    return kinds.some((kind) => next[kind] !== known[kind]) ? next : known
  })
}
