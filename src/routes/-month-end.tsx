import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orderCountQuery } from '#api/orders.ts'
import { MonthEnd } from '#features/searches/month-end.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { useMonthEnd } from '#features/searches/use-month-end.ts'

type MonthEndPageProps = { storeId: string; asked: string; currency: string | undefined }

export function MonthEndPage({ storeId, asked, currency }: MonthEndPageProps) {
  const navigate = useNavigate({ from: '/tools' })
  const month = useMonthEnd(storeId, asked)
  const { store } = useCurrentStore()
  const count = useQuery(orderCountQuery(storeId, month.query))
  return (
    <MonthEnd
      month={month}
      currency={currency}
      storeName={store?.name}
      count={count.data}
      onMonth={(chosen) => void navigate({ search: { month: chosen } })}
    />
  )
}
