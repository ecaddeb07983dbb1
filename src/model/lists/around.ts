import { parseMoment } from '#base/moment.ts'

/** Milliseconds to each side: the platform may know more digits than it sends. */
const MARGIN = 1_000

/**
 * Bounds that leave hardly any record but this one in its list. A page would not do: later records
 * move it to the next.
 */
export function around(dateCreated: string | undefined): { from?: string; to?: string } {
  const moment = parseMoment(dateCreated)
  if (moment?.kind !== 'instant') return {}
  return { from: at(moment.instant - MARGIN), to: at(moment.instant + MARGIN) }
}

const at = (instant: number) => new Date(instant).toISOString()
