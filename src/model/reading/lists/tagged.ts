import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '#api/client.ts'
import { customerQuery, readCustomer } from '#api/customers.ts'
import { ApiError, isNotFound } from '#api/errors.ts'
import { orderQuery, readOrder } from '#api/order-detail.ts'
import { type Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { Order } from '#api/schemas/orders.ts'
import type { Parameters } from '#base/address/address.ts'
import { type Comparable, comparing } from '#base/numbers/compare.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { pause } from '#base/time/pause.ts'
import { type NotedKind, recordNotes, taggedIds } from '#model/reading/memory/record-notes.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { namesOf } from './address.ts'
import type { FilterDescription } from './description.ts'
import { unmetFilters, unprovenText } from './ignored.ts'
import { customersList, ordersList } from './lists.ts'

/** What rows of a list lack, and whole records tell. */
type Whole = { chat?: readonly unknown[]; ipAddress?: string; balance?: number }
type Row = (Order | CustomerSearchItem) & Whole

type Read = {
  items: Row[]
  /** How many have the tag, on all pages. */
  tagged: number
  /** How many of this page are still to be read. */
  rest: number
  /** Ids that the platform no longer knows. */
  gone: string[]
  /** Ids that could not be read this time, and why the last of them. */
  failed: string[]
  failure?: unknown
}

/** A page of tagged records, and what became of those that are not among its rows. */
export type TaggedPage = Page<Row> &
  Read & {
    /** How many the other filters left out of this page. */
    left: number
    /** Says of which filters nobody can tell whether the rows match. */
    unproven: string[]
  }

type Asked = { kind: NotedKind; storeId: string; tag: string; sort?: string }
type Paging = { page: number; pageSize: number }
type Reading = {
  signal: AbortSignal
  /** Undefined for a record that has to be asked for. */
  known?: (id: string) => unknown
  read?: (id: string) => Promise<unknown>
  onRead?: (read: Read) => void
  wait?: typeof pause
}

/** Milliseconds for which a record that was read just now is not read again. */
const JUST_NOW = 15_000

const kinds = {
  order: {
    list: ordersList,
    query: orderQuery,
    read: (storeId: string, id: string, signal: AbortSignal): Promise<unknown> =>
      readOrder(storeId, id, signal),
    rowOf: (detail: unknown): Row => {
      const { order } = detail as Pick<OrderDetail, 'order'>
      const { chatUserId, username } = order.chatAccount ?? {}
      return {
        ...Order.parse({ ...order, customerEmail: order.customer?.emailAddress }),
        chat: [chatUserId, username].filter(Boolean),
      }
    },
    blank: (id: string): Row => Order.parse({ id }),
  },
  customer: {
    list: customersList,
    query: customerQuery,
    read: (storeId: string, id: string): Promise<unknown> => readCustomer(storeId, id),
    rowOf: (customer: unknown): Row => {
      const { affiliate, ...fields } = customer as Customer
      const { ipAddress, balance } = fields
      const row = CustomerSearchItem.parse({ ...fields, isAffiliate: affiliate !== undefined })
      return { ...row, ipAddress, balance }
    },
    blank: (id: string): Row => CustomerSearchItem.parse({ id }),
  },
}

export async function idsWithTag(storeId: string, kind: NotedKind, tag: string): Promise<string[]> {
  await privateStoresLoaded()
  return taggedIds(recordNotes(storeId).get(), kind, tag)
}

/** One after another, so that the merchant's own reads never wait. */
export async function readTagged(
  { kind, storeId, tag, sort }: Asked,
  { page, pageSize }: Paging,
  { signal, known, read, onRead, wait = pause }: Reading,
): Promise<Read & Page<Row>> {
  const { rowOf, read: ask } = kinds[kind]
  const ids = await idsWithTag(storeId, kind, tag)
  const wanted = ids.slice((page - 1) * pageSize, page * pageSize)
  const rows: Row[] = []
  const so: Omit<Read, 'items'> = { tagged: ids.length, rest: wanted.length, gone: [], failed: [] }
  const soFar = () => ({ ...so, items: sorted(rows, sort) })
  let hasAsked = false

  for (const id of wanted) {
    const present = known?.(id)
    if (present === undefined && hasAsked) await wait(DETAIL_PACE, signal)
    signal.throwIfAborted()
    hasAsked ||= present === undefined
    try {
      rows.push(rowOf(present ?? (await (read ? read(id) : ask(storeId, id, signal)))))
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ApiError && error.status === 401) throw error
      if (isNotFound(error)) so.gone.push(id)
      else {
        so.failed.push(id)
        so.failure = error
      }
    }
    so.rest -= 1
    if (so.rest > 0) onRead?.(soFar())
  }
  if (so.failed.length > 0 && so.failed.length === wanted.length) throw so.failure
  const pages = Math.ceil(ids.length / pageSize)
  return { ...soFar(), pages, hasMore: page < pages }
}

