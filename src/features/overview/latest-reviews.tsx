import type { Review } from '#api/schemas/reviews.ts'
import { DateTime } from '#components/date-time.tsx'
import { Stars } from '#components/stars.tsx'
import styles from './latest-reviews.module.css'

/** A few reviews, each cut to its first lines. */
export function LatestReviews({ reviews }: { reviews: Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(({ id, rating, reason, productName, dateCreated }, index) => (
        <li key={id || index} className={styles.review}>
          <div className={styles.head}>
            <Stars rating={rating} size={12} />
            <span className={styles.age}>
              <DateTime value={dateCreated} age />
            </span>
          </div>
          <p className={styles.text}>
            {reason ? (
              <bdi>{reason.slice(0, LONGEST)}</bdi>
            ) : (
              <span className="quiet">No text</span>
            )}
          </p>
          {productName && <bdi className={styles.product}>{productName.slice(0, LONGEST)}</bdi>}
        </li>
      ))}
    </ul>
  )
}

/** More than three lines hold; what is longer is cut off by the style anyway. */
const LONGEST = 400
