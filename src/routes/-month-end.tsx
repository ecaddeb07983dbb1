import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderCountQuery } from '#api/orders.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'
import { MonthEnd } from '#features/searches/month-end.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { useMonthEnd } from '#features/searches/use-month-end.ts'

type MonthEndPageProps = { storeId: string; asked: string; currency: string | undefined }

export function MonthEndPage({ storeId, asked, currency }: MonthEndPageProps) {
  const navigate = useNavigate({ from: '/tools' })
  const month = useMonthEnd(storeId, asked)
  const { store } = useCurrentStore()
  const count = useQuery(orderCountQuery(storeId, month.query))
  // Orders of the months before may have been refunded in this one; their status says so.
  const given = statusesLike('arrow', useFilterValues(storeId).status)
  const older = useQueries({
    queries: given.map((status) => orderCountQuery(storeId, { ...month.olderQuery, status })),
    combine: (counts) =>
      counts.reduce<number | undefined>(
        (sum, { data }) => (sum === undefined || data === undefined ? undefined : sum + data),
        0,
      ),
  })
  return (
    <MonthEnd
      month={month}
      currency={currency}
      storeName={store?.name}
      count={count.data}
      older={older}
      onMonth={(chosen) => void navigate({ search: { month: chosen } })}
    />
  )
}
