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

/** The same for a page in the query cache, under the key of the whole page. */
export function inFewerRows<Item>(query: PageQuery<Item>): PageQuery<Item> {
  const { queryFn: read } = query
  return queryOptions({
    ...query,
    queryFn(context) {
      const [operation, params, asked] = context.queryKey as AskedKey
      return readInFewerRows(Number(asked['PageSize']), (PageSize) =>
        Promise.resolve(
          read!({ ...context, queryKey: [operation, params, { ...asked, PageSize }] }),
        ),
      )
    },
  })
}
