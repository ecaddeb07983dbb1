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

/** The order as it is: with goods that lack, repeat or were given back, and at times for nothing. */
export function withGoods(order: TrueOrder): TrueOrder {
  const one = (question: string, in_: number) => drawn(order, question, in_) === 0
  return {
    ...order,
    ...(one('free', 9) && { amount: 0, amountPaid: one('paid', 5) ? null : 0 }),
    deliveredItems: order.items
      .flatMap((_, at) => goodsFor(order, at))
      .map((goods) => unnamed(order, goods)),
    refund: one('refund', 9) ? { id: `${order.id} refund` } : null,
    chargeback: one('chargeback', 13) ? { id: `${order.id} chargeback` } : null,
    isDeliveredManually: one('by hand', 11),
    isDeliveryItemsLocked: one('locked', 17),
  }
}

/** As its record is sent: at times without its goods, and by some platforms never without any. */
export function sentGoods(order: TrueOrder, isNoneNull: boolean): TrueOrder {
  const isNone = order.deliveredItems?.length === 0
  const isUnsent = drawn(order, 'told', 25) === 0 || (isNoneNull && isNone)
  return isUnsent ? { ...order, deliveredItems: null } : order
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
    const which = drawn(order, `which ${at} ${index}`, 9)
    return isShared ? spelled(order, `SHARED-KEY-${which}`) : `${item.id} ${index}`
  })
  if (how === 2) return [{ ...item, type: 'license_keys', textContent: ` ${keys.join(' \n\n')}\n` }]
  return keys.map((textContent, index) => ({
    ...item,
    id: `${item.id} ${index}`,
    type: how === 3 ? null : 'License_Keys',
    textContent,
  }))
}

const spelled = (order: TrueOrder, key: string) =>
  [key, key, key, key.toLowerCase(), key.replaceAll('-', ''), key.replaceAll('-', ' ')][
    drawn(order, `spelled ${key}`, 6)
  ]!

const isOfKeys = ({ type }: TrueGoods) => (type ?? 'license_keys').toLowerCase() === 'license_keys'

function textsIn(goods: TrueGoods): string[] {
  const { textContent } = goods
  const texts = isOfKeys(goods) ? (textContent ?? '').split('\n') : [textContent ?? '']
  return texts.map((text) => text.trim()).filter(Boolean)
}

/** Who owes nothing has paid all of it, once the order is over; a word may hide that it is. */
const isForNothing = ({ amount, amountPaid, status }: TrueOrder) =>
  amount === 0 && !amountPaid && ['paid', undefined].includes(meaningOf(status))

const isOpened = (order: TrueOrder) =>
  isForNothing(order) ||
  (typeof order.amountPaid === 'number' ? order.amountPaid > 0 : Boolean(order.amount))

const isTakenBack = ({ status }: TrueOrder) =>
  ['refunded', 'disputed'].includes(meaningOf(status) ?? '')

const isAwaited = ({ status }: TrueOrder) => {
  const meaning = meaningOf(status)
  if (meaning) return meaning === 'awaiting' || meaning === 'coming'
  return /^(?:awaiting|pending|held|on[ _-]hold)/i.test(status ?? '')
}

/** Nothing for an order that nobody has to look at. */
function stateOf(order: TrueOrder): string | undefined {
  const { amount, items, deliveredItems } = order
  const amountPaid = isForNothing(order) ? 0 : order.amountPaid
  if (!isOpened(order) || order.refund || order.chargeback) return undefined
  if (typeof amountPaid !== 'number' || typeof amount !== 'number') return 'unknown'
  if (amountPaid < amount) return undefined
  if (order.isDeliveredManually) return 'by-hand'
  if (order.isDeliveryItemsLocked) return 'locked'
  if (isTakenBack(order)) return undefined
  // No list isn't an empty one; while the order itself waits, nothing of it is late.
  if (!deliveredItems) return isAwaited(order) ? 'pending' : 'untold'
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
  if (!keys.isTold || !items.every(({ variantId }) => variantId)) return 'unknown'
  return words.wanted === 0 && items.length > 0 ? undefined : 'uncounted'
}

/** How many are late, whether or not their records say so. */
export const lateIn = (orders: readonly TrueOrder[]): number =>
  orders.filter((order) => stateOf(order) === 'missing').length

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

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Every key and text that went out twice, by its orders, all spellings of one together. */
export function soldTwiceText(orders: readonly TrueOrder[]): string {
  const deliveries = new Map<string, Delivered[]>()
  const alike = new Map<string, Delivered[]>()
  for (const order of orders.filter(isOpened)) {
    for (const goods of order.deliveredItems ?? []) {
      const isText = goods.type === 'instructions'
      for (const text of textsIn(goods)) {
        const delivered = { order, isText, text }
        deliveries.set(text, [...(deliveries.get(text) ?? []), delivered])
        if (!isText) alike.set(plain(text), [...(alike.get(plain(text)) ?? []), delivered])
      }
    }
  }
  const isSpelled = (its: Delivered[]) => new Set(its.map(({ text }) => text)).size > 1
  const probable = [...alike.values()].filter((its) => isSpelled(its) && isAlarming(its))
  const same = [...deliveries.values()].filter(({ length }) => length > 1)
  const isTold = (its: Delivered[]) => probable.some((group) => group.includes(its[0]!))
  const isCertain = (group: Delivered[]) =>
    same.some((its) => group.includes(its[0]!) && isAlarming(its))
  return sortedText(
    [
      ...same.filter((its) => !isTold(its)).map((its) => `${kindOf(its)} ${idsOf(its)}`),
      ...probable.map((its) => `${isCertain(its) ? 'two-orders' : 'alike'} ${idsOf(its)}`),
    ],
    '; ',
  )
}

type Delivered = { order: TrueOrder; isText: boolean; text: string }

const idsOf = (its: Delivered[]) => sortedText([...new Set(its.map(({ order }) => order.id))], ',')

const isAlarming = (its: Delivered[]) => {
  const kept = its.filter(({ order }) => !order.refund && !order.chargeback && !isTakenBack(order))
  return new Set(kept.map(({ order }) => order.id)).size > 1
}

function kindOf(its: Delivered[]): string {
  if (its[0]?.isText) return 'text'
  if (new Set(its.map(({ order }) => order.id)).size === 1) return 'one-order'
  return isAlarming(its) ? 'two-orders' : 'given-back'
}
