import type { QueryClient } from '@tanstack/react-query'
import type { PageQuery } from '#api/query.ts'
import type { AddressOf } from '#model/lists/description.ts'
import { type PagedList, loadList } from '#model/lists/load-list.ts'

type Wanted<List extends PagedList> = {
  context: { queryClient: QueryClient }
  params: { storeId: string }
  deps: AddressOf<List>
  preload: boolean
}

/** Apart from the route's other options, because it loads with the page and not with the router. */
export const listLoader =
  <List extends PagedList, Row>(
    list: List,
    read: (storeId: string, query: AddressOf<List>) => PageQuery<Row>,
  ) =>
  ({ context: { queryClient }, params: { storeId }, deps, preload }: Wanted<List>) =>
    loadList({
      list,
      address: deps,
      owner: storeId,
      read: (query) => read(storeId, query),
      queryClient,
      preload,
    })
