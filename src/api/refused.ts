import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import type { AskedKey, PageQuery } from './query.ts'
import type { Value } from './request.ts'

type Asked = Record<string, Value>

/** What is refused is asked for in another way, if there is one. */
export function orElse<Item>(
  query: PageQuery<Item>,
  otherwise: (asked: Asked) => Asked | undefined,
): PageQuery<Item> {
  const { queryFn: read } = query
  return queryOptions({
    ...query,
    async queryFn(context) {
      try {
        return await read!(context)
      } catch (error) {
        const [operation, params, asked] = context.queryKey as AskedKey
        const other = otherwise(asked)
        if (!other || !isRefused(error)) throw error
        return read!({ ...context, queryKey: [operation, params, other] })
      }
    },
  })
}

/** A list that a platform which refuses to sort gives in its own order; most begin with the newest. */
export const inAnyOrder = <Item>(sorted: PageQuery<Item>): PageQuery<Item> =>
  orElse(sorted, (asked) =>
    asked['Sorts'] === undefined ? undefined : { ...asked, Sorts: undefined },
  )

export const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 422)
