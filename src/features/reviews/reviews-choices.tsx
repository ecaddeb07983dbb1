import { Segments } from '#components/controls/segments.tsx'
import { Star } from '#components/values/stars.tsx'
import type { ReviewsAddress } from '#model/reading/lists/lists.ts'
import { ratings } from '#model/records/reviews/rating-counts.ts'

export function ReviewsChoices({ search: { rating, hasReply } }: { search: ReviewsAddress }) {
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
