import { type Handler, storeOf } from './call.ts'
import { textFilter, timeFilter, unless } from './character-lists.ts'
import { perCharacter, sentAddress } from './character-words.ts'
import { type ListRules, IS, constraint, list } from './list.ts'
import { flag, integer } from './list-values.ts'
import type { Review } from './seed-reviews.ts'

const rulesFor = perCharacter((character): ListRules<Review> => {
  const hasReply = constraint(flag, (review: Review, wanted) => {
    const isAnswered = review.reply !== null
    if (wanted || character.hasReplyFalse === 'without-a-reply') return isAnswered === wanted
    return character.hasReplyFalse === 'any' || isAnswered
  })
  const addressOf = sentAddress(character)
  return {
    parameters: {
      rating: unless(
        character.ratingFilter === 'ignored',
        constraint(integer(1, 5), (review: Review, rating) => review.rating === rating),
      ),
      emailAddress: textFilter(
        character.reviewEmailFilter,
        (review) => addressOf(review.customerEmail),
        true,
      ),
      hasReply,
      dateRangeFrom: timeFilter('from', character.reviewDates, character),
      dateRangeTo: timeFilter('to', character.reviewDates, character),
    },
    filters: { hasReply: { operators: IS, constraint: hasReply } },
    sorts,
  }
})

const sorts: ListRules<Review>['sorts'] = {
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
}

export const listReviews: Handler = (call) =>
  list(call, storeOf(call).seed.reviews(), rulesFor(call.database.character), (review) => review)
