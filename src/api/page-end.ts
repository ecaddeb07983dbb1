import type { Page, Paging } from './client.ts'

/** A real limit of rows is not smaller, so a page of fewer is the last one. */
export const SMALLEST_LIMIT = 10
/** Services that give fewer rows than asked for give so many. */
export const USUAL_LIMITS = new Set([10, 20, 25, 30, 50, 100, 200, 250])

/** `sent` counts unreadable and repeated entries, which fill the page like any other. */
type Answered = { pages: number | undefined; sent: number; received: number }
type End = Pick<Page<unknown>, 'hasMore' | 'mayHaveMore' | 'mayBeCut'>

/** What an answer tells of the end of its list. */
export function endOf({ pages, sent, received }: Answered, { Page, PageSize }: Paging): End {
  const isFull = sent >= PageSize
  const hasMore = pages === undefined ? isFull : Page < pages
  // The service may give shorter pages than asked for, or too small a number of them.
  const isShortened = pages === undefined && sent >= SMALLEST_LIMIT
  const isEndOpen = !hasMore && received > 0 && (isFull || isShortened)
  const mayBeCut = !hasMore && !isFull && pages !== undefined && USUAL_LIMITS.has(received)
  return {
    hasMore,
    ...(isEndOpen && { mayHaveMore: true as const }),
    ...(mayBeCut && { mayBeCut: true as const }),
  }
}
