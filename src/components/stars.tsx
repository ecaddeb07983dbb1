import { formatNumber } from '#base/money-format.ts'
import styles from './stars.module.css'

const star =
  'M8.243 7.34l-6.38 .925l-.113 .023a1 1 0 0 0 -.44 1.684l4.622 4.499l-1.09 6.355l-.013 .11a1 1 0 0 0 1.464 .944l5.706 -3l5.693 3l.1 .046a1 1 0 0 0 1.352 -1.1l-1.091 -6.355l4.624 -4.5l.078 -.085a1 1 0 0 0 -.633 -1.62l-6.38 -.926l-2.852 -5.78a1 1 0 0 0 -1.794 0l-2.853 5.78z'

const places = [1, 2, 3, 4, 5]

/** Rounds fractions; shows numbers outside 1 to 5 as text. */
export function Stars({ rating, size = 15 }: { rating: number | undefined; size?: number }) {
  if (rating === undefined) return <span className="quiet">No rating</span>
  const words = `${formatNumber(rating)} of 5 stars`
  if (rating < 0 || rating > 5) return <span className="quiet">Rated {formatNumber(rating)}</span>
  return (
    <span className={styles.stars} title={words}>
      <span className="sr-only">{words}</span>
      {places.map((place) => (
        <Star key={place} size={size} isEmpty={place > Math.round(rating)} />
      ))}
    </span>
  )
}

export function Star({ size = 11, isEmpty }: { size?: number; isEmpty?: boolean }) {
  return (
    <svg
      className={isEmpty ? styles.empty : styles.star}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden
    >
      <path d={star} />
    </svg>
  )
}
