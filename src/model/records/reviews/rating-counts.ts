import type { Review } from '#api/schemas/reviews.ts'

export const ratings = [5, 4, 3, 2, 1] as const
type Rating = (typeof ratings)[number]

export type RatingCounts = Record<Rating, number | undefined>

export type RatingSummary = { total: number; average: number | undefined }

export function ratingSummary(counts: RatingCounts): RatingSummary | undefined {
  let total = 0
  let stars = 0
  for (const rating of ratings) {
    const count = counts[rating]
    if (count === undefined) return undefined
    total += count
    stars += rating * count
  }
  return { total, average: total === 0 ? undefined : Math.round((stars / total) * 100) / 100 }
}

export const isAnswered = ({ reply, repliedAt }: Review) => Boolean(reply) || Boolean(repliedAt)

/** Filters again, because the service may ignore `hasReply==false`. */
export function matchingReplies(hasReply: boolean | undefined, reviews: Review[]) {
  if (hasReply === undefined) return reviews
  return reviews.filter((review) => isAnswered(review) === hasReply)
}
