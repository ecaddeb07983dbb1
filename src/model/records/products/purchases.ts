import type { Order } from '#api/schemas/orders.ts'
import { isNothingPaid } from '#model/records/orders/paid.ts'

type Bought = { productId: string; variantId?: string }

export function purchaseIn(order: Order, { productId, variantId }: Bought): Order | undefined {
  const items = order.items.filter(
    (item) =>
      isSame(item.productId, productId) &&
      (variantId === undefined || isSame(item.variantId, variantId)),
  )
  return items.length > 0 ? { ...order, items } : undefined
}

const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase()

export function emailsOf(orders: readonly Order[]): string[] {
  const emails = new Map<string, string>()
  for (const { customerEmail } of orders) {
    const email = customerEmail?.trim()
    if (email && !emails.has(email.toLowerCase())) emails.set(email.toLowerCase(), email)
  }
  return [...emails.values()]
}

export const isPaid = (order: Order) => !isNothingPaid(order)
