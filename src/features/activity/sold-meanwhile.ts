import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { addDays } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { areSalesTold, soldMeanwhile } from '#model/reading/figures/sold-meanwhile.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { type ShopComparison, beyondSales } from '#model/reading/pictures/shop-changes.ts'

/** Up to so many orders are read without being asked: ten seconds at most. */
const MOST_UNASKED = 2_000

/** What was sold between two pictures of the shop, which tells how much of a stock jump is sales. */
export function useSoldMeanwhile(storeId: string, { from, to, changes, soldDown }: ShopComparison) {
  const zone = useTimeZone()
  const [isAsked, setAsked] = useState(false)
  const hasJumps = soldDown.length > 0 || changes.some(({ group }) => group === 'stock')
  const dateFrom = new Date(from.at).toISOString()
  const dateTo = new Date(to.at).toISOString()
  const count = useQuery({
    ...orderCountQuery(storeId, { dateFrom, dateTo }),
    staleTime: Infinity,
    enabled: hasJumps,
  })
  const isCheap = count.data !== undefined && count.data <= MOST_UNASKED
  const span = {
    from: addDays(wallClock(from.at, zone), 0),
    to: addDays(wallClock(to.at, zone), 0),
  }
  const { query } = useLedgerRead(storeId, zone, span, hasJumps && (isCheap || isAsked))
  const ledger = query.data
  const sold = useMemo(
    () => ledger && soldMeanwhile(ledger.orders, from.at, to.at),
    [ledger, from.at, to.at],
  )
  const beyond = sold ? beyondSales(soldDown, sold) : []
  return {
    sold,
    /** Jumps that only sales could tell, and how many falls of stock sales explain. */
    changes: [...changes, ...beyond],
    fits: soldDown.length - beyond.length,
    isPartial: ledger !== undefined && !areSalesTold(ledger),
    isReading: query.isFetching,
    isOnRequest: hasJumps && !count.isLoading && !isCheap && !isAsked,
    ask: () => setAsked(true),
  }
}

export type SoldMeanwhile = ReturnType<typeof useSoldMeanwhile>
