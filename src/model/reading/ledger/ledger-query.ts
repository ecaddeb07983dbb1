import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Order } from '#api/schemas/orders.ts'
import { addDays } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import type { Compared } from './compared.ts'
import { type Span, dayKey } from './days.ts'
import { type FreshDays, type Ledger, type LedgerProgress, eachOnce, readLedger } from './ledger.ts'

const FRESH = 60_000

/** Kept orders have no customer; days with these are read anew, and the name tells them apart. */
export type Needs = {
  name: string
  customerOf: (order: Order) => boolean
  /** Milliseconds; a long read with customers isn't repeated at every look. */
  freshFor?: number
}

/** Null before a read has told anything. */
type Progress = LedgerProgress | null

/** Orders of some days. The same days are one read, whichever pages show them. */
export function ledgerQuery(storeId: string, zone: string, span: Span, needs?: Needs) {
  return queryOptions({
    queryKey: [...ledgerKey(storeId), nameOf(zone, span, needs)],
    queryFn({ client, signal }) {
      const key = progressKey(storeId, nameOf(zone, span, needs))
      client.setQueryData<Progress>(key, null)
      return readLedger({
        storeId,
        zone,
        span,
        signal,
        needsCustomer: needs?.customerOf,
        notBefore: client.getQueryData<number>(refreshKey(storeId)),
        held: heldDays(client, storeId, nameOf(zone, span, needs)),
        onProgress: (progress) => client.setQueryData<Progress>(key, progress),
      })
    },
    staleTime: needs?.freshFor ?? FRESH,
    // Comparing thousands of orders with those before would block the page.
    structuralSharing: false,
  })
}

/** Days of the same zone that other reads have had within a minute, and since the last refresh. */
function heldDays(client: QueryClient, storeId: string, own: string): FreshDays {
  const since = client.getQueryData<number>(refreshKey(storeId)) ?? 0
  const reads = client.getQueryCache().findAll({ queryKey: ledgerKey(storeId) })
  const held = reads.flatMap(({ queryKey, state }) => {
    const name = String(queryKey.at(-1))
    if (state.isInvalidated || name === own || zoneOf(name) !== zoneOf(own)) return []
    return [...((state.data as Ledger | undefined)?.fresh ?? [])].filter(
      ([, { readAt }]) => readAt > since && readAt > Date.now() - FRESH,
    )
  })
  return new Map(held.toSorted(([, a], [, b]) => a.readAt - b.readAt))
}

/** What reads of any days have had of the store, while the page keeps it. */
export const ordersHeld = (client: QueryClient, storeId: string): Order[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: ledgerKey(storeId) })
    .flatMap(({ state }) => (state.data as Ledger | undefined)?.orders ?? [])

/** Today and the day before, which the overview, all stores and what needs attention share. */
export function sinceYesterday(zone: string, now: number): Span {
  const today = wallClock(now, zone)
  return { from: addDays(today, -1), to: addDays(today, 0) }
}

export function useLedgerRead(
  storeId: string,
  zone: string,
  span: Span,
  enabled = true,
  needs?: Needs,
) {
  const queryClient = useQueryClient()
  const options = ledgerQuery(storeId, zone, span, needs)
  const query = useQuery({ ...options, enabled })
  const { data: progress } = useQuery<Progress>({
    queryKey: progressKey(storeId, nameOf(zone, span, needs)),
    queryFn: skipToken,
  })
  return {
    query,
    progress: query.isFetching ? (progress ?? undefined) : undefined,
    /** The same after a read that was stopped or failed. */
    reached: progress ?? undefined,
    isStopped: query.data === undefined && !query.isFetching && !query.error && enabled,
    stop: () => void queryClient.cancelQueries({ queryKey: options.queryKey }),
  }
}

/** A period beside the one before it: one read if both are single days, else one after the other. */
export function useComparedLedger(storeId: string, zone: string, { now, before }: Compared) {
  const isShort = dayKey(now.from) === dayKey(now.to) && daysApart(before.from, now.to) === 1
  const whole = isShort ? { from: before.from, to: now.to } : now
  const own = useLedgerRead(storeId, zone, whole)
  const earlier = useLedgerRead(storeId, zone, isShort ? whole : before, own.query.isSuccess)
  return {
    own,
    /** The same as `own` if one read holds both. */
    earlier,
    ledger: mergedLedger(own.query.data, isShort ? undefined : earlier.query.data),
    isCompared: earlier.query.isSuccess,
    isFetching: own.query.isFetching || earlier.query.isFetching,
    /** The one that failed, runs or waits to be continued, if any does. */
    failed: [own, earlier].find(({ query }) => query.error),
    running: [own, earlier].find(({ progress }) => progress),
    stopped: [own, earlier].find(({ isStopped }) => isStopped),
  }
}

function mergedLedger(own: Ledger | undefined, earlier: Ledger | undefined): Ledger | undefined {
  if (!own || !earlier) return own
  return {
    orders: [...own.orders, ...earlier.orders],
    to: own.to,
    freshFrom: own.freshFrom,
    fresh: own.fresh,
    oldest: Math.min(own.oldest, earlier.oldest),
    newest: Math.max(own.newest, earlier.newest),
    missing: own.missing + earlier.missing,
    undated: eachOnce([...own.undated, ...earlier.undated]),
    kept: {
      days: own.kept.days + earlier.kept.days,
      last: own.kept.last ?? earlier.kept.last,
    },
    readAgain: own.readAgain + earlier.readAgain,
    notReadAgain: own.notReadAgain + earlier.notReadAgain,
    isEndKnown: own.isEndKnown && earlier.isEndKnown,
    isComplete: own.isComplete && earlier.isComplete,
  }
}

/** Reads what is shown anew, and trusts no kept day that was read before now. */
export function refreshLedgers(queryClient: QueryClient, storeId: string) {
  queryClient.setQueryData(refreshKey(storeId), Date.now())
  return queryClient.invalidateQueries({ queryKey: ledgerKey(storeId) })
}

const ledgerKey = (storeId: string) => ['listOrders', { storeId }, 'ledger'] as const

const refreshKey = (storeId: string) => ['progress', { storeId }, 'ledger refreshed']

const progressKey = (storeId: string, name: string) => ['progress', { storeId }, 'ledger', name]

const zoneOf = (name: string) => name.split(' ', 1)[0]

const nameOf = (zone: string, { from, to }: Span, needs?: Needs) =>
  [zone, dayKey(from), dayKey(to), needs?.name ?? ''].join(' ').trim()
