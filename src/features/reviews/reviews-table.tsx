import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Review } from '#api/schemas/reviews.ts'
import { t, labels } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import { lackText } from '#base/storage/left-out.ts'
import buttonStyles from '#components/controls/button.module.css'
import { Icon } from '#components/controls/icons.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { fieldCells } from '#components/table/field-cells.tsx'
import type { Column, RowLink, RowTools } from '#components/table/table-types.ts'
import { Private, usePrivateText } from '#components/text/private.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Stars } from '#components/values/stars.tsx'
import { type ColumnDescription, narrowed, withCells } from '#model/reading/columns/columns.ts'
import type { ReviewsCells, ReviewsColumn } from '#model/reading/columns/reviews-columns.ts'
import { ReviewWords } from './review-words.tsx'
import styles from './reviews.module.css'

type ReviewsTableProps = {
  /** Undefined until the first answer. */
  reviews: Review[] | undefined
  columns: readonly (ColumnDescription & { id: ReviewsColumn })[]
  /** Chosen columns have headings, because not everybody knows what they show. */
  isStandard: boolean
  /** The signed-in merchant, shown as "you" on their own replies. */
  userId: string | undefined
  links: ReviewLinks
  isFetching?: boolean
  message?: ReactNode
  /** Filters the list by one customer's email. */
  onEmail: (email: string) => void
  /** Shows the review beside the list. */
  besideLink: (review: Review) => RowLink | undefined
  peeked: string | undefined
  tools: RowTools | undefined
}

export function ReviewsTable(props: ReviewsTableProps) {
  const { reviews, columns, isStandard, userId, links, onEmail, besideLink } = props
  const { isFetching, message, peeked, tools } = props
  const isBeside = peeked !== undefined
  const shown = useMemo(() => {
    const described = isBeside ? narrowed(columns, BESIDE_PEEK) : columns
    const drawn = withCells(described, cellsOf(links, userId), fieldCells)
    return isBeside ? drawn : [...drawn, menuColumn(onEmail)]
  }, [columns, isBeside, links, userId, onEmail])
  const phoneRow = useCallback(
    (review: Review) => <PhoneReview {...{ review, userId, links, onEmail }} />,
    [userId, links, onEmail],
  )
  return (
    <DataTable
      name={t`Reviews`}
      columns={shown}
      rows={reviews}
      rowKey={idOf}
      rowLink={besideLink}
      prose
      hasHead={!isStandard}
      {...{ phoneRow, isFetching, message, peeked, tools }}
    />
  )
}

const idOf = ({ id }: Review) => id

/** What is left out stands in the panel. */
const BESIDE_PEEK = { rating: 140, review: 0 }

type RowProps = Pick<ReviewsTableProps, 'userId' | 'links' | 'onEmail'>

function cellsOf(
  links: ReviewLinks,
  userId: string | undefined,
): Record<ReviewsCells, (review: Review) => ReactNode> {
  return {
    rating: (review) => (
      <span className={styles.rating}>
        <Stars rating={review.rating} />
        <span className={styles.time}>
          <DateTime value={review.dateCreated} />
        </span>
      </span>
    ),
    review: (review) => <ReviewWords folds review={review} userId={userId} />,
    about: (review) => <ReviewAbout review={review} links={links} />,
    product: (review) => <ReviewProduct review={review} links={links} />,
    email: (review) => <ReviewCustomer review={review} links={links} />,
    replied: ({ repliedAt }) => (
      <span className="secondary">
        <DateTime value={repliedAt} missing={t`No reply`} />
      </span>
    ),
  }
}

const menuColumn = (onEmail: RowProps['onEmail']): Column<Review> => ({
  id: 'more',
  header: t`More`,
  cell: (review) => (
    <span className={styles.menu}>
      <ReviewMenu review={review} onEmail={onEmail} />
    </span>
  ),
  width: 68,
  align: 'end',
})

function PhoneReview({ review, userId, links, onEmail }: RowProps & { review: Review }) {
  return (
    <div className="stack near">
      <div className={styles.top}>
        <Stars rating={review.rating} size={17} />
        <span className={styles.time}>
          <DateTime value={review.dateCreated} />
        </span>
      </div>
      <ReviewWords folds review={review} userId={userId} />
      <div className={styles.bottom}>
        <ReviewAbout review={review} links={links} />
        <span className={styles.menu}>
          <ReviewMenu review={review} onEmail={onEmail} />
        </span>
      </div>
    </div>
  )
}

const loadItems = () => import('./review-menu-items.tsx')
const ReviewMenuItems = lazyPart(async () => (await loadItems()).ReviewMenuItems)

type ReviewMenuProps = { review: Review; onEmail: (email: string) => void }

/** Copies and links only: the interface cannot change a review. */
function ReviewMenu({ review, onEmail }: ReviewMenuProps) {
  const name = t`More about the review of ${review.productName ?? review.id}`
  return (
    <MenuButton
      className={buttonStyles.iconButton}
      aria-label={name}
      title={t`More`}
      menuLabel={name}
      onIntent={() => void loadItems()}
      menu={<ReviewMenuItems review={review} onEmail={onEmail} />}
    >
      <Icon name="dots" />
    </MenuButton>
  )
}

type ReviewLinks = {
  product: (productId: string) => LinkProps
  customer: (customerId: string) => LinkProps
}

type ReviewAboutProps = { review: Review; links: ReviewLinks }

const ReviewAbout = (props: ReviewAboutProps) => (
  <div className={styles.about}>
    <ReviewProduct {...props} />
    <ReviewCustomer {...props} />
  </div>
)

function ReviewProduct({ review: { productId, productName }, links }: ReviewAboutProps) {
  const product = productName ? lineText(productName) : labels.unnamedProduct
  return productId ? (
    <PlainLink {...links.product(productId)} className={styles.product} title={product}>
      <bdi>{product}</bdi>
    </PlainLink>
  ) : (
    <bdi className={styles.product}>{product}</bdi>
  )
}

function ReviewCustomer({ review: { customerId, customerEmail }, links }: ReviewAboutProps) {
  const customer = customerEmail ? lineText(customerEmail) : lackText()
  const title = usePrivateText(customer)
  return customerId ? (
    <PlainLink {...links.customer(customerId)} className={styles.customer} title={title}>
      <Private>{customer}</Private>
    </PlainLink>
  ) : (
    <Private className={styles.customer}>{customer}</Private>
  )
}
