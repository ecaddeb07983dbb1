import { useQuery } from '@tanstack/react-query'
import { ordersQuery } from '#api/orders.ts'
import { useAttention } from '#features/overview/use-attention.ts'
import { sinceYesterday, useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { attentionTruth } from './attention.ts'
import { STORE_ID } from './names.ts'
import { type Tab, openTab } from './screen.testing.ts'
import type { Stated } from './stated.ts'
import type { World } from './worlds.ts'

/** What "Not all could be checked" calls the rows that it speaks of. */
const named: Readonly<Record<string, string>> = {
  disputed: 'disputed orders',
  failed: 'orders since yesterday',
  deliveries: 'webhook deliveries',
  coupons: 'coupons',
  unanswered: 'reviews without a reply',
  flagged: 'reviews',
}

/** "Reviews" are also said to be those before the latest hundred. */
const isOf = (name: string, unknown: string) =>
  unknown === name || unknown.startsWith(`flagged ${name}`)

/** What the overview has read and says, in a tab that shows it. */
export const attentionOf = (tab: Tab, zone: string, now: number) =>
  tab.gives(function useScreen() {
    const latest = useQuery(ordersQuery(STORE_ID, { sort: '-dateCreated', pageSize: 10 }))
    const { query: since } = useLedgerRead(STORE_ID, zone, sinceYesterday(zone, now))
    const attention = useAttention({ storeId: STORE_ID, zone, now, since, latest })
    return { ...attention, since: since.data }
  })

/** "Needs attention" of the overview: each row's number, and that no row is missing. */
export async function toldAttention({ store, zone }: World): Promise<Stated[]> {
  const now = Date.now()
  const { parts, unknown } = await attentionOf(openTab(), zone, now)
  const rows = parts.flatMap((part) => part.rows)
  const failures = parts.flatMap((part) => part.failures.map(({ title }) => title))
  return attentionTruth(store, { zone, now }).map(({ id, count, failure }) => {
    // What the account says of itself is named by its own words.
    const row = rows.find((one) => one.id === id || one.title?.includes(id))
    const name = named[id.split(' ')[0]!]
    const isTold = failures.some((title) => title.includes(failure))
    const lack = isTold
      ? 'it didn’t load'
      : !row && name !== undefined && unknown.some((one) => isOf(name, one))
        ? 'not all could be checked'
        : undefined
    const newest = /Of the latest ([\d,]+)/.exec(row?.text ?? '')?.[1]
    const isPart = newest !== undefined && Number(newest) < store.reviews.length
    const isPartial = row?.isPartial || isPart || /or more/.test(row?.text ?? '')
    return {
      what: `attention, ${id}`,
      told: String(row ? (row.count ?? 1) : 0),
      truth: String(count),
      lack: lack ?? (isPartial ? 'or more' : undefined),
      isLeast: true,
    }
  })
}
