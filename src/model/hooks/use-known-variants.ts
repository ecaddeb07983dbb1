import { useQuery } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'
import type { Catalogue } from '#model/records/orders/goods.ts'

/** The catalogue’s variants, if something else has read them; nothing is asked for here. */
export function useKnownVariants(storeId: string): Catalogue | undefined {
  const { data } = useQuery({ ...allProductsQuery(storeId), enabled: false })
  return data?.flatMap(({ variants }) => variants)
}
