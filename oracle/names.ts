export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const STORE_ID = '5c0a1f00-0000-4000-8000-000000000001'
export const OTHER_STORE_ID = '5c0a1f00-0000-4000-8000-000000000003'
export const WEBHOOK_ID = '5c0a1f00-0000-4000-8000-000000000002'

/** Ids whose order says nothing about age. */
export function idFrom(index: number): string {
  const hash = (Math.imul(index + 1, 2_654_435_761) >>> 0).toString(16).padStart(8, '0')
  return `${hash}-0000-4000-8000-${index.toString(16).padStart(12, '0')}`
}

export const couponId = (index: number) => idFrom(900_000 + index)

export const variantId = (index: number) => idFrom(300_000 + index)

/** The name under which the merchant answers tickets. */
export const OWN_NAME = 'Ines of the shop'
