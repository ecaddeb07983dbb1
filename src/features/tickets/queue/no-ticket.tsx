import { betweenSentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Trans } from '#components/text/trans.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import type { ReaderControl } from '#model/doing/tickets/reader-leader.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { ticketLink } from '#model/reading/links/links.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import { progressWords } from '#model/records/tickets/progress-words.ts'
import styles from './no-ticket.module.css'

type NoTicketProps = {
  storeId: string
  /** Longest wait first. */
  waiting: readonly KnownTicket[]
  /** The list says so. */
  isListEmpty: boolean
  reader: ReaderControl
}

/** Beside the list while no ticket is open: where to begin, and which keys do the work. */
export function NoTicket({ storeId, waiting, isListEmpty, reader }: NoTicketProps) {
  const isPartial = useIsPartial(storeId)
  const progress = reader.isOn ? progressWords(reader.state) : undefined
  const [first] = waiting
  const came = <DateTime value={first?.lastEntry?.date} missing={t`some time ago`} />
  return (
    <div className={styles.pane}>
      {first ? (
        <EmptyState
          icon="tickets"
          title={waitingWords(waiting.length, isPartial)}
          text={
            <>
              {waiting.length === 1 ? (
                <Trans>The last word came {came}.</Trans>
              ) : (
                <Trans>The longest has waited since {came}.</Trans>
              )}
              {progress && betweenSentences + t`Checking ${progress}.`}
            </>
          }
          action={
            <ButtonLink
              {...ticketLink(storeId, first.customerId, first.id)}
              search={{ view: 'waiting' }}
              size="xs"
            >
              {waiting.length === 1 ? t`Open it` : t`Open the longest wait`}
            </ButtonLink>
          }
        />
      ) : isListEmpty ? null : (
        <EmptyState
          icon="tickets"
          title={progress ? t`Checking ${progress}` : t`No ticket is open`}
          text={
            progress
              ? t`Tickets appear in the list as they are found. You can open them right away.`
              : t`Choose one from the list. It opens with the conversation, the customer and their orders.`
          }
        />
      )}
      {!isListEmpty && (
        <dl className={styles.keys} aria-label={t`Keys in a ticket`}>
          {keys.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const keys = [
  ['J', t`Next ticket`],
  ['R', t({ message: 'Reply', context: 'verb' })],
  ['A', t`Assign`],
  ['H', t({ message: 'Later', context: 'verb' })],
  ['E', t({ message: 'Done', context: 'mark a ticket' })],
] as const

const waitingWords = (count: number, isPartial: boolean) =>
  isPartial
    ? plural(count, {
        one: 'At least 1 ticket waits for you',
        other: `At least ${formatNumber(count)} tickets wait for you`,
      })
    : plural(count, {
        one: '1 ticket waits for you',
        other: `${formatNumber(count)} tickets wait for you`,
      })
