import { useId, useState } from 'react'
import { useDayHeading } from '#base/time/day-heading.ts'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { Icon } from '#components/controls/icons.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { Labelled } from '#components/text/labelled.tsx'
import { activityVerb, outcomeMark, outcomeText } from '#model/doing/activity/words.ts'
import { ActivityDetails } from './activity-details.tsx'
import { ActivitySubject } from './activity-effect.tsx'
import styles from './activity-list.module.css'

type ActivityListProps = {
  entries: readonly ActivityEntry[]
  storeId: string
  storeCurrency: string | undefined
}

export function ActivityList({ entries, ...row }: ActivityListProps) {
  const dayOf = useDayHeading()
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at).toISOString()) ?? ''
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h2 className={styles.day}>{day}</h2>
      <ul>
        {ofDay.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} {...row} />
        ))}
      </ul>
    </section>
  ))
}

type ActivityRowProps = {
  entry: ActivityEntry
  storeId: string
  storeCurrency: string | undefined
}

function ActivityRow(props: ActivityRowProps) {
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
