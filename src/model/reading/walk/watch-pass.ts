import type { Page } from '#api/client.ts'
import type { WalkProgress } from './progress.ts'

/**
 * What the pages of one pass, which don’t overlap, tell of the list: whether it is in one order, since
 * where rows come in another each time, each that is missing leaves its place to one that comes
 * twice; and whether the last page with news was full.
 */
export function watchPass({ rowsPerPage, pageSize }: WalkProgress) {
  const passed = new Set<string>()
  let isInOrder = true
  let isLastFull = false
  function note<Item extends { id: string }>(page: Page<Item>): Page<Item> {
    const { items, received = items.length } = page
    const ids = items.flatMap(({ id }) => id || [])
    const news = ids.filter((id) => !passed.has(id))
    if (news.length === 0) return page
    if (news.length < ids.length) isInOrder = false
    isLastFull = received >= (rowsPerPage ?? pageSize)
    for (const id of news) passed.add(id)
    return page
  }
  return { note, told: () => ({ isInOrder, isLastFull }) }
}
