import type { Order } from '#api/schemas/orders.ts'

export type OrderCustomer = {
  emailAddress: string
  orders: number
  lastOrder: Order
}

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
