import * as z from 'zod/mini'
import { isComplete } from '#api/schemas/fields.ts'
import type { DeliveredItem, OrderRecord } from '#api/schemas/order-detail.ts'
import type { Variant, VariantReference } from '#api/schemas/products.ts'
import { isSameId } from '#base/text/same-id.ts'
import { separateWords } from '#base/text/sentence-case.ts'
import { piecesOf } from './item-words.ts'
import { isTakenBack, orderTone } from './order-tone.ts'
import { isNothingPaid, isPaidInFull, isPaymentKnown, owesNothing } from './paid.ts'

/** How many are due, and how many of them were not delivered. */
const Due = z.object({ wanted: z.number(), missing: z.number() })
type Due = z.infer<typeof Due>

export const Goods = z.object({
  /**
   * `not-due`: not paid in full, refunded or charged back. `by-hand` and `locked`: the order says so.
   * `pending`: its status says that it isn’t complete yet. `unclear`: goods lack, and what its status
   * says isn’t known. `untold`: what was delivered wasn’t sent, which may mean nothing. `unknown`: nor
   * was something else that would tell. `uncounted`: it holds nothing that can be counted.
   */
  state: z.enum([
    'delivered',
    'missing',
    'pending',
    'unclear',
    'by-hand',
    'locked',
    'not-due',
    'untold',
    'unknown',
    'uncounted',
  ]),
  keys: Due,
  /** Variants with files; one file of each is enough. */
  files: Due,
  /** The least that is left of a variant whose keys are missing. */
  stock: z.optional(z.number()),
  /** Only the order’s own record names the customer by more than an email. */
  customerId: z.optional(z.string()),
})
export type Goods = z.infer<typeof Goods>

const NONE: Due = { wanted: 0, missing: 0 }
export const UNTOLD_GOODS: Goods = { state: 'untold', keys: NONE, files: NONE }

type HasGoods = { goods: Goods }
export const isMissing = ({ goods }: HasGoods) => goods.state === 'missing'
/** It may have been refunded, or wait, in a word that nobody knows. */
export const isUnclear = ({ goods }: HasGoods) => goods.state === 'unclear'
export const lacksGoods = (order: HasGoods) => isMissing(order) || isUnclear(order)
/** Nobody can tell, though there may be something to count: it may be late. */
export const isUntold = ({ goods }: HasGoods) =>
  goods.state === 'untold' || goods.state === 'unknown'
/** Another look tells the same, while the order stays as it is. */
export const isLasting = ({ state }: Goods) => state === 'by-hand' || state === 'uncounted'
/** Nobody has to look at it. */
export const isQuiet = ({ state }: Goods) => state === 'delivered' || state === 'not-due'

type Sold = Pick<OrderRecord, 'status' | 'amount' | 'amountPaid'>

/** Nobody paid for it, so that its status alone tells that it was ordered to the end. */
export const isFree = (order: Sold) =>
  owesNothing(order) && ['tick', 'ring'].includes(orderTone(order.status).glyph)

/** As far as a list tells, in which neither refunds nor goods stand. */
export const mayBeDue = (order: Sold) => !isNothingPaid(order) || isFree(order)

/** The catalogue’s variants come without their files. */
type KnownVariant = Pick<VariantReference, 'id' | 'deliveryTypes'> &
  Partial<Pick<Variant, 'files' | 'stock'>>
export type Catalogue = readonly KnownVariant[]

/**
 * What of an order’s goods the customer has. Types of delivery come from the catalogue, as far as
 * it is read, and from the delivered items, which carry their variant.
 */
