import type { Coupon } from '#api/schemas/coupons.ts'
import { labels, t } from '#base/language/words.ts'
import type { ColumnDescription, DrawnBy } from './columns.ts'

export const couponsColumns = [
  {
    id: 'discount',
    label: t`Discount`,
    field: 'percentageDecrease',
    width: 168,
    align: 'end',
    isLocked: true,
    exported: ['percentage', 'amount'],
  },
  { id: 'code', label: t`Code`, field: 'code', width: 240, sortsBy: 'code' },
  { id: 'state', label: t`State`, field: 'isEnabled', width: 116, exported: ['enabled'] },
  { id: 'uses', label: t`Uses`, field: 'uses', width: 192, align: 'end', sortsBy: 'uses' },
  {
    id: 'created',
    label: labels.created,
    field: 'dateCreated',
    width: 128,
    align: 'end',
    sortsBy: 'dateCreated',
    leaves: 2,
    kind: 'time',
  },
  {
    id: 'expires',
    label: t`Ends`,
    field: 'expirationDate',
    width: 144,
    align: 'end',
    sortsBy: 'expirationDate',
  },
  { id: 'variants', label: t`Variants`, field: 'variantIds', least: 200, isExtra: true },
  { id: 'id', label: t`Full coupon ID`, field: 'id', width: 316, isExtra: true, kind: 'id' },
] as const satisfies readonly ColumnDescription<Coupon>[]

export type CouponsColumn = (typeof couponsColumns)[number]['id']
export type CouponsCells = DrawnBy<typeof couponsColumns>
