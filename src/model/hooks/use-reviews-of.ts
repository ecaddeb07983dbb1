import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isPart } from '#api/client.ts'
import { type reviewsQuery, readReviews } from '#api/reviews.ts'
import { inLargePages } from '#model/reading/walk/page-sizes.ts'
import { readPages } from '#model/reading/walk/pages.ts'

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

export function useReviewsOf(
  newest: ReturnType<typeof reviewsQuery>,
  storeId: string,
  enabled: boolean,
) {
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
