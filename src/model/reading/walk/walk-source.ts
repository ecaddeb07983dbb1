import type { Page } from '#api/client.ts'

/** A filtered list with a fixed end, as the walk reads it. */
export type WalkSource<Item> = {
  readPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<Page<Item>>
  /** The exact number of records in the list; undefined if the platform does not tell. */
  count: (signal: AbortSignal) => Promise<number | undefined>
  /** The same without the fixed end; undefined if nothing can arrive. */
  countNow?: (signal: AbortSignal) => Promise<number | undefined>
  /** Gives up the fixed end, so that only `isInside` tells what arrived. */
  leaveOpen?: () => void
  /** Gives up the filters that `matches` can tell, which a platform may take for their opposite. */
  widen?: () => void
  /** The first rows without those filters, in pages of at most so many. */
  readWide?: (largest: number, signal: AbortSignal) => Promise<Page<Item>>
  /** False for a record that arrived after the end. */
  isInside?: (item: Item) => boolean
  /** False for a record that the list hides on the screen as well. */
  matches?: (item: Item) => boolean
  /** The names of the filters that a record does not meet. */
  contradicts?: (item: Item) => string[]
  /** The names of those whose field it lacks. */
  unproven?: (item: Item) => string[]
  /** One row at its place in the list, or beyond its end; undefined if the platform refuses it. */
  rowAt?: (place: number, signal: AbortSignal) => Promise<Page<Item> | undefined>
  /** The first rows in the opposite order; undefined if the platform refuses it. */
  readBackwards?: (signal: AbortSignal) => Promise<Page<Item> | undefined>
  /** Its rows don’t move, so that pages need no overlap. */
  isStill?: true
}
