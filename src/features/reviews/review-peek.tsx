import type { ReactNode } from 'react'
import type { LinkProps } from '@tanstack/react-router'
import type { Review } from '#api/schemas/reviews.ts'
import { labels, t } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { PeekSection } from '#components/list/peek-panel.tsx'
import { Email } from '#components/values/email.tsx'
import { Stars } from '#components/values/stars.tsx'
import styles from './review-peek.module.css'
import { ReviewWords } from './review-words.tsx'

type ReviewPeekProps = {
  review: Review
  userId: string | undefined
  productLink: LinkProps | undefined
  /** The reviews of the same customer. */
  othersLink: LinkProps | undefined
  /** Who wrote it, once read. */
  children: ReactNode
}

export function ReviewPeek(props: ReviewPeekProps) {
  const { review, userId, productLink, othersLink, children } = props
  const { rating, dateCreated, customerEmail } = review
  const product = review.productName ? lineText(review.productName) : labels.unnamedProduct
  return (
    <>
      <div className={styles.review}>
        <p className="row spaced">
          <Stars rating={rating} size={17} />
          <span className="quiet">
            <DateTime value={dateCreated} absolute />
          </span>
        </p>
        <p className={styles.about}>
          {productLink ? (
            <AnchorLink {...productLink}>
              <bdi>{product}</bdi>
            </AnchorLink>
          ) : (
            <bdi>{product}</bdi>
          )}
        </p>
        <ReviewWords review={review} userId={userId} />
      </div>
      <PeekSection
        title={t`Written by`}
        aside={
          othersLink && <AnchorLink {...othersLink}>{t`All reviews by this customer`}</AnchorLink>
        }
      >
        {!children && <Email text={customerEmail} />}
      </PeekSection>
      {children}
    </>
  )
}
