import { labels, plural, t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'
import { Star } from '#components/values/stars.tsx'
import type { ReviewsAddress } from '#model/reading/lists/lists.ts'
import { ratings } from '#model/records/reviews/rating-counts.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { Note } from '#components/page/note.tsx'

export function ReviewsChoices({ search: { rating, hasReply } }: { search: ReviewsAddress }) {
  return (
    <>
      <Segments
        label={labels.rating}
        segments={[
          {
            label: t({ message: 'All', context: 'reviews' }),
            search: { rating: undefined },
            current: rating === undefined,
          },
          ...ratings.map((stars) => ({
            label: plural(stars, { one: '1 star', other: `${stars} stars` }),
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
        label={t`Reply`}
        segments={[
          { label: t`Any`, search: { hasReply: undefined }, current: hasReply === undefined },
          { label: t`Needs reply`, search: { hasReply: false }, current: hasReply === false },
          { label: t`Replied`, search: { hasReply: true }, current: hasReply === true },
        ]}
      />
    </>
  )
}

type HiddenReviewsProps = { hidden: number; hasReply: boolean | undefined }

export const HiddenReviews = ({ hidden, hasReply }: HiddenReviewsProps) => (
  <Note tone="warning" banner>
    {hasReply
      ? t`Your platform also sent reviews without a reply.`
      : t`Your platform also sent reviews with a reply.`}
    {betweenSentences}
    {plural(hidden, {
      one: '1 of this page is hidden, and nothing is counted.',
      other: `${hidden} of this page are hidden, and nothing is counted.`,
    })}
  </Note>
)
