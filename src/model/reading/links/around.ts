import { parseMoment } from '#base/time/moment.ts'

/** Milliseconds to each side: the platform may know more digits than it sends. */
const MARGIN = 1_000

/** Hardly any other record lies between them; a page would not do, since later records move it. */
export function around(dateCreated: string | undefined): { from?: string; to?: string } {
  const moment = parseMoment(dateCreated)
  return moment?.kind === 'instant' ? between(moment.instant, moment.instant) : {}
}

export const between = (first: number, last: number) => ({
  from: at(Math.min(first, last) - MARGIN),
  to: at(Math.max(first, last) + MARGIN),
})

const at = (instant: number) => new Date(instant).toISOString()
