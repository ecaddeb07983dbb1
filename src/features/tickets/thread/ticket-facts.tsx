import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'

import { TicketAge } from '#features/tickets/queue/ticket-age.tsx'
import styles from './ticket-facts.module.css'

export function WaitingSince({ date }: { date: string | null | undefined }) {
  return (
    <span className={styles.waiting} title={t`A guess: the last message doesn’t seem to be yours`}>
      <StatusGlyph glyph="half" tone="warning" />
      <span className="truncate">
        <Trans>
          Waiting <TicketAge value={date ?? undefined} />
        </Trans>
      </span>
    </span>
  )
}

export function AnsweredAt({ date }: { date: string | null | undefined }) {
  return (
    <span className={styles.waiting}>
      <StatusGlyph glyph="tick" tone="success" />
      <span className="truncate">
        <Trans>
          Answered <DateTime value={date} missing={t`some time ago`} />
        </Trans>
      </span>
    </span>
  )
}

/** '' is nobody. */
export function AssignedTo({ holder, me }: { holder: string; me: string }) {
  if (holder === '') return <span className={styles.long}>{t`Unassigned`}</span>
  return (
    <span className="truncate">
      <span className={styles.long}>{t`Assigned to`} </span>
      <bdi>{holder === me ? t`you` : visibleText(holder)}</bdi>
    </span>
  )
}
