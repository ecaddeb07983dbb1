import { formatNumber } from '#base/money-format.ts'
import { Star } from '#components/stars.tsx'
import { type RatingCounts, ratingSummary, ratings } from '#model/reviews/rating-counts.ts'
import styles from './review-distribution.module.css'

type ReviewDistributionProps = {
  counts: RatingCounts
  /** Some are still on the way. */
  isPending: boolean
  /** The rating that the list is narrowed to; the distribution is that of all ratings. */
  rating: number | undefined
}

/** How the ratings are spread, under the filters that are set besides the rating. */
export function ReviewDistribution({ counts, isPending, rating }: ReviewDistributionProps) {
  const summary = ratingSummary(counts)
  const largest = Math.max(1, ...ratings.map((stars) => counts[stars] ?? 0))
  return (
    <section className={styles.distribution} aria-label="Rating distribution" aria-busy={isPending}>
      <p className={styles.average} title="Worked out from the counts of the five ratings">
        {summary?.average === undefined ? (
          <span className="quiet">{isPending ? 'Counting' : 'No average'}</span>
        ) : (
          <>
            <b>{formatNumber(summary.average)}</b> <span className="quiet">average</span>
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
                <span className="sr-only">{stars === 1 ? 'star: ' : 'stars: '}</span>
              </span>
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${(100 * (count ?? 0)) / largest}%` }} />
              </span>
              <span className={styles.count}>
                {count === undefined ? (isPending ? '…' : '—') : formatNumber(count)}
                <Share count={count} total={summary?.total} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Share({ count, total }: { count: number | undefined; total: number | undefined }) {
  if (count === undefined || !total) return null
  return <span className={styles.share}> {Math.round((100 * count) / total)}%</span>
}
