import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { readReviews } from '#api/reviews.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { readWebhookLogs } from '#api/webhooks.ts'
import type { Parameters } from '#base/address/address.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'
import { notePoint, learned } from '#model/reading/platform/learned.ts'
import { matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import { namesOf } from './address.ts'
import type { ListDescription } from './description.ts'
import { filterSubject, ignoredParts, unmetFilters } from './ignored.ts'
import { type Met, metValue } from './met-words.ts'

/** Of a value, in what is said of it. */
const LONGEST = 40

/** The sentences above a list about its address, and about what the platform made of it. */
export async function noticesOf(
  list: ListDescription,
  owner: string,
  query: Parameters,
  rows: readonly Parameters[],
  last?: Parameters,
) {
  await privateStoresLoaded()
  const met = filterValues(owner).get()
  noteIgnored(list, query, rows)
  return {
    ignored: [
      ...droppedParts(list, query, searchAsOpened()),
      ...ignoredParts(list, query, rows, last),
      ...looseParts(list, query, rows, met),
      // The rest is said whether or not this can be found out.
      ...(await oppositeParts(list, owner, query, rows).catch(() => [])),
    ],
    unseen: rows.length > 0 ? [] : unseenParts(list, query, met),
  }
}

/** For _Your platform_. Texts, and all of orders, are judged wherever they are read. */
function noteIgnored(list: ListDescription, query: Parameters, rows: readonly Parameters[]) {
  const { operation } = list
  if (operation === undefined || operation === 'listOrders') return
  for (const filter of new Set(rows.flatMap((row) => unmetFilters(list, query, row)))) {
    if (filter.kind === 'text') continue
    const subject = filterSubject(list, filter)
    notePoint({ point: 'filter', subject, behaviour: 'ignored' })
  }
}

let first: string | undefined

/** The router removes malformed parts from the address at once. */
function searchAsOpened(): string {
  first ??= location.href
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry || location.href !== first || !URL.canParse(entry.name)) return ''
  const opened = new URL(entry.name)
  return opened.pathname === location.pathname ? opened.search : ''
}

export function droppedParts(list: ListDescription, read: Parameters, search: string): string[] {
  const given = new URLSearchParams(search)
  const labels = new Map([
    ...list.filters.flatMap((filter) =>
      namesOf(filter).map((name) => [name, filter.label] as const),
    ),
    ['sort', t`Sort`],
    ['page', t`Page`],
    ['pageSize', t`Rows`],
    ...(list.hasViews ? ([['columns', t`Columns`]] as const) : []),
  ])
  const dropped = [...labels].flatMap(([name, label]) => {
    const text = given.get(name)?.trim()
    return text && read[name] === undefined ? t`${label} “${text.slice(0, LONGEST)}”` : []
  })
  return dropped.length === 0 ? [] : [t`Left out of the address: ${commaList(dropped)}.`]
}

const plain = (text: string) => text.trim().toLowerCase()

/** Said of a filter by one word where rows of longer words came, or are known to come. */
export function looseParts(
  list: ListDescription,
  query: Parameters,
  rows: readonly Parameters[],
  met: Met,
): string[] {
  return list.filters.flatMap((filter) => {
    if (filter.kind !== 'text' || filter.suggestions !== 'met') return []
    const { name, label } = filter
    const asked = query[name]
    const wanted = typeof asked === 'string' ? plain(asked) : ''
    const words = rows.flatMap((row) => (typeof row[name] === 'string' ? plain(row[name]) : []))
    // Rows without the word say that the filter was ignored, which is said already.
    if (wanted === '' || words.some((word) => !word.includes(wanted))) return []
    const isLoose = learned('filter', `${list.operation}.${name}`)?.behaviour === 'contains'
    const known = isLoose ? (met[name] ?? []).map(plain) : []
    return [...words, ...known].some((word) => word !== wanted && word.includes(wanted))
      ? t`Your platform filters “${label}” by a part of the word, so the list may have more than what matches.`
      : []
  })
}

/* The interface says what these flags mean when they are true only. */
const flags = {
  listReviews: {
    name: 'hasReply',
    what: t`reviews without a reply`,
    isMeant: (row: unknown) => matchingReplies(false, [row as Review]).length > 0,
    read: readReviews,
  },
  listWebhookLogs: {
    name: 'success',
    what: t`failed deliveries`,
    isMeant: (row: unknown) => matchingDeliveries(false, [row as WebhookLog]).length > 0,
    read: readWebhookLogs,
  },
}

/**
 * Said where a flag sent as false brings nothing that is meant, though the list without it does: the
 * platform takes it for its opposite.
 */
async function oppositeParts(
  list: ListDescription,
  owner: string,
  query: Parameters,
  rows: readonly unknown[],
): Promise<string[]> {
  const flag = list.operation && flags[list.operation as keyof typeof flags]
  const isFirst = (query['page'] ?? 1) === 1
  if (!flag || query[flag.name] !== false || !isFirst || rows.some(flag.isMeant)) return []
  const wide = { ...query, [flag.name]: undefined, page: 1, pageSize: DEFAULT_PAGE_SIZE }
  const { items } = await flag.read(owner, wide, new AbortController().signal)
  return items.some(flag.isMeant)
    ? [t`Your platform leaves out ${flag.what} here. The list without this filter has them.`]
    : []
}

/** Why a filter may have found nothing: no row in this browser ever had that value. */
export function unseenParts(list: ListDescription, query: Parameters, met: Met): string[] {
  return list.filters.flatMap((filter) => {
    if (filter.kind !== 'text' || filter.suggestions !== 'met') return []
    const { name, label } = filter
    const [wanted, seen = []] = [query[name], met[name]]
    // A browser that has read no order yet knows no words at all.
    if (typeof wanted !== 'string' || seen.length === 0 || seen.includes(wanted)) return []
    const value = wanted.slice(0, LONGEST)
    const meant = metValue(seen, wanted)
    return meant === undefined
      ? t`No order read here has “${value}”. Check the spelling.`
      : t`${label}: what was seen in this browser has “${meant}”, not “${value}”.`
  })
}
