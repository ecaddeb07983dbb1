import { atLeast } from '#base/numbers/at-least.ts'
import { type Page, isPart } from '#api/client.ts'
import { exactInstant } from '#base/time/moment.ts'

/** How many records are meant: exactly, or at least so many if there are more than were read. */
export type RowCount = { count: number; isMore: boolean }

/**
 * Counts the rows of a page that are meant, since the platform may ignore the filter that asked for
 * them. `numbers` are its own count with the filter, where it fits the page (`countBeside`), and
 * without: it is believed if every row is meant and the filter leaves some records out.
 */
export function countedRows<Item>(
  page: Page<Item>,
  isMeant: (item: Item) => boolean,
  numbers: { filtered?: number; all?: number } = {},
): RowCount {
  const { items } = page
  const count = items.filter(isMeant).length
  if (!isPart(page)) return { count, isMore: false }
  const { filtered, all } = numbers
  const isKnown = filtered !== undefined && all !== undefined && filtered < all
  if (count === items.length && isKnown && filtered >= count) {
    return { count: filtered, isMore: false }
  }
  return { count, isMore: true }
}

/** "12", or "100+". */
export const countText = ({ count, isMore }: RowCount) => atLeast(count, isMore)

/** A record without a readable time belongs to no period. */
export const isSince = ({ dateCreated }: { dateCreated?: string }, since: number): boolean =>
  exactInstant(dateCreated) >= since

export const hasStatus = ({ status }: { status?: string }, asked: string) =>
  status?.toLowerCase() === asked.toLowerCase()
