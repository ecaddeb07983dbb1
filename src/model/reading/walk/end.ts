import type { Page } from '#api/client.ts'

/** What follows the last page that a platform gives, where nothing counts the list. */
type End = {
  ids: ReadonlySet<string>
  /** The first rows of the list in the opposite order; undefined if the platform refuses it. */
  readBackwards: () => Promise<Page<{ id: string }> | undefined>
}

/**
 * Whether the list read backwards begins with the records that were read last. It does not where a
 * platform gives only so many rows of a list, or takes no order.
 */
export async function isEndSeen({ ids, readBackwards }: End): Promise<boolean> {
  const items = (await readBackwards())?.items ?? []
  const last = new Set([...ids].slice(-items.length))
  return items.length > 0 && items.every(({ id }) => last.has(id))
}

/** "-amount" for "amount", and back. */
export const opposite = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
