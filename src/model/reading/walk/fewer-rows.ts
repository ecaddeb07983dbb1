import type { Page } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { AskedKey, PageQuery } from '#api/query.ts'
import { smallerSize, workingPageSize } from '#model/reading/platform/learned.ts'
import { queryOptions } from '@tanstack/react-query'
import { isSizeRefused, noteRefusedAbove } from './page-sizes.ts'

/** Asks for as many rows as the platform takes: fewer where it refuses so many, which is noted. */
export async function readInFewerRows<Answer extends object>(
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

/** The same for a page in the query cache, under the key of the whole page, whose end is known. */
export function inFewerRows<Item>(query: PageQuery<Item>): PageQuery<Item> {
  const { queryFn: read } = query
  return queryOptions({
    ...query,
    async queryFn(context) {
      const [operation, params, asked] = context.queryKey as AskedKey
      const ask = async (other: object) =>
        read!({ ...context, queryKey: [operation, params, { ...asked, ...other }] })
      const wanted = Number(asked['PageSize'])
      const page = await readInFewerRows(wanted, (PageSize) => ask({ PageSize }))
      if (!page.mayBeCut) return page
      const second = { Page: 2, PageSize: workingPageSize(wanted) }
      return withEnd(page, await ask(second).catch(noneBeyond))
    },
  })
}

/** A page that is called the last, though it may be cut, is not if another brings other rows. */
function withEnd<Item>(page: Page<Item>, next?: Page<Item>): Page<Item> {
  const known = new Set(page.items.map((item) => JSON.stringify(item)))
  const isNew = (item: Item) => !known.has(JSON.stringify(item))
  return next?.items.some(isNew) ? { ...page, hasMore: true } : page
}

function noneBeyond(error: unknown): undefined {
  if (!isSizeRefused(error) && !(error instanceof ApiError && error.status === 404)) throw error
}
