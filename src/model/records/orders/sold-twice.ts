import { commaList } from '#base/language/lists.ts'
import type { DeliveredItem, OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'
import { comparing } from '#base/numbers/compare.ts'
import { maskedText } from '#base/text/masked-text.ts'
import { instantOf } from '#base/time/by-time.ts'
import { isSameId } from '#base/text/same-id.ts'
import { LEAST_KEY, comparableKey } from './delivered-key.ts'
import { isTakenBack } from './order-tone.ts'

/** A key’s or a text’s way to a customer, without the key. */
export type Delivery = {
  orderId: string
  email?: string
  amountPaid?: number
  currencyCode?: string
  product: string
  /** When it was delivered; if that is not known, when it was ordered. */
  date?: string
  isGivenBack: boolean
  /** Differs by case, spaces or dashes from the key that several other orders have to the letter. */
  isOtherwise?: true
}

export type SameGoods = {
  id: string
  /**
   * Only `two-orders` is alarming, and `alike` where they differ by case, spaces or dashes: the key
   * of a refunded order may be sold again, one order may hold a key twice on purpose, and
   * instructions are the same for everybody.
   */
  kind: 'two-orders' | 'alike' | 'given-back' | 'one-order' | 'text'
  masked: string
  /** Oldest first. */
  deliveries: readonly Delivery[]
}

export type KeyComparison = {
  add: (detail: OrderDetail) => Promise<void>
  /** How many keys and texts were compared. */
  count: () => number
  same: () => SameGoods[]
  /** The key or text of this id, if the order holds it: none is kept. */
  textIn: (id: string, detail: OrderDetail) => Promise<string | undefined>
}

type Seen = { isText: boolean; masked: string; alike: string; deliveries: Delivery[] }

/**
 * Compares what was delivered by values that cannot be turned back into it, and that mean nothing
 * in another comparison: they depend on a secret that is made here and that nobody can read.
 */
export function compareKeys(): KeyComparison {
  const making = crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const seen = new Map<string, Seen>()
  const orders = new Set<string>()
  let count = 0

  async function valueOf(text: string) {
    return hex(await crypto.subtle.sign('HMAC', await making, new TextEncoder().encode(text)))
  }

  return {
    async add({ order }) {
      // In a longer time, an order may come again.
      const id = order.id.toLowerCase()
      if (orders.has(id)) return
      if (id !== '') orders.add(id)
      const items = new Map(order.deliveredItems.map((item, at) => [item.id || String(at), item]))
      for (const item of items.values()) {
        for (const text of textsOf(item)) {
          const value = await valueOf(text)
          const isText = isForEverybody(item)
          const found = seen.get(value) ?? {
            isText,
            masked: maskedText(text),
            alike: isText ? value : await valueOf(alikeText(text)),
            deliveries: [],
          }
          found.deliveries.push(deliveryOf(order, item))
          seen.set(value, found)
          count += 1
        }
      }
    },
    count: () => count,
    same() {
      const alike = alikeAmong(seen)
      const told = new Set(alike.map(({ id }) => id))
      const same = [...seen].filter(([, each]) => !told.has(each.alike)).flatMap(sameIn)
      return [...same, ...alike].toSorted(comparing((goods) => Number(isAlike(goods))))
    },
    async textIn(id, { order }) {
      for (const text of order.deliveredItems.flatMap(textsOf)) {
        const values = [text, alikeText(text)].map(valueOf)
        if ((await Promise.all(values)).includes(id)) return text
      }
      return undefined
    },
  }
}

/** Never what some text is as a whole: these have no blanks at their ends. */
const alikeText = (text: string) => {
  const key = comparableKey(text)
  return ` ${key.length < LEAST_KEY ? text : key}`
}

const byAge = (deliveries: readonly Delivery[]) =>
  deliveries.toSorted(comparing(({ date }) => instantOf(date)))

function sameIn([id, { isText, masked, ...each }]: [string, Seen]): SameGoods[] {
  if (each.deliveries.length < 2) return []
  const deliveries = byAge(each.deliveries)
  return [{ id, kind: isText ? 'text' : kindOf(deliveries), masked, deliveries }]
}

/** What went to several orders in several spellings, together. */
function alikeAmong(seen: ReadonlyMap<string, Seen>): SameGoods[] {
  const spellings = new Map<string, Seen[]>()
  for (const each of seen.values()) {
    spellings.set(each.alike, [...(spellings.get(each.alike) ?? []), each])
  }
  return [...spellings].flatMap(([id, all]) => {
    const certain = all
      .filter(({ deliveries }) => kindOf(deliveries) === 'two-orders')
      .toSorted(comparing(({ deliveries }) => ordersOf(deliveries).size, true))[0]
    const deliveries = byAge(
      all.flatMap((each) =>
        !certain || each === certain
          ? each.deliveries
          : each.deliveries.map((delivery) => ({ ...delivery, isOtherwise: true as const })),
      ),
    )
    const { masked } = certain ?? all[0]!
    if (all.length === 1 || kindOf(deliveries) !== 'two-orders') return []
    return [{ id, kind: certain ? 'two-orders' : 'alike', masked, deliveries }]
  })
}

function kindOf(deliveries: readonly Delivery[]): SameGoods['kind'] {
  if (ordersOf(deliveries).size === 1) return 'one-order'
  const kept = deliveries.filter(({ isGivenBack }) => !isGivenBack)
  return ordersOf(kept).size > 1 ? 'two-orders' : 'given-back'
}

export const isSoldTwice = ({ kind }: SameGoods) => kind === 'two-orders'
/** Some shop’s keys may mind their case. */
export const isAlike = ({ kind }: SameGoods) => kind === 'alike'
/** The rest is probably fine. */
export const isAlarming = (same: SameGoods) => isSoldTwice(same) || isAlike(same)

export const ordersOf = (deliveries: readonly Delivery[]) =>
  new Set(deliveries.map(({ orderId }) => orderId))

/** A platform may send several keys as the lines of one text; other texts count as a whole. */
function textsOf({ type = 'license_keys', textContent = '' }: DeliveredItem): string[] {
  const texts = type.toLowerCase() === 'license_keys' ? textContent.split('\n') : [textContent]
  return texts.map((text) => text.trim().normalize('NFC')).filter((text) => text !== '')
}

const isForEverybody = ({ type }: DeliveredItem) => type?.toLowerCase() === 'instructions'

function deliveryOf(order: OrderRecord, item: DeliveredItem): Delivery {
  const sold = order.items.find(({ variantId }) => isSameId(variantId, item.variantId))
  return {
    orderId: order.id,
    email: order.customer?.emailAddress,
    amountPaid: order.amountPaid,
    currencyCode: order.currencyCode,
    product: commaList([sold?.productName, sold?.variantName]),
    date: item.dateCreated ?? order.dateCreated,
    isGivenBack: Boolean(order.refund ?? order.chargeback) || isTakenBack(order),
  }
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
