import { queryOptions } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import type { AskedKey, PageQuery } from './query.ts'

/** A list that a platform which refuses to sort gives in its own order; most begin with the newest. */
export function inAnyOrder<Item>(sorted: PageQuery<Item>): PageQuery<Item> {
  const { queryFn: read } = sorted
  return queryOptions({
    ...sorted,
    async queryFn(context) {
      try {
        return await read!(context)
      } catch (error) {
        const [operation, params, asked] = context.queryKey as AskedKey
        if (asked['Sorts'] === undefined || !isRefused(error)) throw error
        const unsorted = [operation, params, { ...asked, Sorts: undefined }]
        return read!({ ...context, queryKey: unsorted })
      }
    },
  })
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 400 || error.status === 422)
