import { visibleText } from '#base/text/visible-text.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { holderWords } from '#model/doing/tickets/assigned.ts'
import { TicketAge } from '#features/tickets/queue/ticket-age.tsx'
import styles from './ticket-facts.module.css'

export function WaitingSince({ date }: { date: string | null | undefined }) {
  return (
    <span className={styles.waiting} title="A guess: the last message doesn’t seem to be yours">
      <StatusGlyph glyph="half" tone="warning" />
      <span className="truncate">
        Waiting <TicketAge value={date ?? undefined} />
      </span>
    </span>
  )
}

export function AnsweredAt({ date }: { date: string | null | undefined }) {
  return (
    <span className={styles.waiting}>
      <StatusGlyph glyph="tick" tone="success" />
      <span className="truncate">
        Answered <DateTime value={date} missing="some time ago" />
      </span>
    </span>
  )
}

/** '' is nobody. */
export function AssignedTo({ holder, me }: { holder: string; me: string }) {
  const words = holderWords(holder, me)
  if (holder === '') return <span className={styles.long}>Unassigned</span>
  return (
    <span className="truncate">
      <span className={styles.long}>Assigned to </span>
      <bdi>{holder === me ? words.toLowerCase() : visibleText(words)}</bdi>
    </span>
  )
}
