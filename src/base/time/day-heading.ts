import { t } from '#base/language/words.ts'
import { useNow } from './now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { parseMoment } from './moment.ts'
import { dayText } from './time-format.ts'
import { addDays, sameDay } from './calendar.ts'
import { wallClock } from './time-zone.ts'

export function useDayHeading(): (value: string | undefined) => string | undefined {
  const zone = useTimeZone()
  const today = wallClock(useNow(), zone)
  return (value) => {
    const moment = parseMoment(value)
    if (!moment) return undefined
    const day = moment.kind === 'day' ? moment.day : wallClock(moment.instant, zone)
    if (sameDay(day, today)) return t`Today`
    if (sameDay(day, addDays(today, -1))) return t`Yesterday`
    return dayText(day)
  }
}
