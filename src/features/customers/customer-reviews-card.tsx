import type { LinkProps } from '@tanstack/react-router'
import type { Review } from '#api/schemas/reviews.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { Card } from '#components/card.tsx'
import { DateTime } from '#components/date-time.tsx'
import { LongText } from '#components/long-text.tsx'
import { Skeleton } from '#components/skeleton.tsx'
import { Stars } from '#components/stars.tsx'
import { CardMessage, type CardRows } from './card-message.tsx'
import styles from './customer-reviews-card.module.css'

type CustomerReviewsCardProps = {
  reviews: CardRows<Review>
  productLink: (productId: string) => LinkProps
  allLink: LinkProps | undefined
}

export function CustomerReviewsCard({ reviews, productLink, allLink }: CustomerReviewsCardProps) {
  const { rows, aside, problem } = reviews
  const hasRows = rows !== undefined && rows.length > 0
  return (
    <Card
      title="Reviews"
      aside={aside}
      actions={hasRows && allLink && <AnchorLink {...allLink}>All reviews</AnchorLink>}
    >
      {rows === undefined && !problem && (
        <div className={styles.review}>
          <Skeleton width="60%" />
        </div>
      )}
      {(rows?.length === 0 || problem) && (
        <CardMessage rows={reviews} none="No reviews under this email address." />
      )}
      {hasRows && (
        <ul>
          {rows.map((review, index) => (
            <li key={review.id || index} className={styles.review}>
              <ReviewLine review={review} productLink={productLink} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type ReviewLineProps = { review: Review; productLink: (productId: string) => LinkProps }

function ReviewLine({ review, productLink }: ReviewLineProps) {
  const { rating, productId, productName, reason, reply, dateCreated } = review
  const name = <bdi>{productName ?? 'Unnamed product'}</bdi>
  return (
    <>
      <p className={styles.first}>
        <Stars rating={rating} size={14} />
        <span className={styles.product}>
          {productId ? <AnchorLink {...productLink(productId)}>{name}</AnchorLink> : name}
        </span>
        <span className="quiet">
          <DateTime value={dateCreated} />
        </span>
      </p>
      {reason && (
        <p className={styles.words}>
          <LongText text={reason} />
        </p>
      )}
      {reply && (
        <p className={styles.reply}>
          Your reply: <LongText text={reply} />
        </p>
      )}
    </>
  )
}
