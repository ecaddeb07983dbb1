import type { DeliveredItem } from '#api/schemas/order-detail.ts'
import { isComplete } from '#api/schemas/fields.ts'
import type { OrderItem } from '#api/schemas/orders.ts'
import { commaList } from '#base/language/lists.ts'
import { labelled, twoSentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { maskedText } from '#base/text/masked-text.ts'
import { isSameId } from '#base/text/same-id.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { deliveryWord } from '#model/records/products/delivery-words.ts'
import type { Content, PackWords } from './pack-customer.ts'
import type { Evidence } from './pack.ts'

/** A row for each item of the order, with what was delivered of it. */
export function delivery({ detail: { order } }: Evidence, { time }: PackWords): Content {
  const { items, deliveredItems, isDeliveredManually } = order
  const left = new Set(deliveredItems.toSorted(oldestFirst))
  const linesOf = ({ dateCreated, type, textContent, file }: DeliveredItem) => {
    const when = commaList([time(dateCreated), type && deliveryWord(type)])
    // Instructions would be masked as a whole, and show nothing.
    const key = type !== 'instructions' && textContent && maskedText(textContent)
    return [
      labelled(t`Delivered`, handedOver(when, isDeliveredManually)),
      key && labelled(t`Key`, key),
      file?.friendlyName && labelled(t`File`, file.friendlyName),
    ].filter(Boolean)
  }
  const belongs = (delivered: DeliveredItem, item: OrderItem) =>
    items.length === 1 || isOf(delivered, item)
  const bought = items.map((item) => {
    const own = [...left].filter((delivered) => belongs(delivered, item))
    for (const delivered of own) left.delete(delivered)
    const { quantity } = item
    return { name: nameOf(item), quantity, lines: own.flatMap(linesOf) }
  })
  // Of two rows of one variant, the first has what was delivered of both.
  const lacking = items.filter((item) => !deliveredItems.some((each) => belongs(each, item)))
  const { length } = deliveredItems
  // What names no item may be of any.
  const tellsLack = isComplete(deliveredItems) && left.size === 0 && lacking.length > 0
  return {
    id: 'delivery',
    title: t`Delivery`,
    summary:
      length === 0
        ? isComplete(deliveredItems)
          ? t`Nothing has been delivered`
          : t`Your platform didn’t send it`
        : [
            t`${plural(length, { one: '1 item', other: `${length} items` })}. Keys keep their last four characters`,
            tellsLack && t`Nothing delivered for ${commaList(lacking.map(nameOf))}`,
          ]
            .filter((said) => typeof said === 'string')
            .reduce(twoSentences),
    rows: [
      ...bought.map(({ name, quantity, lines }) => ({
        label: name,
        text: [quantity !== undefined && piecesWords(quantity), ...lines]
          .filter(Boolean)
          .join('\n'),
      })),
      ...[...left].map((delivered) => ({ label: t`Item`, text: linesOf(delivered).join('\n') })),
    ],
    quotes: [],
  }
}

const nameOf = ({ productName, variantName }: OrderItem) =>
  commaList([productName, variantName]) || t`Item`

const isOf = ({ variantId, productId, variant }: DeliveredItem, item: OrderItem) => {
  const own = variantId || variant?.id
  return own ? isSameId(own, item.variantId) : isSameId(productId, item.productId)
}

function handedOver(when: string, isByHand: boolean | undefined): string {
  if (isByHand === undefined) return when
  return isByHand ? t`${when}, by hand` : t`${when}, automatically`
}

const piecesWords = (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` })
