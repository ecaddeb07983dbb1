import type { Search } from '#model/doing/jobs/searches.ts'
import { useSearchAt } from './use-search-at.ts'

/** Where the answer of a store shows. */
export const undeliveredPlace = (storeId: string) => `undelivered ${storeId}`

export const isMissing = ({ goods }: Search, orderId: string) =>
  goods.get(orderId)?.state === 'missing'

/** What the last check of this store found so far; undefined before anybody asked. */
export function useUndelivered(storeId: string) {
  const search = useSearchAt(undeliveredPlace(storeId))
  if (!search) return undefined
  const orders = search.found.filter(({ id }) => isMissing(search, id))
  return { orders, isPartial: search.phase !== 'done' || search.missed.length > 0 }
}
