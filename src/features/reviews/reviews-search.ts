import type { ReviewListQuery } from '#api/schemas/list-queries.ts'
import { resolveBound } from '#base/date-range.ts'

/** The address of the list as the service is asked: days become instants in the chosen zone. */
export function resolveReviewDates(
  { dateRangeFrom, dateRangeTo, ...others }: ReviewListQuery,
  timeZone: string,
  now = Date.now(),
): ReviewListQuery {
  return {
    ...others,
    dateRangeFrom: dateRangeFrom && resolveBound(dateRangeFrom, 'from', timeZone, now),
    dateRangeTo: dateRangeTo && resolveBound(dateRangeTo, 'to', timeZone, now),
  }
}

/** Every filter, gone. */
export const noFilters = {
  rating: undefined,
  emailAddress: undefined,
  hasReply: undefined,
  dateRangeFrom: undefined,
  dateRangeTo: undefined,
} satisfies ReviewListQuery

export function isFiltered(search: ReviewListQuery): boolean {
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some(
    (name) => search[name] !== undefined,
  )
}
