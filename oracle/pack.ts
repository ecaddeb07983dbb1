import type { TrueDetail } from './details.ts'
import type { TrueGoods, TrueOrder } from './records.ts'
import { sortedText } from './stated.ts'

/* What a dispute pack says of the order itself, each as one text. */

export function packTruth(order: TrueOrder, detail: TrueDetail): Record<string, string> {
  const { amountPaid, gateway, items } = detail.order
  const goods = order.deliveredItems ?? []
  const where = [detail.order.ipAddress, detail.ipInfo && 'Germany']
  return {
    'amount paid': typeof amountPaid === 'number' ? String(amountPaid) : 'none',
    gateway: letters(gateway ?? 'none'),
    items: items
      .map(({ productName, variantName, quantity }) =>
        listed([productName, variantName, typeof quantity === 'number' && pieces(quantity)]),
      )
      .join('; '),
    delivered: String(goods.length),
    keys: sortedText(goods.flatMap(endOf)),
    'IP address': listed(where) || 'none',
    'webhook deliveries': String(detail.logs.length),
  }
}

export const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`
const listed = (parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(', ')

/** Of a key, no more than its last four characters may be seen, and of a short one none. */
function endOf({ type, textContent }: TrueGoods): string[] {
  const text = textContent?.trim()
  if (!textContent || text === undefined || type === 'instructions') return []
  return [text.length <= 8 || /\s/.test(text) ? '••••' : text.slice(-4)]
}
