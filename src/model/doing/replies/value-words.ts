import { parseMoment } from '#base/time/moment.ts'
import { dayText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'

export function dateText(value: string | undefined, zone: string): string | undefined {
  const moment = parseMoment(value)
  return moment && dayText(moment.kind === 'day' ? moment.day : wallClock(moment.instant, zone))
}
