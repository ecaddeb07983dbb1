import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { type Moment, parseMoment } from '#base/time/moment.ts'
import { momentAttribute, momentTitle } from '#base/time/time-format.ts'
import { ageText } from '#model/records/tickets/age-text.ts'

/** The age in its shortest form, for example "9 h". */
export function TicketAge({ value }: { value: string | undefined }) {
  const zone = useTimeZone()
  const now = useNow()
  const moment = parseMoment(value)
  if (!moment) return null
  return (
    <time dateTime={momentAttribute(moment)} title={momentTitle(moment, zone)}>
      {ageText(now - instantOf(moment))}
    </time>
  )
}

function instantOf(moment: Moment): number {
  if (moment.kind === 'instant') return moment.instant
  const { year, month, day } = moment.day
  return Date.UTC(year, month - 1, day)
}
