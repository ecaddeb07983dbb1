import type { Review } from '#api/schemas/reviews.ts'

export const isAnswered = ({ reply, repliedAt }: Review) => Boolean(reply) || Boolean(repliedAt)

/**
 * The reviews of a page that are what was asked for. Whether the service heeds `hasReply==false`
 * is not certain, so what comes back is held against it.
 */
export function verifyFilter(hasReply: boolean | undefined, reviews: Review[]) {
  const fitting =
    hasReply === undefined ? reviews : reviews.filter((review) => isAnswered(review) === hasReply)
  return { reviews: fitting, hidden: reviews.length - fitting.length }
}
