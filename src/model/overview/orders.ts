import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { readOrders } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { addDays, startOfDay, wallClock } from '#base/time-zone.ts'

/** The orders created from yesterday's first instant until the moment the reading began. */
export type OverviewOrders = {
  orders: Order[]
  from: number
  to: number
  /** False when there are more than were read, or may be. */
  isComplete: boolean
}

export type Progress = { page: number; pages?: number; hasMore: boolean }

const PAGE_SIZE = 100
const MOST_PAGES = 200
/** Pages of a long reading begin this far apart, in milliseconds. */
const PACE = 500

export function overviewOrdersQuery(storeId: string, zone: string, now: number) {
  const from = startOfDay(addDays(wallClock(now, zone), -1), zone)
  return queryOptions({
    queryKey: ['listOrders', { storeId }, 'since', from],
    queryFn: ({ client, signal }) =>
      readSince(storeId, from, signal, (progress) => tell(client, storeId, from, progress)),
    staleTime: 60_000,
  })
}

/** How far the reading is; undefined before its first page has arrived. */
export function useOverviewProgress(storeId: string, zone: string, now: number) {
  const from = startOfDay(addDays(wallClock(now, zone), -1), zone)
  return useQuery<Progress>({ queryKey: progressKey(storeId, from), queryFn: skipToken }).data
}

async function readSince(
  storeId: string,
  from: number,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<OverviewOrders> {
  // Frozen, so that orders that come in meanwhile do not move the pages.
  const to = Date.now()
  const period = { dateFrom: new Date(from).toISOString(), dateTo: new Date(to).toISOString() }
  const orders = new Map<string, Order>()
  for (let page = 1; ; page += 1) {
    const begun = Date.now()
    const { items, pages, hasMore } = await readOrders(
      storeId,
      { ...period, page, pageSize: PAGE_SIZE },
      signal,
    )
    const known = orders.size
    for (const order of items) orders.set(order.id || `${page}:${orders.size}`, order)
    onProgress({ page, pages, hasMore })
    // A page without anything new ends it too: a miscounting service cannot keep it going.
    if (!hasMore || orders.size === known || page === MOST_PAGES) {
      return { orders: [...orders.values()], from, to, isComplete: !hasMore }
    }
    await pause(begun + PACE - Date.now(), signal)
  }
}

const progressKey = (storeId: string, from: number) => ['progress', { storeId }, from]

function tell(client: QueryClient, storeId: string, from: number, progress: Progress) {
  client.setQueryData(progressKey(storeId, from), progress)
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', stop)
        resolve()
      },
      Math.max(0, milliseconds),
    )
    signal.addEventListener('abort', stop, { once: true })
  })
}
