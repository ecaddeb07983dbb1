import { useQueries } from '@tanstack/react-query'
import { reviewCountQuery } from '#api/reviews.ts'
import type { ReviewsAddress } from '#model/reading/lists/lists.ts'
import { type RatingCounts, ratings } from '#model/records/reviews/rating-counts.ts'

/** One small read per rating. */
export function useRatingCounts(storeId: string, query: ReviewsAddress, isEnabled: boolean) {
  const byRating = useQueries({
    queries: ratings.map((rating) => ({
      ...reviewCountQuery(storeId, { ...query, rating }),
      enabled: isEnabled,
      staleTime: 60_000,
    })),
  })
  const counts = Object.fromEntries(
    ratings.map((rating, index) => [rating, byRating[index]?.data]),
  ) as RatingCounts
  return { counts, isCounting: byRating.some(({ isPending }) => isPending) }
}
