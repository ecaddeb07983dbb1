import type { Review } from '#api/schemas/reviews.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { useState } from 'react'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { isSameId } from '#base/text/same-id.ts'
import { Stars } from '#components/values/stars.tsx'
import { reviewsLink } from '#model/reading/links/links.ts'
import styles from './product-cards.module.css'

const AT_ONCE = 5

type ProductReviewsCardProps = {
  storeId: string
  productId: string
  /** Some of the store's reviews; undefined while loading. */
  reviews: Review[] | undefined
  /** Whether `reviews` holds all of the store's reviews. */
  isComplete: boolean
  isFailed: boolean
  /** All reviews are being read. */
  isReadingAll: boolean
  readAll: () => void
  stop: () => void
}

/** Filters the reviews that were read, because your platform cannot list them by product. */
export function ProductReviewsCard(props: ProductReviewsCardProps) {
  const { storeId, productId, reviews, isComplete, isFailed, isReadingAll, readAll, stop } = props
  const own = reviews?.filter((review) => isSameId(review.productId, productId))
  const [isWhole, setIsWhole] = useState(false)
  const { shown, more } = useFirstOf(own?.slice(0, isWhole ? undefined : AT_ONCE) ?? [])
  const left = (own?.length ?? 0) - AT_ONCE
  return (
    <Card
      title={t`Reviews`}
      aside={
        own && reviews && reviews.length > 0 && countText(own.length, reviews.length, isComplete)
      }
      actions={
        <AnchorLink {...reviewsLink(storeId)} className={styles.all}>
          {t`All reviews`}
        </AnchorLink>
      }
      padded
    >
      {!reviews && (
        <p className="quiet">{isFailed ? t`The reviews didn’t load.` : t`Reading reviews…`}</p>
      )}
      {own?.length === 0 && <p className="quiet">{t`None of them is for this product.`}</p>}
      <ul>
        {shown.map((review, index) => (
          <li key={review.id || index} className={styles.review}>
            <p className={styles.about}>
              <Stars rating={review.rating} size={13} />
              <Private>{review.customerEmail}</Private>
              <span className="quiet small">
                <DateTime value={review.dateCreated} />
              </span>
            </p>
            {review.reason && <LongText text={review.reason} folds />}
          </li>
        ))}
      </ul>
      {more}
      {left > 0 && !isWhole && (
        <button type="button" className={styles.left} onClick={() => setIsWhole(true)}>
          <Trans>Show {formatNumber(left)} more</Trans>
        </button>
      )}
      {reviews && !isComplete && (
        <p className={styles.rest}>
          {isReadingAll && t`Reading all reviews, two pages a second…` + betweenSentences}
          <button type="button" className={styles.all} onClick={isReadingAll ? stop : readAll}>
            {isReadingAll ? t`Stop` : t`Read all reviews`}
          </button>
          {!isReadingAll && isFailed && betweenSentences + t`Not all reviews loaded.`}
        </p>
      )}
    </Card>
  )
}

function countText(own: number, read: number, isComplete: boolean): string {
  return isComplete
    ? t`${formatNumber(own)} of all ${formatNumber(read)}`
    : plural(read, {
        one: `${formatNumber(own)} in the 1 read`,
        other: `${formatNumber(own)} among the ${formatNumber(read)} read`,
      })
}
