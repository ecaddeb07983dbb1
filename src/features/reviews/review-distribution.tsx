import { plural, t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { Star } from '#components/values/stars.tsx'
import { type RatingCounts, ratingSummary, ratings } from '#model/records/reviews/rating-counts.ts'
import styles from './review-distribution.module.css'

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
                {stars}
                <Star size={10} />
                <span className="sr-only">
                  {plural(stars, { one: 'star: ', other: 'stars: ' })}
                </span>
              </span>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${shareOf(count, known)}%` }} />
              </span>
              <span className={styles.count}>
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

function Share({ count, total }: { count: number | undefined; total: number | undefined }) {
  if (count === undefined || !total) return null
  return (
    <span className={styles.share}>{formatPercentage(Math.round(shareOf(count, total)))} · </span>
  )
}
