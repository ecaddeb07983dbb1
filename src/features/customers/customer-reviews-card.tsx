import { useQuery } from '@tanstack/react-query'
import { reviewsQuery } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { labels, t } from '#base/language/words.ts'
import { lackText } from '#base/storage/left-out.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Stars } from '#components/values/stars.tsx'
import { isSameEmail } from '#model/records/customers/email.ts'
import { MOST } from '#model/reading/lists/customer-orders.ts'
import { productLink, reviewsLink } from '#model/reading/links/links.ts'
import { CardMessage, cardRows } from './card-message.tsx'
import styles from './customer-cards.module.css'

type CustomerReviewsCardProps = {
  storeId: string
  email: string | undefined
}

export function CustomerReviewsCard({ storeId, email }: CustomerReviewsCardProps) {
  const query = useQuery({
    ...reviewsQuery(storeId, { emailAddress: email, sort: '-dateCreated', pageSize: MOST }),
    enabled: email !== undefined,
  })
  const own = query.data?.items.filter(({ customerEmail }) => isSameEmail(customerEmail, email))
  const reviews = cardRows(query, email ? own : [], t`Reviews`)
  const { rows, aside, problem } = reviews
  const hasRows = rows !== undefined && rows.length > 0
  return (
    <Card
      title={t`Reviews`}
      aside={aside}
      actions={
        hasRows && (
          <AnchorLink
            {...reviewsLink(storeId, { emailAddress: email })}
            className={styles.all}
          >{t`All reviews`}</AnchorLink>
        )
      }
    >
      {rows === undefined && !problem && (
        <div className={styles.review}>
          <Skeleton width="60%" />
        </div>
      )}
      {(rows?.length === 0 || problem) && (
        <CardMessage rows={reviews} none={lackText(t`No reviews under this email address.`)} />
      )}
      {hasRows && (
        <ul>
          {rows.map((review, index) => (
            <li key={review.id || index} className={styles.review}>
              <ReviewLine storeId={storeId} review={review} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ReviewLine({ storeId, review }: { storeId: string; review: Review }) {
  const { rating, productId, productName, reason, reply, dateCreated } = review
  const name = <bdi>{productName ?? labels.unnamedProduct}</bdi>
  return (
    <>
      <p className="row near">
        <Stars rating={rating} size={14} />
        <span className={styles.product}>
          {productId ? <AnchorLink {...productLink(storeId, productId)}>{name}</AnchorLink> : name}
        </span>
        <span className="quiet">
          <DateTime value={dateCreated} />
        </span>
      </p>
      {reason && (
        <p className={styles.words}>
          <LongText text={reason} folds />
        </p>
      )}
      {reply && (
        <p className={styles.reply}>
          <Trans>
            Your reply: <LongText text={reply} folds />
          </Trans>
        </p>
      )}
    </>
  )
}
