import type { Page } from '#api/client.ts'
import { ONE_ROW, exactCount } from '#api/query.ts'
import type { Value } from '#api/request.ts'
import type { WalkSource } from './walk.ts'

type Query = Record<string, Value>
type Dated = { id: string; dateCreated?: string }

type ListSource<Item> = {
  read: (query: Query, signal: AbortSignal) => Promise<Page<Item>>
  query: Query
  /** The parameter that fixes the end of the list, if records may arrive at its top. */
  end?: string
  fixedAt: number
}

export function listSource<Item extends Dated>(list: ListSource<Item>): WalkSource<Item> {
  const { read, query, end, fixedAt } = list
  const isOpen = end !== undefined && !(Date.parse(String(query[end])) < fixedAt)
  const fixed = isOpen ? { ...query, [end]: new Date(fixedAt).toISOString() } : query
  const count = async (asked: Query, signal: AbortSignal) =>
    exactCount(await read({ ...asked, ...ONE_ROW }, signal))
  return {
    readPage: (page, pageSize, signal) => read({ ...fixed, page, pageSize }, signal),
    count: (signal) => count(fixed, signal),
    ...(isOpen && {
      countNow: (signal: AbortSignal) => count(query, signal),
      // A record without a readable time stays: the platform says that it belongs to the list.
      isInside: ({ dateCreated = '' }: Item) => !(Date.parse(dateCreated) > fixedAt),
    }),
  }
}
