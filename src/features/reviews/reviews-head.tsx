import { commaList } from '#base/language/lists.ts'
import { labelled, betweenSentences } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { Star } from '#components/values/stars.tsx'
import { type RatingCounts, ratingSummary, ratings } from '#model/records/reviews/rating-counts.ts'
import styles from './review-distribution.module.css'
import { Segments } from '#components/controls/segments.tsx'
import type { ReviewsAddress } from '#model/reading/lists/lists.ts'
import { Note } from '#components/page/note.tsx'

type ReviewDistributionProps = {
  counts: RatingCounts
  isPending: boolean
  /** The rating that the list is filtered by; the distribution ignores it. */
  rating: number | undefined
}

export function ReviewDistribution({ counts, isPending, rating }: ReviewDistributionProps) {
  const summary = ratingSummary(counts)
  const known = ratings.reduce((sum, stars) => sum + (counts[stars] ?? 0), 0)
  return (
    <section
      className={styles.distribution}
      aria-label={t`Rating distribution`}
      aria-busy={isPending}
    >
      <p
        className={styles.average}
        title={
          summary &&
          plural(summary.total, {
            one: 'Average of the only review',
            other: `Average of all ${formatNumber(summary.total)} reviews`,
          })
        }
      >
        {summary?.average === undefined ? (
          <span className="quiet">{isPending ? t`Counting…` : t`No average`}</span>
        ) : (
          <>
            <b>{formatNumber(summary.average)}</b> <span className="quiet">{t`average`}</span>
          </>
        )}
      </p>
      <ol className={styles.ratings}>
        {ratings.map((stars) => {
          const count = counts[stars]
          return (
            <li key={stars} className={styles.rating} data-current={stars === rating || undefined}>
              <span className={styles.label}>
                <span aria-hidden>{stars}</span>
                <Star size={10} />
                <span className="sr-only">
                  {labelled(
                    plural(stars, { one: '1 star', other: `${stars} stars` }),
                    count === undefined
                      ? labels.notKnown
                      : commaList([formatNumber(count), shareText(count, summary?.total)]),
                  )}
                </span>
              </span>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${shareOf(count, known)}%` }} />
              </span>
              <span className={styles.count} aria-hidden>
                <Share count={count} total={summary?.total} />
                {count === undefined ? (isPending ? '…' : '—') : formatNumber(count)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const shareOf = (count: number | undefined, total: number | undefined) =>
  count === undefined || !total ? 0 : (100 * count) / total

const shareText = (count: number | undefined, total: number | undefined) =>
  count === undefined || !total ? undefined : formatPercentage(Math.round(shareOf(count, total)))

function Share({ count, total }: { count: number | undefined; total: number | undefined }) {
  const share = shareText(count, total)
  return share ? <span className={styles.share}>{share} · </span> : null
}

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
