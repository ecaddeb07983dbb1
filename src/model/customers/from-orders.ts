import type { Order } from '#api/schemas/orders.ts'

/** Somebody who ordered lately, as the orders know them: by their email address alone. */
export type OrderCustomer = {
  emailAddress: string
  /** How many of the orders that were looked at are theirs. */
  orders: number
  lastOrder: Order
}

/** Who the orders are from, in the order in which the addresses first appear. */
export function customersOfOrders(orders: Order[]): OrderCustomer[] {
  const customers = new Map<string, OrderCustomer>()
  for (const order of orders) {
    const emailAddress = order.customerEmail?.trim()
    if (!emailAddress) continue
    const known = customers.get(emailAddress.toLowerCase())
    if (known) known.orders += 1
    else customers.set(emailAddress.toLowerCase(), { emailAddress, orders: 1, lastOrder: order })
  }
  return [...customers.values()]
}
