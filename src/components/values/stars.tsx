import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Trans } from '#components/text/trans.tsx'
import styles from './marks.module.css'

/** The path of one star from its starting point, in a square of 24 units. */
const outline =
  'l-6.38 .925l-.113 .023a1 1 0 0 0 -.44 1.684l4.622 4.499l-1.09 6.355l-.013 .11a1 1 0 0 0 1.464 .944l5.706 -3l5.693 3l.1 .046a1 1 0 0 0 1.352 -1.1l-1.091 -6.355l4.624 -4.5l.078 -.085a1 1 0 0 0 -.633 -1.62l-6.38 -.926l-2.852 -5.78a1 1 0 0 0 -1.794 0l-2.853 5.78z'
const SQUARE = 24
const MOST = 5
/** In pixels. */
const GAP = 1

/** Stars beside each other, from one place to another, as one path. */
const starsBetween = (first: number, end: number, pitch = SQUARE) =>
  Array.from(
    { length: end - first },
    (_, index) => `M${8.243 + (first + index) * pitch} 7.34${outline}`,
  ).join('')

/** Rounds fractions; shows numbers outside 1 to 5 as text. */
export function Stars({ rating, size = 15 }: { rating: number | undefined; size?: number }) {
  if (rating === undefined) return <span className="quiet">{t`No rating`}</span>
  const words = t`${formatNumber(rating)} of 5 stars`
  if (rating < 0 || rating > 5)
    return (
      <span className="quiet">
        <Trans>Rated {formatNumber(rating)}</Trans>
      </span>
    )
  const full = Math.round(rating)
  const gap = (GAP / size) * SQUARE
  const pitch = SQUARE + gap
  return (
    <span className={styles.stars} title={words}>
      <span className="sr-only">{words}</span>
      <svg
        width={MOST * size + (MOST - 1) * GAP}
        height={size}
        viewBox={`0 0 ${MOST * pitch - gap} ${SQUARE}`}
        aria-hidden
      >
        <path className={styles.star} d={starsBetween(0, full, pitch)} />
        <path className={styles.empty} d={starsBetween(full, MOST, pitch)} />
      </svg>
    </span>
  )
}

export function Star({ size = 11 }: { size?: number }) {
  return (
    <svg
      className={styles.star}
      width={size}
      height={size}
      viewBox={`0 0 ${SQUARE} ${SQUARE}`}
      aria-hidden
    >
      <path d={starsBetween(0, 1)} />
    </svg>
  )
}
