import { addressReader } from '#model/reading/lists/address.ts'
import type { AddressOf, ListDescription } from '#model/reading/lists/description.ts'
import { unlessPeeking } from './-peek-search.ts'
import { openAsMeant, openStartView } from './-start-view.ts'

type Opened<List extends ListDescription> = {
  params: { storeId: string }
  search: AddressOf<List>
}

/** How the address of a list with views is read. */
export const addressOptions = <List extends ListDescription>(list: List) => ({
  validateSearch: addressReader(list),
  beforeLoad: async ({ params: { storeId }, search }: Opened<List>) => {
    await openStartView(storeId, list, search)
    await openAsMeant(storeId, search)
  },
})

/** The same for a list with pages. A record beside it changes no row, and is read on its own. */
export const listOptions = <List extends ListDescription>(list: List) => ({
  ...addressOptions(list),
  loaderDeps: ({ search }: { search: AddressOf<List> }) => ({ ...search, peek: undefined }),
  shouldReload: unlessPeeking,
})
