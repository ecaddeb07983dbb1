import { useDayHeading } from '#base/time/day-heading.ts'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import styles from './activity-list.module.css'
import { ActivityRow } from './activity-row.tsx'

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
