import { useNavigate } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { isUuidShaped } from '#api/request.ts'
import type { OrderListQuery } from '#api/schemas/list-queries.ts'
import { FilterBar } from '#components/filter-bar.tsx'
import { useIsPhone } from '#components/phone.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import { useFilterValues } from '#model/memory/filter-values.ts'
import { noFilters } from './orders-search.ts'

type OrdersFiltersProps = {
  storeId: string
  search: OrderListQuery
  onChange: (change: Partial<OrderListQuery>) => void
}

const OrdersSort = lazy(() =>
  import('./orders-sort.tsx').then((module) => ({ default: module.OrdersSort })),
)

/** All six filters of the list. A pasted order id opens the order. */
export function OrdersFilters({ storeId, search, onChange }: OrdersFiltersProps) {
  const navigate = useNavigate()
  const learned = useFilterValues(storeId)
  const isPhone = useIsPhone()
  const { status, gateway, email, chat, dateFrom, dateTo, sort } = search

  function onSearch(text: string | undefined) {
    if (text && isUuidShaped(text)) {
      void navigate({
        to: '/stores/$storeId/orders/$orderId',
        params: { storeId, orderId: text.toLowerCase() },
      })
    } else onChange({ email: text })
  }

  return (
    <FilterBar
      search={<QuickSearch label="Email or order ID" value={email} onSearch={onSearch} />}
      filters={[
        {
          id: 'status',
          label: 'Status',
          kind: 'text',
          value: status,
          suggestions: learned.status,
          onChange: (value) => onChange({ status: value }),
        },
        {
          id: 'gateway',
          label: 'Gateway',
          kind: 'text',
          value: gateway,
          suggestions: learned.gateway,
          onChange: (value) => onChange({ gateway: value }),
        },
        {
          id: 'email',
          label: 'Customer email',
          kind: 'text',
          operator: 'contains',
          value: email,
          onChange: (value) => onChange({ email: value }),
        },
        {
          id: 'chat',
          label: 'Chat user (id or name)',
          kind: 'text',
          value: chat,
          onChange: (value) => onChange({ chat: value }),
        },
        {
          id: 'created',
          label: 'Created',
          kind: 'dates',
          value: { from: dateFrom, to: dateTo },
          onChange: (range) => onChange({ dateFrom: range?.from, dateTo: range?.to }),
        },
      ]}
      onClear={() => onChange(noFilters)}
    >
      {isPhone && (
        <Suspense>
          <OrdersSort sort={sort} onSort={(next) => onChange({ sort: next })} />
        </Suspense>
      )}
    </FilterBar>
  )
}
