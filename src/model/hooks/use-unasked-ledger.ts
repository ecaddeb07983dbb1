import { useQuery } from '@tanstack/react-query'
import { orderCountQuery } from '#api/orders.ts'
import { daysTo } from '#model/reading/figures/disputes.ts'
import { instantsOf } from '#model/reading/ledger/days.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'

/** Up to so many orders are read without being asked: a hundred pages, once. */
const MOST_UNASKED = 10_000

type Period = { storeId: string; zone: string; now: number }

/** The orders of some days up to today, read once where somebody looks at what only they tell. */
export function useUnaskedLedger({ storeId, zone, now }: Period, days: number, isOn: boolean) {
  const span = daysTo(now, zone, days)
  const dateFrom = new Date(instantsOf(span, zone, now).start).toISOString()
  const count = useQuery({
    ...orderCountQuery(storeId, { dateFrom }),
    staleTime: Infinity,
    enabled: isOn,
  })
  const isCheap = count.data !== undefined && count.data <= MOST_UNASKED
  const read = useLedgerRead(storeId, zone, span, isOn && isCheap)
  return { span, read, isUnread: isOn && !count.isLoading && !isCheap }
}
