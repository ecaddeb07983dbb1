import type { Page, Paging } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { AskedKey, PageQuery } from '#api/query.ts'
import { smallerSize, workingPageSize } from '#model/reading/platform/learned.ts'
import { queryOptions } from '@tanstack/react-query'
import { isSizeRefused, noteRefusedAbove } from './page-sizes.ts'

/** Asks for as many rows as the platform takes: fewer where it refuses so many, which is noted. */
async function readInFewerRows<Answer extends object>(
  wanted: number,
  read: (pageSize: number) => Promise<Answer>,
): Promise<Answer> {
  let refusal: unknown
  for (
    let size: number | undefined = workingPageSize(wanted);
    size !== undefined;
    size = smallerSize(size)
  ) {
    try {
      const answer = await read(size)
      if (refusal !== undefined) noteRefusedAbove(size)
      return size === wanted ? answer : { ...answer, askedSize: size }
    } catch (error) {
      if (!isSizeRefused(error)) throw error
      refusal ??= error
    }
  }
  throw refusal
}

/** The same for a list’s first page: where it may be cut, the next one tells whether more follow. */
export async function readToKnownEnd<Item>(
  wanted: number,
  read: (paging: Paging) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const page = await readInFewerRows(wanted, (PageSize) => read({ Page: 1, PageSize }))
  if (!page.mayBeCut) return page
  const second = { Page: 2, PageSize: workingPageSize(wanted) }
  return withEnd(page, await read(second).catch(noneBeyond))
}

/** The same in the query cache, under the key of the whole page. */
export function inFewerRows<Item>(query: PageQuery<Item>): PageQuery<Item> {
  const { queryFn: read } = query
  return queryOptions({
    ...query,
    async queryFn(context) {
      const [operation, params, asked] = context.queryKey as AskedKey
      return readToKnownEnd(Number(asked['PageSize']), async (paging) =>
        read!({ ...context, queryKey: [operation, params, { ...asked, ...paging }] }),
      )
    },
  })
}

/**
 * A page that is called the last, though it may be cut, is the last if the next one is empty or brings all its rows
 * again. Some of them again come where rows are in no fixed order.
 */
function withEnd<Item>(page: Page<Item>, next?: Page<Item>): Page<Item> {
  const known = new Set(page.items.map((item) => JSON.stringify(item)))
  const isKnown = (item: Item) => known.has(JSON.stringify(item))
  const { items } = next ?? { items: [] }
  const isAgain = items.length === page.items.length && items.every(isKnown)
  return items.length === 0 || isAgain ? page : { ...page, hasMore: true }
}

function noneBeyond(error: unknown): undefined {
  if (!isSizeRefused(error) && !(error instanceof ApiError && error.status === 404)) throw error
}
