import { redirect } from '@tanstack/react-router'
import type { Parameters } from '#base/address/address.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import type { AddressOf, ListDescription } from '#model/reading/lists/description.ts'
import { START } from '#model/reading/views/hint.ts'

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

type Change = { cause: 'preload' | 'enter' | 'stay'; location: { search: object } }

/** A record beside its list is read on its own: a move to the next must not read the rows again. */
const unlessPeeking = ({ cause, location }: Change) =>
  cause !== 'stay' || !('peek' in location.search)

/** Replaces the address that the navigation uses by that of the view it stands for. */
async function openStartView(storeId: string, list: ListDescription, { view }: { view?: string }) {
  if (view !== START) return
  const { startSearch } = await import('#model/reading/views/store.ts')
  const search = await startSearch(storeId, list.key).catch(() => ({}))
  throw redirect({ to: '.', search, replace: true })
}

/** Merchants who type an address write a status as it is displayed. */
async function openAsMeant(storeId: string, search: Parameters) {
  const typed = [search['status'], search['gateway']]
  if (!typed.some((value) => typeof value === 'string' && /[a-z ]/.test(value))) return
  const { metSearch } = await import('#model/reading/lists/met-words.ts')
  const meant = await metSearch(storeId, search).catch(() => undefined)
  if (meant) throw redirect({ to: '.', search: meant, replace: true })
}
