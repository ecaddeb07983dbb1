import type { ReactNode } from 'react'
import type { Review } from '#api/schemas/reviews.ts'
import { DataTable } from '#components/data-table.tsx'
import type { Column } from '#components/table-types.ts'
import { DateTime } from '#components/date-time.tsx'
import { Stars } from '#components/stars.tsx'
import { ReviewAbout, type ReviewLinks } from './review-about.tsx'
import { ReviewMenu } from './review-menu.tsx'
import { ReviewWords } from './review-words.tsx'
import styles from './reviews-table.module.css'

type ReviewsTableProps = {
  /** Undefined until the first answer. */
  reviews: Review[] | undefined
  /** The signed-in merchant, shown as "you" on their own replies. */
  userId: string | undefined
  links: ReviewLinks
  isFetching?: boolean
  message?: ReactNode
  /** Filters the list by one customer's email. */
  onEmail: (email: string) => void
}

export function ReviewsTable({ reviews, isFetching, message, ...row }: ReviewsTableProps) {
  return (
    <DataTable
      name="Reviews"
      columns={columnsOf(row)}
      rows={reviews}
      rowKey={({ id }) => id}
      isFetching={isFetching}
      message={message}
      phoneRow={(review) => <PhoneReview review={review} {...row} />}
      prose
    />
  )
}

type RowProps = Pick<ReviewsTableProps, 'userId' | 'links' | 'onEmail'>

function columnsOf({ userId, links, onEmail }: RowProps): Column<Review>[] {
  return [
    {
      id: 'rating',
      header: 'Rating',
      cell: (review) => (
        <span className={styles.rating}>
          <Stars rating={review.rating} />
          <span className={styles.time}>
            <DateTime value={review.dateCreated} />
          </span>
        </span>
      ),
      width: 160,
    },
    {
      id: 'review',
      header: 'Review',
      cell: (review) => <ReviewWords review={review} userId={userId} />,
    },
    {
      id: 'about',
      header: 'Product and customer',
      cell: (review) => <ReviewAbout review={review} links={links} />,
      width: 260,
    },
    {
      id: 'more',
      header: 'More',
      cell: (review) => (
        <span className={styles.menu}>
          <ReviewMenu review={review} onEmail={onEmail} />
        </span>
      ),
      width: 68,
      align: 'end',
    },
  ]
}

function PhoneReview({ review, userId, links, onEmail }: RowProps & { review: Review }) {
  return (
    <div className={styles.phone}>
      <div className={styles.top}>
        <Stars rating={review.rating} size={17} />
        <span className={styles.time}>
          <DateTime value={review.dateCreated} />
        </span>
      </div>
      <ReviewWords review={review} userId={userId} />
      <div className={styles.bottom}>
        <ReviewAbout review={review} links={links} />
        <span className={styles.menu}>
          <ReviewMenu review={review} onEmail={onEmail} />
        </span>
      </div>
    </div>
  )
}
