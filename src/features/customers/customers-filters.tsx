import { useNavigate } from '@tanstack/react-router'
import { isUuidShaped } from '#api/request.ts'
import type { CustomerListQuery } from '#api/schemas/list-queries.ts'
import { FilterBar } from '#components/filter-bar.tsx'
import { QuickSearch } from '#components/quick-search.tsx'
import styles from './customers-filters.module.css'
import { noFilters } from './customers-search.ts'

type CustomersFiltersProps = {
  storeId: string
  search: CustomerListQuery
  onChange: (change: Partial<CustomerListQuery>) => void
}

/** The text that is searched for, and the six filters that narrow it. A pasted id is opened. */
export function CustomersFilters({ storeId, search, onChange }: CustomersFiltersProps) {
  const navigate = useNavigate()

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
      <FilterBar filters={filtersOf(search, onChange)} onClear={() => onChange(noFilters)} />
    </>
  )
}

function filtersOf(search: CustomerListQuery, onChange: CustomersFiltersProps['onChange']) {
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
      label: 'Balance',
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
