import { useMemo } from 'react'
import { useStore } from '#base/storage/store.ts'
import { isPartial, undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import type { Search } from '#model/doing/jobs/searches.ts'
import { type OrderWithGoods, lookedGoods } from '#model/reading/memory/looked-goods.ts'
import { UNKNOWN_GOODS, isMissing, isQuiet } from '#model/records/orders/goods.ts'
import { useSearchAt } from './use-search-at.ts'

/**
 * What the last check of this store found so far, with what came in since; undefined before anybody
 * asked.
 */
export function useUndelivered(storeId: string) {
  const search = useSearchAt(undeliveredPlace(storeId))
  const looked = useStore(lookedGoods(storeId))
  return useMemo(() => foundIn(search, looked), [search, looked])
}

function foundIn(search: Search | undefined, looked: readonly OrderWithGoods[]) {
  if (!search && looked.length === 0) return undefined
  const orders = new Map<string, OrderWithGoods>()
  for (const { goods = UNKNOWN_GOODS, ...order } of search?.found ?? []) {
    orders.set(order.id, { ...order, goods })
  }
  for (const order of looked) {
    if (isQuiet(order.goods)) orders.delete(order.id)
    else orders.set(order.id, order)
  }
  const found = [...orders.values()]
  return { found, missing: found.filter(isMissing), isPartial: !search || isPartial(search) }
}
