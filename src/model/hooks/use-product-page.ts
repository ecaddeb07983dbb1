import { useQuery } from '@tanstack/react-query'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery, productQuery } from '#api/products.ts'
import { reviewsQuery } from '#api/reviews.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { inFewerRows } from '#model/reading/walk/fewer-rows.ts'
import { useReviewsOf } from './use-reviews-of.ts'

export const productPageQueries = (storeId: string, productId: string) => ({
  query: productQuery(storeId, productId),
  referencesQuery: allProductsQuery(storeId),
  categoriesQuery: allCategoriesQuery(storeId),
  couponsQuery: manyCouponsQuery(storeId),
  reviewsQuery: inFewerRows(reviewsQuery(storeId, { pageSize: 100 })),
})

type Queries = ReturnType<typeof productPageQueries>

/** The product first; what stands around it is read once it is there. */
export function useProductPage(queries: Queries, storeId: string, productId: string) {
  const product = useQuery(queries.query)
  const enabled = product.data !== undefined
  const references = useQuery({ ...queries.referencesQuery, enabled }).data
  const categories = useQuery({ ...queries.categoriesQuery, enabled }).data
  const coupons = useQuery({ ...queries.couponsQuery, enabled })
  const reviews = useReviewsOf(queries.reviewsQuery, storeId, enabled)
  const reference = references?.find(({ id }) => id === productId)
  return { product, references, reference, categories, coupons, reviews }
}
