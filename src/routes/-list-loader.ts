import type { QueryClient } from '@tanstack/react-query'
import type { PageQuery } from '#api/query.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { type PagedList, loadList } from '#model/reading/lists/load-list.ts'

type Wanted<List extends PagedList, Owner extends string> = {
  context: { queryClient: QueryClient }
  params: Record<Owner, string>
  deps: AddressOf<List>
  preload: boolean
}

/**
 * In a file of its own, because it loads with the page and the route's options with the router.
 * `owner` names the part of the path whose records these are.
 */
export const listLoader =
  <List extends PagedList, Row, Owner extends string>(
    list: List,
    owner: Owner,
    read: (ownerId: string, query: AddressOf<List>) => PageQuery<Row>,
  ) =>
  ({ context: { queryClient }, params, deps, preload }: Wanted<List, Owner>) =>
    loadList({
      list,
      address: deps,
      owner: params[owner],
      read: (query) => read(params[owner], query),
      queryClient,
      preload,
    })
