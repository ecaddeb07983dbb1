import * as z from 'zod/mini'
import { allProductsQuery } from '#api/products.ts'
import { queryClient } from '#api/query-client.ts'
import { Order } from '#api/schemas/orders.ts'
import type { VariantReference } from '#api/schemas/products.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { Goods, isUntold, lacksGoods } from '#model/records/orders/goods.ts'

const OrderWithGoods = z.extend(Order, { goods: Goods })
export type OrderWithGoods = z.infer<typeof OrderWithGoods>

const MOST_KEPT = 200

/** Orders that came in since, and what of their goods was there at the last look; that one last. */
export const lookedGoods = privateStores<readonly OrderWithGoods[]>(
  'looked-goods',
  z.array(OrderWithGoods),
  [],
)

/** Added to what an earlier visit knew, however late the disk tells it. */
export function tellLooked(storeId: string, looked: readonly OrderWithGoods[]) {
  const ids = new Set(looked.map(({ id }) => id))
  if (looked.length === 0) return
  lookedGoods(storeId).set((before) =>
    bounded([...before.filter(({ id }) => !ids.has(id)), ...looked]),
  )
}

const mayLack = (order: OrderWithGoods) => lacksGoods(order) || isUntold(order)

/** A check that begins tells it anew. */
export function forgetMissing(storeId: string) {
  lookedGoods(storeId).set((looked) =>
    looked.some(mayLack) ? looked.filter((order) => !mayLack(order)) : looked,
  )
}

/** What lacks goods is the last to be forgotten. */
function bounded(looked: readonly OrderWithGoods[]): readonly OrderWithGoods[] {
  const spare = looked.length - MOST_KEPT
  if (spare <= 0) return looked
  const quiet = new Set(looked.filter((one) => !lacksGoods(one)).slice(0, spare))
  return looked.filter((one) => !quiet.has(one)).slice(-MOST_KEPT)
}

/** Milliseconds for which a catalogue tells well enough what is due. */
const CATALOGUE_FOR = 3_600_000

/** Which variants hold keys or files; undefined if the catalogue can’t be read. */
export const variantsOf = (storeId: string): Promise<VariantReference[] | undefined> =>
  queryClient
    .query({ ...allProductsQuery(storeId), staleTime: CATALOGUE_FOR })
    .catch(() => undefined)
    .then(() => knownVariants(storeId))

/** The same, as last read. */
export const knownVariants = (storeId: string): VariantReference[] | undefined =>
  queryClient.getQueryData(allProductsQuery(storeId).queryKey)?.flatMap(({ variants }) => variants)
