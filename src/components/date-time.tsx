import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { parseMoment } from '#base/moment.ts'
import { type TimeForm, momentAttribute, momentText, momentTitle } from '#base/time-format.ts'

type DateTimeProps = {
  /** As the service sent it: an instant, or a plain date, which is never moved. */
  value: string | number | null | undefined
  /** `21 Nov 2025, 13:58` in place of `34 min ago`. */
  absolute?: boolean
  /** With seconds, for records of one order that follow each other closely. */
  precise?: boolean
  /** How long ago, however long: for beside an absolute time. */
  age?: boolean
  /** What stands in place of a date that is missing. */
  missing?: string
}

export function DateTime({ value, absolute, precise, age, missing = '—' }: DateTimeProps) {
  const zone = useTimeZone()
  const now = useNow()
  const moment = parseMoment(value)
  if (!moment) {
    const sent = value === undefined || value === null || value === ''
    return (
      <span className="quiet">{sent ? missing : <abbr title={String(value)}>Not known</abbr>}</span>
    )
  }
  const form: TimeForm = absolute ? 'absolute' : precise ? 'precise' : age ? 'age' : 'relative'
  return (
    <time dateTime={momentAttribute(moment)} title={momentTitle(moment, zone)}>
      {momentText(moment, form, zone, now)}
    </time>
  )
}
