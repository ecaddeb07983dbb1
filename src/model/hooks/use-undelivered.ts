import { useMemo } from 'react'
import { useStore } from '#base/storage/store.ts'
import { undeliveredAmong, undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import { lookedGoods } from '#model/reading/memory/looked-goods.ts'
import { useSearchAt } from './use-search-at.ts'

/**
 * What the last check of this store found so far, with what came in since; undefined before anybody
 * asked.
 */
export function useUndelivered(storeId: string) {
  const search = useSearchAt(undeliveredPlace(storeId))
  const looked = useStore(lookedGoods(storeId))
  return useMemo(() => undeliveredAmong(search, looked), [search, looked])
}
