import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#api/client.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { isSameId } from '#base/text/same-id.ts'
import { newestFirst } from '#base/time/by-time.ts'
import { type PaymentIds, paymentIdsOf, paymentWords } from '#model/records/orders/payment-ids.ts'
import { recentCustomers } from '#model/reading/memory/customers.ts'
import { ordersPaidBy } from '#model/reading/memory/opened-payments.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import { customerLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { type Found, foundOrder, foundProduct, foundTicket } from './found.ts'

export type Met = {
  found: Found[]
  looked: Record<'orders' | 'customers' | 'tickets' | 'products', number>
}

export function searchMet(queryClient: QueryClient, storeId: string, text: string): Met {
  const wanted = text.toLowerCase()
  const words = new Set([wanted, ...wanted.split(/[\s"',;:()]+/)])
  const orders = metOrders(queryClient, storeId)
  const products =
    queryClient.getQueryData<ProductReference[]>(['listAllProducts', { storeId }]) ?? []
  const { tickets } = ticketIndex(storeId).get()
  const customers = recentCustomers(storeId)
  const startsLikeIt = ({ id }: { id: string }) => id.toLowerCase().startsWith(wanted)
  return {
    found: [
      ...[...orders.values()]
        .filter(
          ({ order, payments = [] }) =>
            startsLikeIt(order) || payments.some(([, id]) => words.has(id)),
        )
        .map(({ order, email }) => foundOrder(storeId, order, email)),
      ...ordersPaidBy(storeId, text)
        .filter(({ orderId }) => !orders.get(orderId.toLowerCase())?.payments)
        .map(({ orderId, field }): Found => ({
          key: `order ${orderId}`,
          icon: 'orders',
          title: orderId.slice(0, 8),
          detail: sentenceCase(paymentWords[field]),
          said: { title: orderId.slice(0, 8), about: {} },
          link: orderLink(storeId, orderId),
          id: orderId,
          facts: [],
        })),
      ...customers.filter(startsLikeIt).map((customer): Found => ({
        key: `customer ${customer.id}`,
        icon: 'customer',
        isPrivate: true,
        title: customer.emailAddress ?? customer.id,
        said: { title: customer.emailAddress ?? customer.id, about: {} },
        link: customerLink(storeId, customer.id),
        id: customer.id,
        email: customer.emailAddress,
        facts: [],
      })),
      ...tickets
        .filter(
          ({ id, emailAddress }) => startsLikeIt({ id }) || emailAddress?.toLowerCase() === wanted,
        )
        .map((ticket) => foundTicket(storeId, ticket)),
      ...products.filter(startsLikeIt).map((product) => foundProduct(storeId, product)),
    ],
    looked: {
      orders: orders.size,
      customers: customers.length,
      tickets: tickets.length,
      products: products.length,
    },
  }
}

/** The newest order that this browser has seen, as an example of what can be searched for. */
export function latestMet(queryClient: QueryClient, storeId: string) {
  const [latest] = [...metOrders(queryClient, storeId).values()].toSorted((a, b) =>
    newestFirst(a.order, b.order),
  )
  if (!latest) return undefined
  const { order, email } = latest
  return {
    id: order.id,
    email: email ?? ('customerEmail' in order ? order.customerEmail : undefined),
  }
}

type MetOrder = { order: Order | OrderDetail['order']; email?: string; payments?: PaymentIds }

function metOrders(queryClient: QueryClient, storeId: string): Map<string, MetOrder> {
  const met = new Map<string, MetOrder>()
  const lists = queryClient.getQueriesData<Page<Order> | { orders: Order[] }>({
    queryKey: ['listOrders', { storeId }],
  })
  for (const [, data] of lists) {
    const orders = data && ('items' in data ? data.items : data.orders)
    for (const order of orders ?? []) met.set(order.id.toLowerCase(), { order })
  }
  for (const [, detail] of queryClient.getQueriesData<OrderDetail>({ queryKey: ['getOrder'] })) {
    if (!detail || !isSameId(detail.order.storeId ?? storeId, storeId)) continue
    const { order } = detail
    met.set(order.id.toLowerCase(), {
      order,
      email: order.customer?.emailAddress,
      payments: paymentIdsOf(detail),
    })
  }
  met.delete('')
  return met
}
