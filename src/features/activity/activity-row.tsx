import { useId, useState } from 'react'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { Icon } from '#components/controls/icons.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { Labelled } from '#components/text/labelled.tsx'
import { activityVerb, outcomeMark, outcomeText } from '#model/doing/activity/words.ts'
import { ActivityDetails } from './activity-details.tsx'
import { ActivitySubject } from './activity-effect.tsx'
import styles from './activity-list.module.css'

type ActivityRowProps = {
  entry: ActivityEntry
  storeId: string
  storeCurrency: string | undefined
}

export function ActivityRow(props: ActivityRowProps) {
  const { entry, storeCurrency } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const clock = wallClock(entry.at, useTimeZone())
  const { glyph, tone } = outcomeMark(entry)
  return (
    <li className={styles.entry} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <time className={styles.time} dateTime={new Date(entry.at).toISOString()}>
          {clockText(clock)}
        </time>
        <StatusGlyph glyph={glyph} tone={tone} />
        <span className={styles.sentence}>
          <Labelled
            label={activityVerb(entry)}
            value={<ActivitySubject entry={entry} storeCurrency={storeCurrency} />}
          />
        </span>
        <span className={styles.outcome}>{outcomeText(entry)}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
      </button>
      {isOpen && (
        <div id={id} className={styles.details}>
          <ActivityDetails {...props} />
        </div>
      )}
    </li>
  )
}
