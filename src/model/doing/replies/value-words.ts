import { presentTime } from '#base/time/now.ts'
import { parseMoment } from '#base/time/moment.ts'
import { momentText } from '#base/time/time-format.ts'

export function dateText(value: string | undefined, zone: string): string | undefined {
  const moment = parseMoment(value)
  return moment && momentText(moment, 'absolute', zone, presentTime()).split(',', 1)[0]
}
