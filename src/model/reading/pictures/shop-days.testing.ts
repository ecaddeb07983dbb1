import { list } from '#api/schemas/fields.ts'
import { type Taken, noHistory, withPicture } from './history.ts'
import { accountPicture, couponsPicture, productsPicture } from './picture.ts'
import { PicturedCoupon, PicturedProduct, PicturedUser } from './pictured.ts'
import { compareDays } from './shop-changes.ts'

type Fields = Record<string, unknown>

export const variant = { id: 'v1', name: 'Yearly', cost: 79, stock: 218, deliveryTypes: ['files'] }
export const products = (changes: Fields = {}, others: Fields[] = []) =>
  productsPicture(
    list(PicturedProduct).parse([
      { id: 'p1', name: 'Nimbus', variants: [{ ...variant, ...changes }, ...others] },
    ]),
  )!
export const coupons = (...rows: Fields[]) => couponsPicture(list(PicturedCoupon).parse(rows))!
export const account = (user: Fields) =>
  accountPicture(PicturedUser.parse({ apiKeys: [], ...user }))!

export type Parts = Taken['parts']
export const dayAt = (index: number) => `2026-01-${String(index + 1).padStart(2, '0')}`

/** One picture a day. */
export const kept = (...days: Parts[]) =>
  days.reduce(
    (history, parts, index) => withPicture(history, { day: dayAt(index), at: index, parts }),
    noHistory,
  )

export function changesOf(...days: Parts[]) {
  const compared = compareDays(kept(...days), dayAt(0), dayAt(days.length - 1))
  return compared?.changes.map(({ group, key, field, before, after }) =>
    [group, key, field, before, after].filter((value) => value !== undefined),
  )
}

export const coupon = { id: 'c1', code: 'BLACKNOV', isEnabled: false, maximumUses: 1 }
export const processor = (options: Fields) => ({ cardlaneEnabled: true, cardlaneOptions: options })
export const key = { id: 'k1', label: 'Bot', scopes: ['orders.view'] }
