import type { Review } from '#api/schemas/reviews.ts'

export const isAnswered = ({ reply, repliedAt }: Review) => Boolean(reply) || Boolean(repliedAt)

/** Filters again, because the service may ignore `hasReply==false`. */
export function matchingReplies(hasReply: boolean | undefined, reviews: Review[]) {
  if (hasReply === undefined) return reviews
  return reviews.filter((review) => isAnswered(review) === hasReply)
}
