import type { OrderDetail } from '#api/schemas/orders.ts'
import { maskedText } from '#base/masked-text.ts'

/**
 * The record as it was read, for finding a field by name. Delivered texts stay masked and addresses
 * lose their query, as everywhere; secrets never reach the page.
 */
export function rawOrder(detail: OrderDetail): string {
  const { order } = detail
  const deliveredItems = order.deliveredItems.map((item) => ({
    ...item,
    textContent: item.textContent && maskedText(item.textContent),
  }))
  const returnUrl = order.returnUrl?.split(/[?#]/, 1)[0]
  return JSON.stringify({ ...detail, order: { ...order, deliveredItems, returnUrl } })
}
