import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#api/client.ts'
import { customerQuery } from '#api/customers.ts'
import { ApiError, isNotFound } from '#api/errors.ts'
import { orderQuery } from '#api/order-detail.ts'
import { CustomerSearchItem } from '#api/schemas/customers.ts'
import { Order } from '#api/schemas/orders.ts'
import { type Comparable, comparing } from '#base/numbers/compare.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { pause } from '#base/time/pause.ts'
import { type NotedKind, recordNotes, taggedIds } from '#model/reading/memory/record-notes.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { unmetFilters } from './ignored.ts'
import { customersList, ordersList } from './lists.ts'

type Row = Order | CustomerSearchItem

/** A page of tagged records, and what became of those that are not among its rows. */
export type TaggedPage = Page<Row> & {
  /** How many have the tag, on all pages. */
  tagged: number
  /** How many of this page are still to be read. */
  rest: number
  /** Ids that the platform no longer knows. */
  gone: string[]
  /** Ids that could not be read this time. */
  failed: string[]
  /** How many the other filters left out of this page. */
  left: number
}

type Asked = {
  kind: NotedKind
  storeId: string
  tag: string
  sort?: string
  [filter: string]: unknown
}
type Context = {
  client: QueryClient
  queryKey: readonly ['tagged', Asked, { Page: number; PageSize: number }]
  signal: AbortSignal
}

/** Milliseconds for which a record that was read just now is not read again. */
const JUST_NOW = 15_000

const kinds = {
  order: {
    list: ordersList,
    query: orderQuery,
    rowOf: (detail: unknown): Row => {
      const { order } = detail as { order: { customer?: { emailAddress?: string } } }
      return Order.parse({ ...order, customerEmail: order.customer?.emailAddress })
    },
    blank: (id: string): Row => Order.parse({ id }),
  },
  customer: {
    list: customersList,
    query: customerQuery,
    rowOf: (customer: unknown): Row =>
      CustomerSearchItem.parse({
        ...(customer as object),
        isAffiliate: (customer as { affiliate?: object }).affiliate !== undefined,
      }),
    blank: (id: string): Row => CustomerSearchItem.parse({ id }),
  },
}

export async function idsWithTag(storeId: string, kind: NotedKind, tag: string): Promise<string[]> {
  await privateStoresLoaded()
  return taggedIds(recordNotes(storeId).get(), kind, tag)
}

/** Rows are shown as they come: reading a page takes seconds. */
export async function readTaggedPage(
  { client, queryKey, signal }: Context,
  wait = pause,
): Promise<TaggedPage> {
  const [, { kind, storeId, tag, sort, ...filters }, { Page: page, PageSize: size }] = queryKey
  const { list, query, rowOf, blank } = kinds[kind]
  const ids = await idsWithTag(storeId, kind, tag)
  const wanted = ids.slice((page - 1) * size, page * size)
  const rows: Row[] = []
  const found: Omit<TaggedPage, 'items'> = {
    pages: Math.ceil(ids.length / size),
    hasMore: page * size < ids.length,
    tagged: ids.length,
    rest: wanted.length,
    gone: [],
    failed: [],
    left: 0,
  }
  const soFar = (): TaggedPage => ({ ...found, items: sorted(rows, sort) })
  // How many there are is known without reading any.
  if (size === 1) return { ...soFar(), rest: 0, items: wanted.map(blank) }

  let failure: unknown
  for (const id of wanted) {
    const one = query(storeId, id) as unknown as ReturnType<typeof orderQuery>
    const readAt = client.getQueryState(one.queryKey)?.dataUpdatedAt ?? 0
    const isKnown = readAt > Date.now() - JUST_NOW
    if (!isKnown && found.rest < wanted.length) await wait(DETAIL_PACE, signal)
    signal.throwIfAborted()
    try {
      const row = rowOf(await client.query({ ...one, staleTime: JUST_NOW }))
      if (unmetFilters(list, filters, row).length > 0) found.left += 1
      else rows.push(row)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ApiError && error.status === 401) throw error
      if (isNotFound(error)) found.gone.push(id)
      else {
        found.failed.push(id)
        failure = error
      }
    }
    found.rest -= 1
    if (found.rest > 0 && rows.length > 0) client.setQueryData<TaggedPage>(queryKey, soFar())
  }
  if (failure !== undefined && found.failed.length === wanted.length) throw failure
  return soFar()
}

function sorted(rows: readonly Row[], sort: string | undefined): Row[] {
  if (sort === undefined) return [...rows]
  const field = sort.replace(/^-/, '') as keyof Row
  return rows.toSorted(comparing((row) => comparable(row[field]), sort.startsWith('-')))
}

const comparable = (value: unknown): Comparable =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined
