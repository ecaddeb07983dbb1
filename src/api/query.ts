import {
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { readAll, readItem, readPage, type Page, type Paging } from './client.ts'
import { type ListOperation, type ListQuery, listParameters } from './list-parameters.ts'
import { type OperationId, operations } from './operations.ts'
import { asConfirmed } from './reading-hook.ts'
import type { PathParams, QueryParams, Value } from './request.ts'

/* The request itself is the query key, so the key and the query function cannot diverge. */
export function itemQuery<Id extends OperationId, Item>(
  operation: Id,
  params: PathParams<Id>,
  schema: z.ZodMiniType<Item>,
  identityOf?: (item: Item) => { id?: string; storeId?: string },
) {
  return queryOptions({
    queryKey: [operation, params],
    async queryFn({ signal }) {
      const item = await readItem(operation, params, schema, { signal, identityOf })
      return asConfirmed(operation, params, item)
    },
  })
}

export function listQuery<Id extends ListOperation, Item>(
  operation: Id,
  params: PathParams<Id>,
  query: ListQuery<Id>,
  schema: z.ZodMiniType<Item>,
) {
  const requested: QueryParams<Id> & Paging = listParameters(operations[operation].query, query)
  // All lists share one key type, so that code for one page handles every page.
  const queryKey: QueryKey = [operation, params, requested]
  return queryOptions({
    queryKey,
    // Other pages of the list are asked for by their own key.
    queryFn: ({ queryKey: key, signal }) =>
      readPage(...(key as [Id, PathParams<Id>, typeof requested]), schema, { signal }),
  })
}

export type PageQuery<Item> = ReturnType<typeof listQuery<ListOperation, Item>>

export function countQuery<Id extends ListOperation, Item>(
  operation: Id,
  params: PathParams<Id>,
  query: ListQuery<Id>,
  schema: z.ZodMiniType<Item>,
) {
  return counted(listQuery(operation, params, { ...query, ...ONE_ROW }, schema))
}

export function counted<Item>(oneRow: PageQuery<Item>) {
  const { queryFn: read } = oneRow
  return queryOptions({
    ...oneRow,
    select: exactCount,
    async queryFn(context) {
      const page = await read!(context)
      const { pages = 0 } = page
      if (pages < 2) return page
      return (await import('./own-pages.ts')).withOwnPagesOf(page, context, oneRow)
    },
  })
}

export type AskedKey = [string, Record<string, string>, Record<string, Value>]

export type CountQuery = ReturnType<typeof counted<unknown>>

export function allQuery<Id extends OperationId, Item>(
  operation: Id,
  params: PathParams<Id>,
  schema: z.ZodMiniType<Item>,
) {
  return queryOptions({
    queryKey: [operation, params],
    queryFn: ({ signal }) => readAll(operation, params, schema, { signal }),
  })
}

/** With one row per page, the number of pages is the number of rows. */
export const ONE_ROW = { sort: undefined, page: 1, pageSize: 1 }

/** Undefined if the service ignored the page size. */
export function exactCount({
  items,
  pages,
}: Pick<Page<unknown>, 'items' | 'pages'>): number | undefined {
  if (items.length > 1) return undefined
  return items.length === 0 ? 0 : pages
}

/** Older data shows at once while it is read again; without any, the page waits briefly. */
export async function readForPage<Read, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Read, Error, Data, Read, Key>,
  reading = prefetch(queryClient, options),
): Promise<void> {
  if (queryClient.getQueryData(options.queryKey) === undefined) await withTimeout(reading)
}

/** Milliseconds: a page that returns may show, and read, shortly before its loader runs. */
const JUST_NOW = 1_000

/** The screen that needs the data shows a failure; what has just failed is not read again. */
export async function prefetch<Read, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Read, Error, Data, Read, Key>,
): Promise<void> {
  const present = queryClient.getQueryState(options.queryKey)
  if (present?.status === 'error' && Date.now() - present.errorUpdatedAt < JUST_NOW) return
  await queryClient.query(options).catch(() => {})
}

/** What loaders gave, by what they were asked for. */
const given = new WeakMap<QueryClient, Map<string, unknown>>()
const MOST_KEPT = 200

/**
 * The object that a loader gave when it was asked for the same before: given a new one, the router
 * would draw a page that comes back twice.
 */
export function steady<Given extends object>(
  queryClient: QueryClient,
  asked: unknown,
  now: Given,
): Given {
  const kept = given.get(queryClient) ?? new Map<string, unknown>()
  given.set(queryClient, kept)
  const key = JSON.stringify([Object.keys(now), asked])
  const before = kept.get(key)
  if (before) return before as Given
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, now)
  return now
}

const LONGEST_WAIT = 100

/** Fast data then renders once and complete, and slow data leaves the page usable. */
async function withTimeout(reading: Promise<unknown>): Promise<void> {
  let timer
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT)
  })
  await Promise.race([reading, timeout])
  clearTimeout(timer)
}
