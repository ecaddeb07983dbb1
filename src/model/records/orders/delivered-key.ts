import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'

/** Shorter texts occur everywhere. */
export const LEAST_KEY = 4

/** Letters and digits alone tell keys apart: people type them without dashes, or in lower case. */
export const comparableKey = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Dash}_]/gu, '')

export const looksLikeKey = (text: string) =>
  /^(?=.*\d)\S{8,}$/.test(text) || /\S\.\w{2,5}$/.test(text)

/** Groups of one length, as most shops make keys: "L2HE-FN2B-EDMS-MBA4". No slug or card number is one. */
export function isGroupedKey(text: string): boolean {
  const groups = text.split('-')
  const isEven = groups.every(
    (group) => group.length === groups[0]?.length && /^[\da-z]{4,8}$/i.test(group),
  )
  const mixed = groups.filter((group) => /\d/.test(group) && /[a-z]/i.test(group)).length
  if (!isEven || groups.length < 3 || !/\d/.test(text) || !/[a-z]/i.test(text)) return false
  return mixed > 1 || text === text.toUpperCase()
}

/** Capitals and digits, longer than any name or coupon usually is: "EXT-7Q2KX9-PL004ANMBS". */
export const isLongCode = (text: string) => /^(?=.*\d)(?=.*[A-Z])(?:[-_]?[\dA-Z]){14,}$/.test(text)

/** Compares in memory; neither side leaves it. */
export function hasDelivered({ order }: OrderDetail, wanted: string): boolean {
  const key = comparableKey(wanted)
  if (key.length < LEAST_KEY) return false
  return order.deliveredItems
    .flatMap(({ textContent, file, fileId, webhookExecutionLog }) => [
      textContent,
      file?.friendlyName,
      fileId,
      webhookExecutionLog?.responseBody,
    ])
    .some((text) => text !== undefined && comparableKey(text).includes(key))
}

export function holdsProduct({ items }: Order, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return items.some(({ productName, variantName, productId, variantId }) =>
    [productName, variantName, productId, variantId].some((part) =>
      part?.toLowerCase().includes(wanted),
    ),
  )
}
