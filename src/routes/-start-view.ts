import { redirect } from '@tanstack/react-router'
import type { Parameters } from '#base/address/address.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { START } from '#model/reading/views/hint.ts'

/** Replaces the address that the navigation uses by that of the view it stands for. */
export async function openStartView(
  storeId: string,
  list: ListDescription,
  { view }: { view?: string },
) {
  if (view !== START) return
  const { startSearch } = await import('#model/reading/views/store.ts')
  const search = await startSearch(storeId, list.key).catch(() => ({}))
  throw redirect({ to: '.', search, replace: true })
}

/** Merchants who type an address write a status as it is displayed. */
export async function openAsMeant(storeId: string, search: Parameters) {
  const typed = [search['status'], search['gateway']]
  if (!typed.some((value) => typeof value === 'string' && /[a-z ]/.test(value))) return
  const { metSearch } = await import('#model/reading/lists/met-words.ts')
  const meant = await metSearch(storeId, search).catch(() => undefined)
  if (meant) throw redirect({ to: '.', search: meant, replace: true })
}
