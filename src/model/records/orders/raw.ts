import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { maskedText } from '#base/text/masked-text.ts'

/** Delivered texts stay masked and addresses lose their query, as everywhere. */
export function rawOrder(detail: OrderDetail): string {
  const { order } = detail
  const deliveredItems = order.deliveredItems.map((item) => ({
    ...item,
    textContent: item.textContent && maskedText(item.textContent),
  }))
  const returnUrl = order.returnUrl?.split(/[?#]/, 1)[0]
  return JSON.stringify({ ...detail, order: { ...order, deliveredItems, returnUrl } })
}
