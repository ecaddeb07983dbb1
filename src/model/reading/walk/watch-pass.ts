import type { Page } from '#api/client.ts'
import type { WalkProgress } from './progress.ts'

/**
 * What the pages of one pass, which don’t overlap, tell of the list: whether it is in one order, since
 * where rows come in another each time, each that is missing leaves its place to one that comes
 * twice; and whether the last page with news was full.
 */
export function watchPass({ rowsPerPage, pageSize }: WalkProgress) {
  const passed = new Set<string>()
  const beyond = watchBeyond()
  let isInOrder = true
  let isLastFull = false
  function note<Item extends { id: string }>(page: Page<Item>): Page<Item> {
    const { items, received = items.length } = page
    const ids = items.flatMap(({ id }) => id || [])
    const news = ids.filter((id) => !passed.has(id))
    const isBeyond = beyond.isIt(ids)
    if (!isBeyond && news.length < ids.length) isInOrder = false
    if (news.length === 0) return page
    isLastFull = received >= (rowsPerPage ?? pageSize)
    for (const id of news) passed.add(id)
    return page
  }
  return { note, told: () => ({ isInOrder, isLastFull }) }
}

/**
 * Past its end a list gives no rows, or those of its first or last page again. Other rows that had all come before
 * are a page of a list in no fixed order.
 */
export function watchBeyond() {
  let first: ReadonlySet<string> | undefined
  let last: ReadonlySet<string> | undefined
  function isIt(ids: readonly string[]): boolean {
    const rows = new Set(ids)
    const isAgain = [first, last].some((page) => page && isSame(page, rows))
    first ??= rows
    if (rows.size > 0) last = rows
    return isAgain || rows.size === 0
  }
  return { isIt }
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id))
