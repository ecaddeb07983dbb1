import { parseMoment } from '#base/time/moment.ts'

/** Milliseconds to each side: the platform may know more digits than it sends. */
const MARGIN = 1_000

/** Hardly any other record lies between them; a page would not do, since later records move it. */
export function around(dateCreated: string | undefined): { from?: string; to?: string } {
  const moment = parseMoment(dateCreated)
  if (moment?.kind !== 'instant') return {}
  return { from: at(moment.instant - MARGIN), to: at(moment.instant + MARGIN) }
}

const at = (instant: number) => new Date(instant).toISOString()
