import { isRefused, orElse } from './refused.ts'
import { readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { NO_REPLY, operations } from './operations.ts'
import { ONE_ROW, counted, listQuery } from './query.ts'
import { Review } from './schemas/reviews.ts'

type ReviewQuery = ListQuery<'listReviews'>

export function reviewsQuery(storeId: string, query: ReviewQuery) {
  return orElse(listQuery('listReviews', { storeId }, withReplyTerm(query), Review), (asked) =>
    asked['Filters'] === NO_REPLY ? { ...asked, Filters: undefined, hasReply: false } : undefined,
  )
}

export function reviewCountQuery(storeId: string, query: ReviewQuery) {
  return counted(reviewsQuery(storeId, { ...query, ...ONE_ROW }))
}

export async function readReviews(storeId: string, query: ReviewQuery, signal: AbortSignal) {
  const read = (asked: ReviewQuery) => {
    const parameters = listParameters(operations.listReviews.query, asked)
    return readPage('listReviews', { storeId }, parameters, Review, { signal })
  }
  try {
    return await read(withReplyTerm(query))
  } catch (error) {
    if (query.hasReply !== false || !isRefused(error)) throw error
    return read(query)
  }
}

/**
 * `hasReply` is documented for true only, so "without a reply" becomes a filter term. A platform
 * that refuses it is asked by the flag, and the rows tell what it made of that.
 */
function withReplyTerm(query: ReviewQuery): ReviewQuery {
  if (query.hasReply !== false) return query
  return { ...query, hasReply: undefined, filters: NO_REPLY }
}
