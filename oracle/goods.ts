import { meaningOf } from './meaning.ts'
import { idFrom } from './names.ts'
import type { TrueGoods, TrueOrder, TrueProduct } from './records.ts'
import { sortedText } from './stated.ts'

/** What the orders of a world name: keys, files, and what leaves nothing to count. */
export const goodsCatalogue: TrueProduct[] = ['LICENSE_KEYS', 'files', 'instructions'].map(
  (type, product) => ({
    id: idFrom(800_000 + product),
    name: `Product ${product}`,
    variants: [{ id: idFrom(810_000 + product), name: 'Standard', deliveryTypes: [type] }],
  }),
)
const [KEYS, FILES, WORDS] = goodsCatalogue.map(({ variants }) => variants[0]?.id)

/** The same number for the same order and question. */
function drawn({ id }: TrueOrder, question: string, below: number): number {
  let mixed = 2_166_136_261
  for (const letter of id + question) {
    mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16_777_619) >>> 0
  }
  return (mixed >>> 8) % below
}

/** The order as its record tells it: with goods that lack, repeat or were given back. */
export function withGoods(order: TrueOrder): TrueOrder {
  const one = (question: string, in_: number) => drawn(order, question, in_) === 0
  return {
    ...order,
    deliveredItems: one('told', 25)
      ? null
      : order.items.flatMap((_, at) => goodsFor(order, at)).map((goods) => unnamed(order, goods)),
    refund: one('refund', 9) ? { id: `${order.id} refund` } : null,
    chargeback: one('chargeback', 13) ? { id: `${order.id} chargeback` } : null,
    isDeliveredManually: one('by hand', 11),
    isDeliveryItemsLocked: one('locked', 17),
  }
}

/** At times it does not say of which variant it is, or only within. */
function unnamed(order: TrueOrder, goods: TrueGoods): TrueGoods {
  const how = drawn(order, `named ${goods.id}`, 14)
  const { variantId, ...others } = goods
  if (how > 1 || !variantId) return goods
  const [variant] = goodsCatalogue.flatMap(({ variants }) =>
    variants.filter(({ id }) => id === variantId),
  )
  return how === 0 || !variant
    ? others
    : { ...others, variant: { id: variantId, deliveryTypes: variant.deliveryTypes ?? [] } }
}

const variantOf = ({ variantId, variant }: TrueGoods) => variantId ?? variant?.id

function goodsFor(order: TrueOrder, at: number): TrueGoods[] {
  const { variantId, quantity } = order.items[at]!
  const item = { id: `${order.id} ${at}`, variantId }
  const how = drawn(order, `how ${at}`, 6)
  if (how === 0) return []
  if (variantId === FILES) return [{ ...item, type: 'FILES', fileId: 'file' }]
  if (variantId === WORDS) {
    return [{ ...item, type: 'instructions', textContent: how === 1 ? '  ' : 'We write to you.' }]
  }
  const given = (quantity ?? 1) - (how === 1 ? 1 : 0)
  const keys = Array.from({ length: given }, (_, index) => {
    const isShared = drawn(order, `shared ${at} ${index}`, 5) === 0
    return isShared ? `SHARED-${drawn(order, `which ${at} ${index}`, 9)}` : `${item.id} ${index}`
  })
  if (how === 2) return [{ ...item, type: 'license_keys', textContent: ` ${keys.join(' \n\n')}\n` }]
  return keys.map((textContent, index) => ({
    ...item,
    id: `${item.id} ${index}`,
    type: how === 3 ? null : 'License_Keys',
    textContent,
  }))
}

const isOfKeys = ({ type }: TrueGoods) => (type ?? 'license_keys').toLowerCase() === 'license_keys'

function textsIn(goods: TrueGoods): string[] {
  const { textContent } = goods
  const texts = isOfKeys(goods) ? (textContent ?? '').split('\n') : [textContent ?? '']
  return texts.map((text) => text.trim()).filter(Boolean)
}

const isOpened = ({ amount, amountPaid }: TrueOrder) =>
  typeof amountPaid === 'number' ? amountPaid > 0 : Boolean(amount)

const isTakenBack = ({ status }: TrueOrder) =>
  ['refunded', 'disputed'].includes(meaningOf(status) ?? '')

const isAwaited = ({ status }: TrueOrder) => {
  const meaning = meaningOf(status)
  if (meaning) return meaning === 'awaiting' || meaning === 'coming'
  return /^(?:awaiting|pending|held|on[ _-]hold)/i.test(status ?? '')
}

/** Nothing for an order that nobody has to look at. */
function stateOf(order: TrueOrder): string | undefined {
  const { amount, amountPaid, items, deliveredItems } = order
  if (!isOpened(order) || order.refund || order.chargeback) return undefined
  if (!deliveredItems || typeof amountPaid !== 'number' || typeof amount !== 'number') {
    return 'unknown'
  }
  if (amountPaid < amount) return undefined
  if (order.isDeliveredManually) return 'by-hand'
  if (order.isDeliveryItemsLocked) return 'locked'
  if (isTakenBack(order)) return undefined
  const of = (variantId: string | undefined) => {
    const pieces = items.filter((item) => item.variantId === variantId)
    return {
      wanted: pieces.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0),
      given: deliveredItems.filter((item) => variantOf(item) === variantId),
      isTold: pieces.every(({ quantity }) => typeof quantity === 'number'),
    }
  }
  const [keys, files, words] = [of(KEYS), of(FILES), of(WORDS)]
  const texts = keys.given.flatMap(textsIn).length
  if (texts < keys.wanted || (files.wanted > 0 && files.given.length === 0)) {
    // What names no variant may be what seems to lack.
    if (!deliveredItems.every(variantOf)) return 'unknown'
    if (isAwaited(order)) return 'pending'
    // It may have been given back, or wait, in a word that means nothing here.
    return meaningOf(order.status) ? 'missing' : 'unclear'
  }
  const isAll = words.wanted === 0 && items.length > 0 && keys.isTold
  return isAll ? undefined : 'unknown'
}

/** How many orders lack goods, and how many of which nobody can tell. */
export function undeliveredText(orders: readonly TrueOrder[]): string {
  const states = orders.flatMap((order) => stateOf(order) ?? [])
  return countsText(states)
}

export const countsText = (states: readonly string[]): string =>
  sortedText(
    [...new Set(states)].map(
      (state) => `${state}=${states.filter((other) => other === state).length}`,
    ),
  )

/** Every key and text that went out twice, by its orders. */
export function soldTwiceText(orders: readonly TrueOrder[]): string {
  const deliveries = new Map<string, { order: TrueOrder; isText: boolean }[]>()
  for (const order of orders.filter(isOpened)) {
    for (const goods of order.deliveredItems ?? []) {
      const isText = goods.type === 'instructions'
      for (const text of textsIn(goods)) {
        deliveries.set(text, [...(deliveries.get(text) ?? []), { order, isText }])
      }
    }
  }
  const found = [...deliveries.values()].filter(({ length }) => length > 1)
  return sortedText(
    found.map((its) => {
      const own = new Set(its.map(({ order }) => order.id))
      const kept = its.filter(
        ({ order }) => !order.refund && !order.chargeback && !isTakenBack(order),
      )
      const isAlarming = new Set(kept.map(({ order }) => order.id)).size > 1
      const kind = its[0]?.isText
        ? 'text'
        : own.size === 1
          ? 'one-order'
          : isAlarming
            ? 'two-orders'
            : 'given-back'
      return `${kind} ${sortedText([...own], ',')}`
    }),
    '; ',
  )
}
