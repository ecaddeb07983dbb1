import { redirect } from '@tanstack/react-router'
import type { ListDescription } from '#model/lists/description.ts'
import { START } from '#model/views/hint.ts'

/** Replaces the address that the navigation uses by that of the view it stands for. */
export async function openStartView(
  storeId: string,
  list: ListDescription,
  { view }: { view?: string },
) {
  if (view !== START) return
  const { startSearch } = await import('#model/views/store.ts')
  const search = await startSearch(storeId, list.nouns[1]).catch(() => ({}))
  throw redirect({ to: '.', search, replace: true })
}
