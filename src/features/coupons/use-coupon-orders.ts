import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { addDays } from '#base/time/calendar.ts'
import { parseMoment } from '#base/time/moment.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { couponOrdersAmong, usedCoupon } from '#model/reading/ledger/coupon-orders.ts'
import { refreshLedgers, useLedgerRead } from '#model/reading/ledger/ledger-query.ts'

/** Up to so many orders are read without being asked: ten seconds at most. */
const MOST_UNASKED = 2000
/** Of a coupon that does not say when it was made. */
const LONGEST_LIFE = 3_650

export type CouponReading = ReturnType<typeof useCouponOrders>

/** The platform cannot filter by coupon: few orders are read at once, many on request. */
export function useCouponOrders(storeId: string, coupon: Coupon) {
  const { id, code, dateCreated } = coupon
  const queryClient = useQueryClient()
  const zone = useTimeZone()
  const now = useNow()
  const [isAsked, setIsAsked] = useState(false)
  const count = useQuery({
    ...orderCountQuery(storeId, { dateFrom: dateCreated }),
    staleTime: Infinity,
  })
  const isCheap = count.data !== undefined && count.data <= MOST_UNASKED
  const made = parseMoment(dateCreated)
  const today = addDays(wallClock(now, zone), 0)
  const from =
    made?.kind === 'instant'
      ? addDays(wallClock(made.instant, zone), 0)
      : addDays(today, -LONGEST_LIFE)
  const needs = {
    name: id,
    customerOf: (order: Parameters<typeof usedCoupon>[0]) => usedCoupon(order, coupon),
  }
  const isOn = isCheap || isAsked
  const { query, reached, stop } = useLedgerRead(storeId, zone, { from, to: today }, isOn, needs)
  const { data: ledger } = query
  const soFar = reached?.read
  const among = useMemo(
    () => couponOrdersAmong(ledger?.orders ?? reached?.orders ?? [], { id, code, dateCreated }),
    // oxlint-disable-next-line react/exhaustive-deps -- the list of a running read only grows
    [ledger, soFar, id, code, dateCreated],
  )
  const start = () => {
    setIsAsked(true)
    void (ledger ? refreshLedgers(queryClient, storeId) : query.refetch())
  }
  return {
    ...among,
    /** Undefined until all are read. */
    ledger,
    since: dateCreated,
    total: ledger ? among.orders : count.data,
    /** The orders are being counted, which decides whether reading starts by itself. */
    isCounting: count.isLoading,
    isReading: query.isFetching,
    error: query.error ?? undefined,
    start,
    stop,
  }
}
