import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import { labels, t } from '#base/language/words.ts'
import { lackText } from '#base/storage/left-out.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { createdColumn, statusColumn } from '#components/table/record-columns.tsx'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { MANY, MOST, useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { orderLink, ordersLink } from '#model/reading/links/order-links.ts'
import { OrderAmount } from '#components/values/order-amount.tsx'
import { sentences } from '#base/language/sentences.ts'
import type { Problem } from '#base/text/problem.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import styles from './customer-cards.module.css'
import { isPart, type Page } from '#api/client.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { reviewsQuery } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Trans } from '#components/text/trans.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Stars } from '#components/values/stars.tsx'
import { isSameEmail } from '#model/records/customers/email.ts'
import { productLink, reviewsLink } from '#model/reading/links/links.ts'

type CustomerOrdersCardProps = {
  storeId: string
  email: string | undefined
  /** How many the customer’s record tells of. */
  count: number | undefined
  storeCurrency: string | undefined
  items: (order: Order) => ReactNode
}

export function CustomerOrdersCard(props: CustomerOrdersCardProps) {
  const { storeId, email, count, storeCurrency, items } = props
  const { query, rows } = useCustomerOrders(storeId, email, MANY)
  const isPhone = useIsPhone()
  const orders = cardRows(query, rows, t`Orders`, MOST)
  const amount = (order: Order) => (
    <span className="ledger">
      <OrderAmount order={order} storeCurrency={storeCurrency} />
    </span>
  )
  return (
    <Card
      title={t`Orders`}
      aside={orders.aside}
      actions={
        // On wider screens it stands in the page's head.
        isPhone &&
        email && (
          <ButtonLink {...ordersLink(storeId, { email })} variant="default" size="xs">
            {t`All orders`}
          </ButtonLink>
        )
      }
    >
      {orders.rows?.length === 0 || orders.problem ? (
        <CardMessage rows={orders} none={lackText(t`No orders under this email address.`)} />
      ) : (
        <DataTable
          name={t`Orders of this customer`}
          columns={columnsOf(amount, items)}
          rows={orders.rows}
          awaited={count === undefined ? undefined : Math.min(Math.max(count, 1), MOST)}
          rowKey={({ id }) => id}
          rowLink={(order) =>
            order.id === ''
              ? undefined
              : { ...orderLink(storeId, order.id), label: t`Order ${order.id.slice(0, 8)}` }
          }
          phoneRow={(order) => (
            <PhoneRow
              title={<bdi>{order.items[0]?.productName ?? t`No items`}</bdi>}
              amount={amount(order)}
              text={<Status value={order.status} as={orderTone(order.status)} />}
              aside={<DateTime value={order.dateCreated} />}
            />
          )}
          inCard
        />
      )}
    </Card>
  )
}

type Cell = (order: Order) => ReactNode

function columnsOf(amount: Cell, items: Cell): Column<Order>[] {
  return [
    { id: 'amount', header: labels.amount, cell: amount, align: 'end', width: 130 },
    statusColumn(orderTone, 120),
    { id: 'items', header: labels.items, cell: items, least: 310 },
    {
      id: 'order',
      header: t`Order`,
      cell: ({ id }) => (
        <span className="quiet">
          <ShortId id={id} />
        </span>
      ),
      width: 100,
      leaves: 1,
    },
    createdColumn({ width: 110 }),
  ]
}

type CardRows<Row> = {
  /** Undefined while loading. */
  rows: Row[] | undefined
  /** The number of rows, or which part of the list they are. */
  aside?: string
  /** Similar addresses have more, which were not read. */
  isPart?: boolean
  problem?: Problem
  onRetry?: () => void
}

export function CardMessage({ rows, none }: { rows: CardRows<unknown>; none: string }) {
  if (rows.problem) return <ErrorPanel problem={rows.problem} onRetry={rows.onRetry} heading="h3" />
  return (
    <p className="quiet padded">
      {sentences([none, rows.isPart && t`There are more orders under addresses that contain it.`])}
    </p>
  )
}

type ListQueryResult = {
  data: Page<unknown> | undefined
  error: Error | null
  refetch: () => Promise<unknown>
}

function cardRows<Row>(
  { data, error, refetch }: ListQueryResult,
  rows: Row[] | undefined,
  noun: string,
  most = Infinity,
): CardRows<Row> {
  if (error && !data) {
    return {
      rows: undefined,
      problem: problemFrom(error, t`${noun} didn’t load`),
      onRetry: () => void refetch(),
    }
  }
  const count = Math.min(rows?.length ?? 0, most)
  const isCut = data !== undefined && (isPart(data) || count < (rows?.length ?? 0))
  if (count === 0) return { rows, isPart: isCut }
  return {
    rows: rows?.slice(0, most),
    isPart: isCut,
    aside: isCut ? t`The newest ${count}` : String(count),
  }
}

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
