import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { Page } from '#api/client.ts'
import { reviewsQuery } from '#api/reviews.ts'
import type { CardRows } from '#features/customers/card-message.tsx'
import { isSameEmail } from '#model/customers/email.ts'
import { CustomerOrdersCard } from '#features/customers/customer-orders-card.tsx'
import { CustomerReviewsCard } from '#features/customers/customer-reviews-card.tsx'
import { OrderItemsText } from '#features/orders/order-items-text.tsx'
import { MOST, useCustomerOrders } from '#model/customers/orders.ts'
import { problemFrom } from '#model/problem.ts'

type CustomerListProps = { storeId: string; email: string | undefined }

export function CustomerOrders({
  storeId,
  email,
  storeCurrency,
}: CustomerListProps & { storeCurrency: string | undefined }) {
  const { query, rows } = useCustomerOrders(storeId, email)
  return (
    <CustomerOrdersCard
      orders={cardRows(query, rows, 'Orders')}
      storeCurrency={storeCurrency}
      items={({ items }) => <OrderItemsText items={items} />}
      orderLink={({ id }) => ({
        to: '/stores/$storeId/orders/$orderId',
        params: { storeId, orderId: id },
      })}
    />
  )
}

export function CustomerReviews({ storeId, email }: CustomerListProps) {
  const query = useQuery({
    ...reviewsQuery(storeId, { emailAddress: email, sort: '-dateCreated', pageSize: MOST }),
    enabled: email !== undefined,
  })
  const rows = query.data?.items.filter(({ customerEmail }) => isSameEmail(customerEmail, email))
  return (
    <CustomerReviewsCard
      reviews={cardRows(query, email ? rows : [], 'Reviews')}
      productLink={(productId) => productLink(storeId, productId)}
      allLink={email ? reviewsLink(storeId, email) : undefined}
    />
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
): CardRows<Row> {
  if (error && !data) {
    return {
      rows: undefined,
      problem: problemFrom(error, `${noun} didn’t load`),
      onRetry: () => void refetch(),
    }
  }
  const isPart = data?.hasMore ?? false
  const count = rows?.length ?? 0
  if (count === 0) return { rows, isPart }
  return { rows, isPart, aside: isPart ? `The newest ${count}` : String(count) }
}

const productLink = (storeId: string, productId: string) =>
  ({
    to: '/stores/$storeId/products/$productId',
    params: { storeId, productId },
  }) satisfies LinkProps

const reviewsLink = (storeId: string, emailAddress: string) =>
  ({
    to: '/stores/$storeId/reviews',
    params: { storeId },
    search: { emailAddress },
  }) satisfies LinkProps