const plain = (value: unknown) => String(value).trim().toLowerCase()

function told(name: keyof Whole, meets: (value: unknown, wanted: unknown) => boolean) {
  return ({ [name]: value }: Whole, wanted: unknown) =>
    value === undefined ? undefined : meets(value, wanted)
}

/** Filters that no row of a list tells; undefined where the whole record doesn’t, either. */
const wholeFilters: Partial<Record<string, (row: Whole, wanted: unknown) => boolean | undefined>> =
  {
    chat: ({ chat = [] }, wanted) => chat.some((one) => plain(one) === plain(wanted)),
    ipAddress: told('ipAddress', (address, wanted) => plain(address).includes(plain(wanted))),
    balanceFrom: told('balance', (balance, least) => Number(balance) >= Number(least)),
    balanceTo: told('balance', (balance, most) => Number(balance) <= Number(most)),
    processorCustomerId: () => undefined,
    affiliateCode: () => undefined,
  }

const namesWhere = (filters: Parameters, row: Row, answer: boolean | undefined) =>
  Object.keys(filters).filter((name) => {
    const [tells, wanted] = [wholeFilters[name], filters[name]]
    return tells !== undefined && wanted !== undefined && tells(row, wanted) === answer
  })

/** Whether a record belongs to the list besides its tag. */
export function meetsFilters(kind: NotedKind, filters: Parameters) {
  // Nobody searches where rows are read by their ids, so a search is judged as the filter of emails.
  const judged = kind === 'customer' ? [filters, { email: filters['q'] }] : [filters]
  return (row: Row) =>
    namesWhere(filters, row, false).length === 0 &&
    judged.every((one) => unmetFilters(kinds[kind].list, one, row).length === 0)
}

/** The filters of which the record tells nothing, though it was read whole. */
export const untoldFilters = (kind: NotedKind, filters: Parameters) => (row: object) => {
  const untold = namesWhere(filters, row as Row, undefined)
  const all: readonly FilterDescription[] = kinds[kind].list.filters
  return all.filter((filter) => namesOf(filter).some((name) => untold.includes(name)))
}

type Context = {
  client: QueryClient
  queryKey: readonly ['tagged', Asked & Parameters, { Page: number; PageSize: number }]
  signal: AbortSignal
}

/** Rows are shown as they come: reading a page takes seconds. */
export async function readTaggedPage({ client, queryKey, signal }: Context): Promise<TaggedPage> {
  const [, { kind, storeId, tag, sort, ...filters }, { Page: page, PageSize: pageSize }] = queryKey
  const { query, blank } = kinds[kind]
  const queryOf = (id: string) => query(storeId, id) as unknown as ReturnType<typeof orderQuery>
  const asked = { kind, storeId, tag, sort }
  if (pageSize === 1) return countOnly()

  function shown(found: Read & Partial<Page<Row>>): TaggedPage {
    const items = found.items.filter(meetsFilters(kind, filters))
    const pages = Math.ceil(found.tagged / pageSize)
    const left = found.items.length - items.length
    const unproven = [...new Set(items.flatMap(untoldFilters(kind, filters)))].map(unprovenText)
    return { ...found, items, left, unproven, pages, hasMore: page < pages }
  }

  /** How many there are is known without reading any. */
  async function countOnly(): Promise<TaggedPage> {
    const ids = await idsWithTag(storeId, kind, tag)
    const items = ids.slice(0, 1).map(blank)
    const found = {
      items,
      tagged: ids.length,
      rest: 0,
      gone: [],
      failed: [],
      left: 0,
      unproven: [],
    }
    return { ...found, pages: ids.length, hasMore: ids.length > 1 }
  }

  return shown(
    await readTagged(
      asked,
      { page, pageSize },
      {
        signal,
        known(id) {
          const state = client.getQueryState(queryOf(id).queryKey)
          return (state?.dataUpdatedAt ?? 0) > Date.now() - JUST_NOW ? state?.data : undefined
        },
        read: (id) => client.query({ ...queryOf(id), staleTime: JUST_NOW }),
        onRead: (read) => client.setQueryData<TaggedPage>(queryKey, shown(read)),
      },
    ),
  )
}

function sorted(rows: readonly Row[], sort: string | undefined): Row[] {
  if (sort === undefined) return [...rows]
  const field = sort.replace(/^-/, '') as keyof Row
  return rows.toSorted(comparing((row) => comparable(row[field]), sort.startsWith('-')))
}

const comparable = (value: unknown): Comparable =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined
