import { t } from '#base/language/words.ts'
import type { StatusTone } from '#base/text/status-tone.ts'

export type CheckSource = 'products' | 'categories' | 'coupons'
export type CheckedKind = 'variant' | 'product' | 'coupon' | 'category'

type CheckKind = {
  id: string
  label: string
  as: StatusTone
  /** Often intended, so the navigation does not count it. */
  isMild?: true
  /** What its rows are, where they are no variants. */
  of?: CheckedKind
  reads: readonly CheckSource[]
}

const danger = { glyph: 'cross', tone: 'danger' } as const
const low = { glyph: 'half', tone: 'warning' } as const
const warning = { glyph: 'triangle', tone: 'warning' } as const
const hollow = { glyph: 'ring', tone: 'neutral' } as const

const kinds = [
  { id: 'out', label: t`Out of stock`, as: danger, reads: ['products'] },
  { id: 'low', label: t`Low stock`, as: low, reads: ['products'] },
  { id: 'quantity', label: t`Maximum below minimum`, as: warning, reads: ['products'] },
  { id: 'delivery', label: t`No delivery type`, as: warning, reads: ['products'] },
  {
    id: 'lost-variant',
    label: t`Coupon for a deleted variant`,
    as: warning,
    of: 'coupon',
    reads: ['coupons', 'products'],
  },
  {
    id: 'expired',
    label: t`Expired, still enabled`,
    as: warning,
    of: 'coupon',
    reads: ['coupons'],
  },
  { id: 'ending', label: t`Coupon ends soon`, as: low, of: 'coupon', reads: ['coupons'] },
  {
    id: 'used-up',
    label: t`Coupon used up`,
    as: hollow,
    isMild: true,
    of: 'coupon',
    reads: ['coupons'],
  },
  { id: 'free', label: t`Price is 0`, as: hollow, isMild: true, reads: ['products'] },
  { id: 'position', label: t`Same position twice`, as: hollow, isMild: true, reads: ['products'] },
  { id: 'image', label: t`No image`, as: hollow, isMild: true, of: 'product', reads: ['products'] },
  { id: 'slug', label: t`No slug`, as: hollow, isMild: true, of: 'product', reads: ['products'] },
  {
    id: 'no-category',
    label: t`In no category`,
    as: hollow,
    isMild: true,
    of: 'product',
    reads: ['products', 'categories'],
  },
  {
    id: 'no-product',
    label: t`Empty category`,
    as: hollow,
    isMild: true,
    of: 'category',
    reads: ['categories'],
  },
  {
    id: 'no-variant',
    label: t`Product without variants`,
    as: hollow,
    isMild: true,
    of: 'product',
    reads: ['products'],
  },
] as const satisfies readonly CheckKind[]

export type CheckId = (typeof kinds)[number]['id']

export const checkKinds: readonly (CheckKind & { id: CheckId })[] = kinds

const places = new Map(checkKinds.map((kind, place) => [kind.id, place]))

export const urgencyOf = (id: CheckId) => places.get(id) ?? places.size

export const checkKind = (id: CheckId) => checkKinds[urgencyOf(id)]!

export const isMild = (id: CheckId) => checkKind(id).isMild === true

export const readCheckId = (text: string | undefined): CheckId | undefined =>
  checkKinds.find(({ id }) => id === text)?.id
