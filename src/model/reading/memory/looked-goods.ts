import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { openOwnedChannel, ownedStore } from '#base/storage/owned.ts'
import type { Store } from '#base/storage/store.ts'
import { Goods, isMissing } from '#model/records/orders/goods.ts'

const OrderWithGoods = z.extend(Order, { goods: Goods })
export type OrderWithGoods = z.infer<typeof OrderWithGoods>

const stores = new Map<string, Store<readonly OrderWithGoods[]>>()

/** Orders that came in since, and what of their goods was there at the last look; that one last. */
export function lookedGoods(storeId: string): Store<readonly OrderWithGoods[]> {
  const store = stores.get(storeId) ?? ownedStore<readonly OrderWithGoods[]>([])
  stores.set(storeId, store)
  return store
}

const Shared = z.object({ storeId: z.string(), looked: z.array(OrderWithGoods) })
const otherTabs = openOwnedChannel('counter.goods', Shared, ({ storeId, looked }) =>
  lookedGoods(storeId).set(looked),
)

/** Also in the other tabs, none of which looks itself. */
export function tellLooked(storeId: string, looked: readonly OrderWithGoods[]) {
  lookedGoods(storeId).set(looked)
  otherTabs.send({ storeId, looked: [...looked] })
}

/** A check that begins tells it anew. */
export function forgetMissing(storeId: string) {
  const looked = lookedGoods(storeId).get()
  tellLooked(
    storeId,
    looked.filter((order) => !isMissing(order)),
  )
}
