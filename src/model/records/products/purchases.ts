import type { Order } from '#api/schemas/orders.ts'
import { isSameId } from '#base/text/same-id.ts'
import { isNothingPaid } from '#model/records/orders/paid.ts'

type Bought = { productId: string; variantId?: string }

export function purchaseIn(order: Order, { productId, variantId }: Bought): Order | undefined {
  const items = order.items.filter(
    (item) =>
      isSameId(item.productId, productId) &&
      (variantId === undefined || isSameId(item.variantId, variantId)),
  )
  return items.length > 0 ? { ...order, items } : undefined
}

export function emailsOf(orders: readonly Order[]): string[] {
  const emails = new Map<string, string>()
  for (const { customerEmail } of orders) {
    const email = customerEmail?.trim()
    if (email && !emails.has(email.toLowerCase())) emails.set(email.toLowerCase(), email)
  }
  return [...emails.values()]
}

export const isPaid = (order: Order) => !isNothingPaid(order)
