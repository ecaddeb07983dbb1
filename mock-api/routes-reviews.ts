import type { Handler } from './call.ts'
import { storeOf } from './call.ts'
import type { ListRules } from './list.ts'
import { IS, constraint, list } from './list.ts'
import { anyCase, flag, instant, integer } from './list-values.ts'
import type { Review } from './seed-reviews.ts'

const hasReply = constraint(flag, (review: Review, wanted) => (review.reply !== null) === wanted)

const rules: ListRules<Review> = {
  parameters: {
    rating: constraint(integer(1, 5), (review, rating) => review.rating === rating),
    emailAddress: constraint(anyCase, (review, text) => review.customerEmail.includes(text)),
    hasReply,
    dateRangeFrom: constraint(instant, (review, from) => review.dateCreated >= from),
    dateRangeTo: constraint(instant, (review, to) => review.dateCreated <= to),
  },
  filters: { hasReply: { operators: IS, constraint: hasReply } },
  sorts: {
    id: (review) => review.id,
    dateCreated: (review) => review.dateCreated,
    rating: (review) => review.rating,
    reason: (review) => review.reason,
    productName: (review) => review.productName,
    productId: (review) => review.productId,
    customerEmail: (review) => review.customerEmail,
    reply: (review) => review.reply,
    repliedAt: (review) => review.repliedAt,
    repliedByUserId: (review) => review.repliedByUserId,
    customerId: (review) => review.customerId,
  },
}

export const listReviews: Handler = (call) =>
  list(call, storeOf(call).seed.reviews(), rules, (review) => review)
