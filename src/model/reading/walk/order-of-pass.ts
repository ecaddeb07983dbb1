import type { Page } from '#api/client.ts'
import type { WalkProgress } from './progress.ts'

/**
 * Whether the pages of one pass, which don’t overlap, come from a list in one order. Where rows come
 * in another order each time, each that is missing leaves its place to one that comes twice.
 */
export function orderOfPass() {
  const passed = new Set<string>()
  let isKept = true
  const note =
    (progress: WalkProgress) =>
    <Item extends { id: string }>(page: Page<Item>): Page<Item> => {
      const { items, received = items.length } = page
      const ids = items.flatMap(({ id }) => id || [])
      const news = ids.filter((id) => !passed.has(id))
      if (news.length > 0 && news.length < ids.length) isKept = false
      if (news.length > 0)
        progress.isLastFull = received >= (progress.rowsPerPage ?? progress.pageSize)
      for (const id of news) passed.add(id)
      return page
    }
  return { note, isKept: () => isKept }
}
