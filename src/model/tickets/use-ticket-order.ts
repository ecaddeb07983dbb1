import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '#api/order-detail.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { usePreferences, useTimeZone } from '#base/preferences.ts'
import { formatMoney } from '#base/money-format.ts'
import { useStore } from '#base/store.ts'
import { useCustomerOrders } from '#model/customers/orders.ts'
import { chosenOrders, orderInQuestion } from '#model/tickets/order-in-question.ts'
import type { OrderValues } from '#model/tickets/reply-variables.ts'
import { dateText } from '#model/tickets/value-words.ts'

/** The customer's orders, and the one that the ticket is about with its record. */
export function useTicketOrder(
  storeId: string,
  ticket: Ticket | undefined,
  email: string | undefined,
) {
  const orders = useCustomerOrders(storeId, email)
  const zone = useTimeZone()
  const { moneyUnit } = usePreferences()
  const chosen = useStore(chosenOrders).get(ticket?.id ?? '')
  const order = ticket && orderInQuestion(orders.rows ?? [], ticket, chosen)
  const record = useQuery({ ...orderQuery(storeId, order?.id ?? ''), enabled: order !== undefined })
  const money = (amount: number | undefined) =>
    formatMoney(amount, order?.currencyCode, { unit: moneyUnit })?.text
  const values: OrderValues | undefined = order && {
    id: order.id,
    product: order.items[0]?.productName,
    date: dateText(order.dateCreated, zone),
    status: order.status,
    amount: money(order.amount),
    refund: money(record.data?.order.refund?.amount),
  }
  const hasKey = record.data?.order.deliveredItems.some(({ textContent }) => textContent) ?? false
  return { orders, order, hasKey, record, values }
}

export type TicketOrder = ReturnType<typeof useTicketOrder>
