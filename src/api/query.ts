import {
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { readAll, readItem, readPage, type Page, type Paging } from './client.ts'
import type { OperationId } from './operations.ts'
import type { PathParams, QueryParams } from './request.ts'
import { DEFAULT_PAGE_SIZE, type ListQuery } from './schemas/list-query.ts'

/*
 * A query is an operation, a schema and parameters. Its key is the request itself, so the key and
 * the function that reads cannot drift apart.
 */
export function itemQuery<Id extends OperationId, Item>(
  operation: Id,
  params: PathParams<Id>,
  schema: z.ZodMiniType<Item>,
  identityOf?: (item: Item) => { id?: string; storeId?: string },
) {
  return queryOptions({
    queryKey: [operation, params],
    queryFn: ({ signal }) => readItem(operation, params, schema, { signal, identityOf }),
  })
}

export function listQuery<Id extends OperationId, Item>(
  operation: Id,
  params: PathParams<Id>,
  query: QueryParams<Id> & Paging,
  schema: z.ZodMiniType<Item>,
) {
  return queryOptions({
    queryKey: [operation, params, query],
    queryFn: ({ signal }) => readPage(operation, params, query, schema, { signal }),
  })
}

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

/** What every list sends, always with a page and its size: the service's defaults are not known. */
export function paging({ sort, page = 1, pageSize = DEFAULT_PAGE_SIZE }: ListQuery) {
  return { Sorts: sort, Page: page, PageSize: pageSize }
}

/** Asks for one row only, so that the number of pages is the number of rows. */
export const ONE_ROW = { Page: 1, PageSize: 1 }

/** The rows behind `ONE_ROW`; undefined when the service did not keep to one row a page. */
export function exactCount({
  items,
  pages,
}: Pick<Page<unknown>, 'items' | 'pages'>): number | undefined {
  if (items.length > 1) return undefined
  return items.length === 0 ? 0 : pages
}

/** Reads into the cache; whoever shows the data shows a failure, too. */
export async function prefetch<Read, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryExecuteOptions<Read, Error, Data, Read, Key>,
): Promise<void> {
  await queryClient.query(options).catch(() => {})
}
