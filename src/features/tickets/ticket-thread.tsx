import { Button } from '@mantine/core'
import { useState } from 'react'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { classNames } from '#components/class-names.ts'
import { DateTime } from '#components/date-time.tsx'
import { useDayHeading } from '#base/day-heading.ts'
import { formatNumber } from '#base/money-format.ts'
import { LongText } from '#components/long-text.tsx'
import { Tag } from '#components/tag.tsx'
import { Avatar } from '#components/thumb.tsx'
import { visibleText } from '#base/visible-text.ts'
import { entryKey } from '#model/writes/reply-state.ts'
import styles from './ticket-thread.module.css'

/** A longer thread starts with its latest messages, so that the page stays quick. */
const SHOWN_AT_ONCE = 200

type TicketThreadProps = {
  entries: readonly TicketEntry[]
  /** Author names of replies sent from this browser: the only authors known for certain. */
  ownNames: readonly string[]
}

/** The messages by day, oldest first. */
export function TicketThread({ entries, ownNames }: TicketThreadProps) {
  const dayOf = useDayHeading()
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const earlier = Math.max(0, entries.length - most)
  const shown = entries.slice(earlier)
  const days = shown.map(({ dateCreated }) => dayOf(dateCreated))
  return (
    <ol className={styles.thread} aria-label="Messages">
      {earlier > 0 && (
        <li>
          <Button variant="default" size="xs" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            Show earlier messages ({formatNumber(earlier)})
          </Button>
        </li>
      )}
      {shown.map((entry, index) => (
        <li key={entryKey(entry) + String(entry.id === '' ? index : '')}>
          {days[index] && days[index] !== days[index - 1] && (
            <p className={styles.day}>{days[index]}</p>
          )}
          <Message
            entry={entry}
            isOwn={entry.name !== undefined && ownNames.includes(entry.name)}
          />
        </li>
      ))}
    </ol>
  )
}

function Message({ entry, isOwn }: { entry: TicketEntry; isOwn: boolean }) {
  const { name, message, dateCreated } = entry
  return (
    <article className={classNames(styles.message, isOwn && styles.own)}>
      <Avatar name={name} size={28} />
      <div className={styles.body}>
        <header className={styles.head}>
          <h3 className={styles.name} title={entry.id && `Message ${entry.id}`}>
            <bdi data-private={isOwn ? undefined : true}>
              {visibleText(name?.slice(0, 200) || 'No name')}
            </bdi>
          </h3>
          {isOwn && <Tag>You</Tag>}
          <span className={styles.time}>
            <DateTime value={dateCreated} missing="No date" />
          </span>
        </header>
        <div className={styles.text}>
          {message ? <LongText text={message} /> : <span className="quiet">Empty message</span>}
        </div>
      </div>
    </article>
  )
}
