import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { LinkProps } from '@tanstack/react-router'
import { orderCountQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import type { CalendarDay } from '#base/time/calendar.ts'
import { useNow } from '#base/time/now.ts'
import { addressesLeftOut } from '#base/storage/left-out.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { startSearch } from '#model/doing/jobs/searches.ts'
import { daysTo } from '#model/reading/figures/disputes.ts'
import { instantsOf } from '#model/reading/ledger/days.ts'
import { type Needs, useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import { lacksOf } from '#model/reading/walk/progress.ts'
import { useSeenSearch } from './use-search-at.ts'

/** Days that are read before anybody looks further back. */
const DAYS = 90
/** Up to so many orders are read without being asked: ten seconds at most. */
const MOST_UNASKED = 2_000

/** Kept days lack their customers, so these are read anew, and not at every look. */
const needs: Needs = { name: 'customers', customerOf: () => true, freshFor: 600_000 }

export type CustomerOrders = ReturnType<typeof useCustomerOrders>

/**
 * A store's orders with their customers: of the last 90 days or from an earlier day, then of the
 * time before as a job. Every order is in it once, and `extent` says how much was read.
 */
export function useCustomerOrders(storeId: string, link: LinkProps, first?: CalendarDay) {
  const zone = useTimeZone()
  const now = useNow()
  const [isAsked, setAsked] = useState(false)
  const usual = daysTo(now, zone, DAYS)
  const from = first && daysApart(first, usual.from) > 0 ? first : usual.from
  const span = { from, to: usual.to }
  const dateFrom = new Date(instantsOf(span, zone, now).start).toISOString()
  const count = useQuery({ ...orderCountQuery(storeId, { dateFrom }), staleTime: Infinity })
  const isCheap = count.data !== undefined && count.data <= MOST_UNASKED
  const isHidden = useStore(addressesLeftOut)
  const isAllowed = !isHidden && (isCheap || isAsked)
  const read = useLedgerRead(storeId, zone, span, isAllowed, needs)
  const { data: ledger } = read.query

  const place = `customers ${storeId}`
  const search = useSeenSearch(place)
  const earlier = search?.found
  const soFar = read.reached?.read
  const reached = read.reached?.orders
  const orders = useMemo(
    () => onceEach(ledger?.orders ?? reached ?? [], earlier ?? []),
    // oxlint-disable-next-line react/exhaustive-deps -- the list of a running read only grows
    [ledger, soFar, earlier],
  )
  const isReading = read.query.isFetching
  const isLooking = search?.phase === 'running' || search?.phase === 'waiting'
  const isAll = search?.phase === 'done' && lacksOf(search.progress).length === 0
  return {
    zone,
    now,
    orders,
    /** Undefined until it is whole; `orders` holds what has come. */
    ledger,
    read,
    search,
    since: dateFrom,
    count: count.data,
    /** Orders may be missing among those since the first day, or are still coming. */
    isPartial: ledger?.isComplete !== true,
    extent: isAll ? ('all' as const) : search ? ('earlier' as const) : ('since' as const),
    isReading,
    isLooking,
    /** Reading does not start by itself. */
    isOnRequest: isHidden || (!count.isLoading && !isCheap && !isAsked),
    ask: () => setAsked(true),
    lookBack: () =>
      startSearch({
        place,
        title: t`Earlier orders, for customers`,
        link,
        storeId,
        query: { dateTo: dateFrom },
        pick: (order) => order,
      }),
  }
}

function onceEach(orders: readonly Order[], earlier: readonly Order[]): Order[] {
  const met = new Set<string>()
  return [...orders, ...earlier].filter(({ id }) => {
    if (id !== '' && met.has(id)) return false
    met.add(id)
    return true
  })
}
