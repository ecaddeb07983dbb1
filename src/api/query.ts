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
import type { PathParams, QueryParams } from './request.ts'

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
  const asked: QueryParams<Id> & Paging = listParameters(operations[operation].query, query)
  // One type of key for all lists, so that what handles one page handles every page.
  const queryKey: QueryKey = [operation, params, asked]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => readPage(operation, params, asked, schema, { signal }),
  })
}

export type PageQuery<Item> = ReturnType<typeof listQuery<ListOperation, Item>>

/** How many records match, or undefined when the service does not let it be known exactly. */
export function countQuery<Id extends ListOperation, Item>(
  operation: Id,
  params: PathParams<Id>,
  query: ListQuery<Id>,
  schema: z.ZodMiniType<Item>,
) {
  return counted(listQuery(operation, params, { ...query, ...ONE_ROW }, schema))
}

/** A query for one row, made a query for the number of rows. */
export function counted<Item>(oneRow: PageQuery<Item>) {
  return queryOptions({ ...oneRow, select: exactCount })
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

/** Asks for one row only, so that the number of pages is the number of rows. */
export const ONE_ROW = { sort: undefined, page: 1, pageSize: 1 }

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
