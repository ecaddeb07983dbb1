import type { CouponListQuery } from '#api/schemas/list-queries.ts'

/** Every filter, gone. */
export const noFilters = {
  q: undefined,
  usesFrom: undefined,
  usesTo: undefined,
  maximumUsesFrom: undefined,
  maximumUsesTo: undefined,
  percentageFrom: undefined,
  percentageTo: undefined,
  amountFrom: undefined,
  amountTo: undefined,
  isEnabled: undefined,
} satisfies CouponListQuery

/** 0 and false are filters, too. */
export function isFiltered(search: CouponListQuery): boolean {
  return (Object.keys(noFilters) as (keyof typeof noFilters)[]).some(
    (name) => search[name] !== undefined,
  )
}
