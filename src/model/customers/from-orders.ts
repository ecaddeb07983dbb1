import type { Order } from '#api/schemas/orders.ts'

/** A recent customer, known to the orders by email address only. */
export type OrderCustomer = {
  emailAddress: string
  /** The number of their orders among those read. */
  orders: number
  lastOrder: Order
}

/** The orders' customers, in the order in which their addresses first appear. */
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
