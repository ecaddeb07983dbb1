import { commaList } from '#base/language/lists.ts'
import type { OrderRecord, OrderDetail } from '#api/schemas/order-detail.ts'
import type { CustomField, ProductReference } from '#api/schemas/products.ts'
import { valueText } from '#base/text/value-text.ts'
import { maskedText } from '#base/text/masked-text.ts'
import { isSameId } from '#base/text/same-id.ts'

export type Answer = {
  key: string
  /** The label of the variant's field if it still has one, else the key. */
  label: string
  isKnown: boolean
  value: string
}

/** Labelled by the catalogue's fields too, because an undelivered order carries none. */
export function answersOf(order: OrderRecord, catalogue: ProductReference[] = []): Answer[] {
  const { customFieldAnswers, deliveredItems, items } = order
  const variants = catalogue.flatMap((product) => product.variants)
  const fields = [
    ...deliveredItems.flatMap(({ variant }) => variant?.customFields ?? []),
    ...variants
      .filter(({ id }) => items.some(({ variantId }) => isSameId(variantId, id)))
      .flatMap(({ customFields }) => customFields),
  ]
  return Object.entries(customFieldAnswers).map(([key, answer]) => {
    const field = fields.find(({ identifier, id }) => identifier === key || id === key)
    return {
      key,
      label: field?.label || key,
      isKnown: field !== undefined,
      value: answerText(answer, field),
    }
  })
}

function answerText(answer: unknown, field: CustomField | undefined): string {
  if (Array.isArray(answer)) return commaList(answer.map((part) => answerText(part, field)))
  const text = valueText(answer)
  return field?.options.find(({ value }) => value === text)?.label || text
}

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
