import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '#api/order-detail.ts'
import { allProductsQuery } from '#api/products.ts'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { useStore } from '#base/storage/store.ts'
import { useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { chosenOrders, orderInQuestion } from '#model/doing/tickets/order-in-question.ts'
import { goodsOf } from '#model/records/orders/goods.ts'
import { undeliveredText } from '#model/records/orders/goods-words.ts'
import type { customerQuery } from '#api/customers.ts'
import { isSameId } from '#base/text/same-id.ts'
import { useOrderValues } from './use-order-values.ts'

/** The customer's orders, and the one that the ticket is about with its record. */
export function useTicketOrder(
  storeId: string,
  ticket: Ticket | undefined,
  email: string | undefined,
) {
  const orders = useCustomerOrders(storeId, email)
  const chosen = useStore(chosenOrders).get(ticket?.id ?? '')
  const order = ticket && orderInQuestion(orders.rows ?? [], ticket, chosen)
  const record = useQuery({ ...orderQuery(storeId, order?.id ?? ''), enabled: order !== undefined })
  const { amount } = record.data?.order.refund ?? {}
  // A reply never says that less than nothing was sent back.
  const values = useOrderValues(order, amount && Math.abs(amount))
  const hasKey = record.data?.order.deliveredItems.some(({ textContent }) => textContent) ?? false
  const { undelivered, isAwaited } = useUndelivered(storeId, record.data?.order)
  /** Nothing more comes to what is told of the order. */
  const isSettled = !order || (!record.isPending && !isAwaited)
  return { orders, order, hasKey, record, values, undelivered, isSettled }
}

/** “2 of 2 keys not delivered”, once the catalogue has told what is due. */
function useUndelivered(storeId: string, order: OrderRecord | undefined) {
  const carried = order && goodsOf(order).state
  const isAsked = carried === 'missing' || carried === 'unclear' || carried === 'unknown'
  const catalogue = useQuery({ ...allProductsQuery(storeId), enabled: isAsked })
  const isAwaited = isAsked && catalogue.isPending
  if (!order || !isAsked || isAwaited) return { undelivered: undefined, isAwaited }
  const variants = catalogue.data?.flatMap((product) => product.variants)
  return { undelivered: undeliveredText(goodsOf(order, variants)), isAwaited }
}

export type TicketOrder = ReturnType<typeof useTicketOrder>

/** Milliseconds; never in a hidden tab. */
const REREAD_EVERY = 45_000

/** A ticket comes inside its customer's record. */
export function useOpenTicket(customerRead: ReturnType<typeof customerQuery>, ticketId: string) {
  const query = useQuery({
    ...customerRead,
    // A new message is seen while the ticket is open, and at once on return to it.
    refetchInterval: REREAD_EVERY,
    refetchOnWindowFocus: true,
  })
  const customer = query.data
  const ticket = customer?.tickets.find(({ id }) => isSameId(id, ticketId))
  return { query, customer, ticket, email: customer?.emailAddress ?? ticket?.emailAddress }
}
