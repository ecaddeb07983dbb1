import { labels } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { parseMoment } from '#base/time/moment.ts'
import { type TimeForm, momentAttribute, momentText, momentTitle } from '#base/time/time-format.ts'

type DateTimeProps = {
  /** As sent: an instant, or a plain date, which no time zone shifts. */
  value: string | number | null | undefined
  /** `21 Nov 2025, 13:58` instead of `34 min ago`. */
  absolute?: boolean
  precise?: boolean
  /** `13:58:21`, under a heading that tells the day. */
  clock?: boolean
  age?: boolean
  missing?: string
}

export function DateTime({ value, absolute, precise, clock, age, missing = '—' }: DateTimeProps) {
  const zone = useTimeZone()
  const now = useNow()
  const moment = parseMoment(value)
  if (!moment) {
    const sent = value === undefined || value === null || value === ''
    return (
      <span className="quiet">
        {sent ? missing : <abbr title={String(value)}>{labels.notKnown}</abbr>}
      </span>
    )
  }
  const form: TimeForm =
    (absolute && 'absolute') ||
    (precise && 'precise') ||
    (clock && 'clock') ||
    (age ? 'age' : 'relative')
  return (
    <time
      dateTime={momentAttribute(moment)}
      title={momentTitle(moment, zone)}
      // On paper, "34 min ago" means nothing.
      data-on-paper={absolute ? undefined : momentText(moment, 'absolute', zone, now)}
    >
      {momentText(moment, form, zone, now)}
    </time>
  )
}
