import '@mantine/dates/styles.css'
import { DatePicker } from '@mantine/dates'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { momentAttribute } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { useCalendarLooks } from './calendar-looks.ts'
import styles from './filter-editor.module.css'

type DayCalendarProps = {
  /** For example 2026-11-21. */
  day: string | null
  onChange: (day: string | null) => void
}

/** A day to come. Stands inside `<Mantine>`. */
export function DayCalendar({ day, onChange }: DayCalendarProps) {
  const zone = useTimeZone()
  const today = momentAttribute({ kind: 'day', day: wallClock(useNow(), zone) })
  return (
    <DatePicker
      className={styles.calendar}
      {...useCalendarLooks()}
      value={day}
      defaultDate={day ?? undefined}
      minDate={today}
      maxDate="9999-12-31"
      onChange={onChange}
    />
  )
}
