import { queryOptions } from '@tanstack/react-query'
import { exactCount, listQuery, ONE_ROW, paging } from './query.ts'
import { Review } from './schemas/reviews.ts'
import { type ReviewListQuery } from './schemas/list-queries.ts'

/** Dates are instants in UTC here; what the address says has been resolved by the page. */
export function reviewsQuery(storeId: string, query: ReviewListQuery) {
  return listQuery('listReviews', { storeId }, { ...filters(query), ...paging(query) }, Review)
}

export function reviewCountQuery(storeId: string, query: ReviewListQuery) {
  return queryOptions({
    ...listQuery('listReviews', { storeId }, { ...filters(query), ...ONE_ROW }, Review),
    select: exactCount,
  })
}

/** "Without a reply" exists as a filter term only; the parameter is described for true alone. */
function filters({ rating, emailAddress, hasReply, ...dates }: ReviewListQuery) {
  return {
    rating,
    emailAddress,
    hasReply: hasReply === true ? true : undefined,
    Filters: hasReply === false ? 'hasReply==false' : undefined,
    dateRangeFrom: dates.dateRangeFrom,
    dateRangeTo: dates.dateRangeTo,
  }
}
