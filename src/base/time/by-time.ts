import { comparing } from '#base/numbers/compare.ts'
import { parseMoment } from './moment.ts'

type Dated = { dateCreated?: string | undefined }

/** Undefined for an unreadable time; a plain date is its first moment in UTC. */
export function instantOf(time: string | undefined): number | undefined {
  const moment = parseMoment(time)
  if (!moment) return undefined
  if (moment.kind === 'instant') return moment.instant
  const { year, month, day } = moment.day
  return Date.UTC(year, month - 1, day)
}

/*
 * The platform may send any list in any order, and times with or without milliseconds: their texts
 * can't be compared. Records without a readable time come last in both directions.
 */
export const oldestFirst = comparing(({ dateCreated }: Dated) => instantOf(dateCreated))
export const newestFirst = comparing(({ dateCreated }: Dated) => instantOf(dateCreated), true)