export function goodsOf(order: OrderRecord, catalogue?: Catalogue): Goods {
  const delivered = order.deliveredItems
  const carried = delivered.flatMap(({ variant }) => variant ?? [])
  const known = new Map(
    [...(catalogue ?? []), ...carried].map((variant) => [variant.id.toLowerCase(), variant]),
  )
  known.delete('')
  const keys: Due = { wanted: 0, missing: 0 }
  const files: Due = { wanted: 0, missing: 0 }
  const stocks: number[] = []
  let isCounted = order.items.length > 0
  let isTold = isComplete(order.items) && order.items.every(({ variantId }) => variantId)
  for (const [variantId, pieces] of piecesByVariant(order)) {
    const variant = known.get(variantId)
    const types = variant?.deliveryTypes.map((type) => type.toLowerCase()) ?? []
    const own = delivered.filter((item) => isSameId(variantOf(item), variantId))
    const hasKeys = types.includes('license_keys')
    const hasFiles = types.includes('files') && !hasNone(variant?.files)
    if (hasKeys) {
      // What a delivered item says of its variant is as old as the order.
      const left = catalogue?.find(({ id }) => isSameId(id, variantId))?.stock
      if (left !== undefined && keysIn(own) < pieces) stocks.push(left)
      add(keys, pieces, keysIn(own))
      if (order.items.some((item) => hasNoQuantity(item, variantId))) isTold = false
    }
    if (hasFiles) add(files, 1, own.filter(isFile).length)
    if (!hasKeys && !hasFiles) isCounted = false
  }
  const ofTold = isCounted ? 'delivered' : catalogue ? 'uncounted' : 'unknown'
  const complete = isTold ? ofTold : 'unknown'
  return {
    state: stateOf(order, keys.missing + files.missing > 0, complete),
    keys,
    files,
    stock: stocks.length > 0 ? Math.min(...stocks) : undefined,
    customerId: customerIdOf(order),
  }
}

/** Only the catalogue may tell what of them is due. */
export const wantsCatalogue = (order: OrderRecord, catalogue: Catalogue | undefined) =>
  !catalogue && goodsOf(order).state === 'unknown'

/** The items that lack goods, each variant once. */
export function lackingItems(order: OrderRecord, catalogue?: Catalogue) {
  return [...piecesByVariant(order).keys()].flatMap((variantId) => {
    const items = order.items.filter((item) => (item.variantId?.toLowerCase() ?? '') === variantId)
    const goods = goodsOf({ ...order, items }, catalogue)
    return items[0] && lacksGoods({ goods }) ? [{ item: items[0], goods }] : []
  })
}

export const customerIdOf = ({ customer, realCustomerId }: OrderRecord) =>
  customer?.customerId || realCustomerId || undefined

type State = Goods['state']

function stateOf(order: OrderRecord, lacksSome: boolean, complete: State): State {
  const { amount, refund, chargeback, deliveredItems } = order
  if (refund || chargeback) return 'not-due'
  if (!isPaymentKnown(order) || amount === undefined) return 'unknown'
  if (!isPaidInFull(order) && !isFree(order)) return 'not-due'
  if (order.isDeliveredManually) return 'by-hand'
  if (order.isDeliveryItemsLocked) return 'locked'
  if (isTakenBack(order)) return 'not-due'
  if (!isComplete(deliveredItems)) return isAwaited(order) ? 'pending' : 'untold'
  if (!lacksSome) return complete
  // What names no variant may be what seems to lack.
  if (!deliveredItems.every(variantOf)) return 'unknown'
  if (isAwaited(order)) return 'pending'
  return orderTone(order.status).glyph === 'ring' ? 'unclear' : 'missing'
}

const variantOf = ({ variantId, variant }: DeliveredItem) => variantId || variant?.id

const hasNoQuantity = ({ variantId, quantity }: OrderRecord['items'][number], id: string) =>
  quantity === undefined && isSameId(variantId, id)

const AWAITED = /^(?:awaiting|waiting|pending|on hold|held|in review)\b/

/** The platform itself waits for something, such as a payment or papers, before it completes it. */
function isAwaited({ status = '' }: OrderRecord) {
  const { glyph } = orderTone(status)
  if (glyph === 'ring') return AWAITED.test(separateWords(status))
  return glyph === 'half' || glyph === 'dashed' || glyph === 'pause'
}

function piecesByVariant({ items }: OrderRecord): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const item of items) {
    const variantId = item.variantId?.toLowerCase() ?? ''
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + piecesOf(item))
  }
  return pieces
}

function add(due: Due, wanted: number, delivered: number) {
  due.wanted += wanted
  due.missing += Math.max(0, wanted - delivered)
}

const isFile = ({ fileId, file, type }: DeliveredItem) =>
  Boolean(fileId || file) || type?.toLowerCase() === 'files'

const hasNone = (files: Variant['files'] | undefined) => files?.length === 0 && isComplete(files)

const isKey = ({ type = 'license_keys' }: DeliveredItem) => type.toLowerCase() === 'license_keys'

/** A platform may send several keys as the lines of one text. */
function keysIn(items: readonly DeliveredItem[]): number {
  const texts = items.filter(isKey).flatMap(({ textContent }) => textContent?.trim() || [])
  const lines = texts.flatMap((text) => text.split(/\s*\n\s*/))
  return Math.max(texts.length, lines.length)
}
