import type { ReactNode } from 'react'
import type { ReviewListQuery } from '#api/schemas/list-queries.ts'
import { FilterBar } from '#components/filter-bar.tsx'
import { Segments } from '#components/segments.tsx'
import { SortMenu } from '#components/sort-menu.tsx'
import { Star } from '#components/stars.tsx'
import { ratings } from '#model/reviews/rating-counts.ts'
import { noFilters } from './reviews-search.ts'

type ReviewsFiltersProps = {
  search: ReviewListQuery
  onChange: (change: Partial<ReviewListQuery>) => void
}

const sorts = [
  { label: 'Newest first', sort: '-dateCreated' },
  { label: 'Oldest first', sort: 'dateCreated' },
  { label: 'Worst rating first', sort: 'rating' },
  { label: 'Best rating first', sort: '-rating' },
]

/** The ratings and the replies at a glance; everything else as chips. */
export function ReviewsFilters({ search, onChange }: ReviewsFiltersProps) {
  const { rating, hasReply, emailAddress, dateRangeFrom, dateRangeTo, sort } = search
  return (
    <FilterBar
      isNarrowed={rating !== undefined || hasReply !== undefined}
      search={<QuickChoices search={search} />}
      filters={[
        {
          id: 'email',
          label: 'Customer email',
          kind: 'text',
          operator: 'contains',
          value: emailAddress,
          onChange: (value) => onChange({ emailAddress: value }),
        },
        {
          id: 'created',
          label: 'Created',
          kind: 'dates',
          value: { from: dateRangeFrom, to: dateRangeTo },
          onChange: (range) => onChange({ dateRangeFrom: range?.from, dateRangeTo: range?.to }),
        },
      ]}
      onClear={() => onChange(noFilters)}
    >
      <SortMenu sort={sort} onSort={(next) => onChange({ sort: next })} choices={sorts} />
    </FilterBar>
  )
}

function QuickChoices({ search: { rating, hasReply } }: { search: ReviewListQuery }): ReactNode {
  return (
    <>
      <Segments
        label="Rating"
        segments={[
          { label: 'All', search: { rating: undefined }, current: rating === undefined },
          ...ratings.map((stars) => ({
            label: stars === 1 ? '1 star' : `${stars} stars`,
            children: (
              <>
                {stars}
                <Star />
              </>
            ),
            search: { rating: stars },
            current: rating === stars,
          })),
        ]}
      />
      <Segments
        label="Reply"
        segments={[
          { label: 'Any', search: { hasReply: undefined }, current: hasReply === undefined },
          { label: 'Needs reply', search: { hasReply: false }, current: hasReply === false },
          { label: 'Replied', search: { hasReply: true }, current: hasReply === true },
        ]}
      />
    </>
  )
}
