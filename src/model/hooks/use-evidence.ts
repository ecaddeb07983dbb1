import { useQuery } from '@tanstack/react-query'
import { type Page, isPart } from '#api/client.ts'
import { customerQuery } from '#api/customers.ts'
import { reviewsQuery } from '#api/reviews.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { isSameId } from '#base/text/same-id.ts'
import { isSpelledIn, useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { isSameEmail, searchableEmail } from '#model/records/customers/email.ts'
import type { Evidence } from '#model/records/disputes/pack.ts'

/** What the platform holds on a disputed order and whoever paid it. */
export function useEvidence(
  storeId: string,
  detail: OrderDetail | undefined,
  store: Evidence['store'],
): Evidence | undefined {
  const { id, customer, realCustomerId } = detail?.order ?? {}
  const email = customer?.emailAddress
  const customerId = customer?.customerId || realCustomerId
  const { rows, isSpelled, query: orders } = useCustomerOrders(storeId, email)
  const reviews = useQuery({
    ...reviewsQuery(storeId, {
      emailAddress: searchableEmail(email),
      sort: '-dateCreated',
      pageSize: 20,
    }),
    enabled: searchableEmail(email) !== undefined,
  })
  const record = useQuery({
    ...customerQuery(storeId, customerId ?? ''),
    enabled: Boolean(customerId),
  })
  return (
    detail && {
      storeId,
      detail,
      store,
      tickets: record.data?.tickets,
      reviews: reviews.data?.items.filter(({ customerEmail }) => isSameEmail(customerEmail, email)),
      orders: email ? rows?.filter((order) => !isSameId(order.id, id)) : undefined,
      isSpelled: { orders: isSpelled, reviews: isSpelledIn('listReviews.emailAddress') },
      newest: { reviews: readOf(reviews.data), orders: readOf(orders.data) },
    }
  )
}

/** Undefined if all were read. */
const readOf = (page: Page<unknown> | undefined) =>
  page && isPart(page) ? page.items.length : undefined
