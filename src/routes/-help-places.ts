import { matchingActions, nearestActions } from '#features/search/actions.ts'
import { toolsOf } from '#features/tools/tools.ts'
import { type PalettePage, pagesOf } from '#routes/-palette-pages.ts'

/** What the palette would offer for the same words, so that Help knows every word it knows. */
export function helpPlaces(storeId: string | undefined, text: string): PalettePage[] {
  if (text.trim() === '') return []
  const tools = (storeId ? toolsOf(storeId, []) : []).flatMap(
    ({ name, icon, words, link }): PalettePage[] =>
      link ? [{ key: `tool ${name}`, title: name, icon, words, link }] : [],
  )
  const pages = [...pagesOf(storeId), ...tools].filter(({ key }) => key !== 'help')
  const { exact, near } = matchingActions(pages, text)
  const found = exact.length > 0 ? exact : near.length > 0 ? near : nearestActions(pages, text)
  return found.flatMap(({ key, note }) =>
    pages.filter((page) => page.key === key).map((page) => ({ ...page, note })),
  )
}
