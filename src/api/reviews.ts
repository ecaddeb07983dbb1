import { readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { NO_REPLY, operations } from './operations.ts'
import { countQuery, listQuery } from './query.ts'
import { Review } from './schemas/reviews.ts'

type ReviewQuery = ListQuery<'listReviews'>

export function reviewsQuery(storeId: string, query: ReviewQuery) {
  return listQuery('listReviews', { storeId }, withReplyTerm(query), Review)
}

export function reviewCountQuery(storeId: string, query: ReviewQuery) {
  return countQuery('listReviews', { storeId }, withReplyTerm(query), Review)
}

export function readReviews(storeId: string, query: ReviewQuery, signal: AbortSignal) {
  const parameters = listParameters(operations.listReviews.query, withReplyTerm(query))
  return readPage('listReviews', { storeId }, parameters, Review, { signal })
}

/** `hasReply` is documented for true only, so "without a reply" becomes a filter term. */
function withReplyTerm(query: ReviewQuery): ReviewQuery {
  if (query.hasReply !== false) return query
  return { ...query, hasReply: undefined, filters: NO_REPLY }
}
