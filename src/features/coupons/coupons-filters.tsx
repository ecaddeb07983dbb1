import { useNavigate } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'
import type { CouponListQuery } from '#api/schemas/list-queries.ts'
import { FilterBar } from '#components/filter-bar.tsx'
import { useIsPhone } from '#components/phone.ts'
import { usePreferences } from '#base/preferences.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import { SortMenu } from '#components/sort-menu.tsx'
import { noFilters } from './coupons-search.ts'

type CouponsFiltersProps = {
  storeId: string
  search: CouponListQuery
  onChange: (change: Partial<CouponListQuery>) => void
}

const sorts = [
  { label: 'Most used first', sort: '-uses' },
  { label: 'Newest first', sort: '-dateCreated' },
  { label: 'First to end', sort: 'expirationDate' },
  { label: 'By code', sort: 'code' },
]

/** One box for the search, and every range. A pasted coupon id opens the coupon. */
export function CouponsFilters({ storeId, search, onChange }: CouponsFiltersProps) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { moneyUnit } = usePreferences()
  const { q, isEnabled, sort } = search

  function onSearch(text: string | undefined) {
    if (text && isUuidShaped(text)) {
      void navigate({
        to: '/stores/$storeId/coupons/$couponId',
        params: { storeId, couponId: text.toLowerCase() },
      })
    } else onChange({ q: text })
  }

  return (
    <FilterBar
      isNarrowed={q !== undefined}
      search={<QuickSearch label="Code or coupon ID" value={q} onSearch={onSearch} />}
      filters={[
        {
          id: 'enabled',
          label: 'Enabled',
          kind: 'choice',
          value: isEnabled === undefined ? undefined : String(isEnabled),
          choices: [
            { value: 'true', label: 'Yes' },
            { value: 'false', label: 'No' },
          ],
          onChange: (value) =>
            onChange({ isEnabled: value === undefined ? undefined : value === 'true' }),
        },
        {
          id: 'uses',
          label: 'Uses',
          kind: 'numbers',
          value: { from: search.usesFrom, to: search.usesTo },
          onChange: (range) => onChange({ usesFrom: range?.from, usesTo: range?.to }),
        },
        {
          id: 'maximumUses',
          label: 'Maximum uses',
          kind: 'numbers',
          value: { from: search.maximumUsesFrom, to: search.maximumUsesTo },
          onChange: (range) => onChange({ maximumUsesFrom: range?.from, maximumUsesTo: range?.to }),
        },
        {
          id: 'percentage',
          label: 'Percentage',
          kind: 'numbers',
          decimals: true,
          value: { from: search.percentageFrom, to: search.percentageTo },
          onChange: (range) => onChange({ percentageFrom: range?.from, percentageTo: range?.to }),
        },
        {
          id: 'amount',
          label: moneyUnit === 'minor' ? 'Amount (minor units)' : 'Amount',
          kind: 'numbers',
          decimals: true,
          value: { from: search.amountFrom, to: search.amountTo },
          onChange: (range) => onChange({ amountFrom: range?.from, amountTo: range?.to }),
        },
      ]}
      onClear={() => onChange(noFilters)}
    >
      {isPhone && (
        <SortMenu sort={sort} onSort={(next) => onChange({ sort: next })} choices={sorts} />
      )}
    </FilterBar>
  )
}
