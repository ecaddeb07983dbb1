import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { readOrders } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { type PageStep, readPages } from '#model/pages.ts'
import { addDays } from '#base/calendar.ts'
import { startOfDay, wallClock } from '#base/time-zone.ts'

export type OverviewOrders = {
  orders: Order[]
  from: number
  to: number
  /** False if there are, or may be, more orders than were read. */
  isComplete: boolean
}

export type Progress = Omit<PageStep<Order>, 'fresh'>

const PAGE_SIZE = 100
const MOST_PAGES = 200

export function overviewOrdersQuery(storeId: string, zone: string, now: number, days = 1) {
  const from = startOfDay(addDays(wallClock(now, zone), -days), zone)
  return queryOptions({
    queryKey: ['listOrders', { storeId }, 'since', from],
    queryFn: ({ client, signal }) =>
      readSince(storeId, from, signal, (progress) =>
        client.setQueryData(progressKey(storeId, from), progress),
      ),
    staleTime: 60_000,
  })
}

export function useOverviewProgress(storeId: string, zone: string, now: number, days = 1) {
  const from = startOfDay(addDays(wallClock(now, zone), -days), zone)
  return useQuery<Progress>({ queryKey: progressKey(storeId, from), queryFn: skipToken }).data
}

async function readSince(
  storeId: string,
  from: number,
  leaving: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<OverviewOrders> {
  // The end is fixed, so that new orders do not shift the pages.
  const to = Date.now()
  const period = { dateFrom: new Date(from).toISOString(), dateTo: new Date(to).toISOString() }
  const { items: orders, isComplete } = await readPages(
    (page, signal) => readOrders(storeId, { ...period, page, pageSize: PAGE_SIZE }, signal),
    { signal: leaving, mostPages: MOST_PAGES, onProgress },
  )
  return { orders, from, to, isComplete }
}

const progressKey = (storeId: string, from: number) => ['progress', { storeId }, from]
