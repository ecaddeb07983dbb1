import { useQuery, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { isPart } from '#api/client.ts'
import { allProductsQuery, productQuery } from '#api/products.ts'
import { reviewsQuery, readReviews } from '#api/reviews.ts'
import { isSameId } from '#base/text/same-id.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { inFewerRows } from '#model/reading/walk/fewer-rows.ts'
import { inLargePages } from '#model/reading/walk/page-sizes.ts'
import { readPages } from '#model/reading/walk/pages.ts'

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
  const reference = references?.find(({ id }) => isSameId(id, productId))
  return { product, references, reference, categories, coupons, reviews }
}

/** All reviews of a store, because the platform can't list those of one product. */
const everyReviewQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['listReviews', { storeId }, 'every'],
    queryFn: ({ signal: leaving }) =>
      readPages(
        inLargePages((asked, signal) => readReviews(storeId, asked, signal)),
        { signal: leaving },
      ),
    staleTime: 300_000,
  })

function useReviewsOf(newest: ReturnType<typeof reviewsQuery>, storeId: string, enabled: boolean) {
  const [wantsAll, setWantsAll] = useState(false)
  const queryClient = useQueryClient()
  const some = useQuery({ ...newest, enabled })
  const query = everyReviewQuery(storeId)
  const every = useQuery({ ...query, enabled: wantsAll })
  return {
    reviews: every.data?.items ?? some.data?.items,
    isComplete: every.data?.isComplete ?? (some.data !== undefined && !isPart(some.data)),
    isFailed: some.isError || every.isError,
    isReadingAll: every.isFetching,
    readAll: () => (wantsAll ? void every.refetch() : setWantsAll(true)),
    stop() {
      setWantsAll(false)
      void queryClient.cancelQueries({ queryKey: query.queryKey })
    },
  }
}
