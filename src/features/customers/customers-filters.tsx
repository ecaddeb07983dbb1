import { useNavigate } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'
import type { CustomerListQuery } from '#api/schemas/list-queries.ts'
import { FilterBar } from '#components/filter-bar.tsx'
import { useIsPhone } from '#components/phone.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import { SortMenu } from '#components/sort-menu.tsx'
import { usePreferences } from '#base/preferences.ts'
import styles from './customers-filters.module.css'
import { noFilters } from './customers-search.ts'

type CustomersFiltersProps = {
  storeId: string
  search: CustomerListQuery
  onChange: (change: Partial<CustomerListQuery>) => void
}

const sorts = [
  { label: 'Most spent first', sort: '-totalSpend' },
  { label: 'Most orders first', sort: '-totalOrders' },
  { label: 'Newest first', sort: '-dateCreated' },
  { label: 'By email', sort: 'emailAddress' },
]

/** The text that is searched for, and the six filters that narrow it. A pasted id is opened. */
export function CustomersFilters({ storeId, search, onChange }: CustomersFiltersProps) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { moneyUnit } = usePreferences()
  const { sort } = search

  function onSearch(text: string | undefined) {
    if (text && isUuidShaped(text)) {
      void navigate({
        to: '/stores/$storeId/customers/$customerId',
        params: { storeId, customerId: text.toLowerCase() },
      })
    } else onChange({ q: text })
  }

  return (
    <>
      <div className={styles.search}>
        <QuickSearch label="Search customers" value={search.q} onSearch={onSearch} large />
      </div>
      <FilterBar
        filters={filtersOf(search, onChange, moneyUnit === 'minor')}
        onClear={() => onChange(noFilters)}
      >
        {isPhone && search.q !== undefined && (
          <SortMenu sort={sort} onSort={(next) => onChange({ sort: next })} choices={sorts} />
        )}
      </FilterBar>
    </>
  )
}

function filtersOf(
  search: CustomerListQuery,
  onChange: CustomersFiltersProps['onChange'],
  isMinor: boolean,
) {
  const { email, ipAddress, balanceFrom, balanceTo, processorCustomerId, affiliateCode } = search
  const contains = { kind: 'text', operator: 'contains' } as const
  return [
    {
      ...contains,
      id: 'email',
      label: 'Email',
      value: email,
      onChange: (value?: string) => onChange({ email: value }),
    },
    {
      ...contains,
      id: 'ipAddress',
      label: 'IP address',
      value: ipAddress,
      onChange: (value?: string) => onChange({ ipAddress: value }),
    },
    {
      id: 'balance',
      label: isMinor ? 'Balance (minor units)' : 'Balance',
      kind: 'numbers' as const,
      decimals: true,
      value: { from: balanceFrom, to: balanceTo },
      onChange: (range?: { from?: number; to?: number }) =>
        onChange({ balanceFrom: range?.from, balanceTo: range?.to }),
    },
    {
      id: 'processorCustomerId',
      label: 'Processor customer ID',
      kind: 'text' as const,
      value: processorCustomerId,
      onChange: (value?: string) => onChange({ processorCustomerId: value }),
    },
    {
      ...contains,
      id: 'affiliateCode',
      label: 'Affiliate code',
      value: affiliateCode,
      onChange: (value?: string) => onChange({ affiliateCode: value }),
    },
  ]
}
