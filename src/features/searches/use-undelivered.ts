import { formatNumber } from '#base/numbers/money-format.ts'
import type { Search } from '#model/doing/jobs/searches.ts'
import { useSearchAt } from './use-search-at.ts'

/** Where the answer of a store shows. */
export const undeliveredPlace = (storeId: string) => `undelivered ${storeId}`

export const isMissing = ({ goods }: Search, orderId: string) =>
  goods.get(orderId)?.state === 'missing'

/** “3+” until all have been looked at; undefined before anybody asked. */
export function useUndeliveredCount(storeId: string): string | undefined {
  const search = useSearchAt(undeliveredPlace(storeId))
  if (!search) return undefined
  const count = search.found.filter(({ id }) => isMissing(search, id)).length
  const isWhole = search.phase === 'done' && search.unread === 0
  return `${formatNumber(count)}${isWhole ? '' : '+'}`
}
