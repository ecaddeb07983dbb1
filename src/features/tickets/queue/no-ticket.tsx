import { formatNumber } from '#base/numbers/money-format.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import type { ReaderControl } from '#model/doing/tickets/reader-leader.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { ticketLink } from '#model/reading/links/links.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import { progressWords } from './checked-words.ts'
import styles from './no-ticket.module.css'

type NoTicketProps = {
  storeId: string
  /** Longest wait first. */
  waiting: readonly KnownTicket[]
  reader: ReaderControl
}

/** Beside the list while no ticket is open: where to begin, and which keys do the work. */
export function NoTicket({ storeId, waiting, reader }: NoTicketProps) {
  const isPartial = useIsPartial(storeId)
  const progress = reader.isOn ? progressWords(reader.state) : undefined
  const [first] = waiting
  return (
    <div className={styles.pane}>
      {first ? (
        <EmptyState
          icon="tickets"
          title={(isPartial ? 'At least ' : '') + waitingWords(waiting.length)}
          text={
            <>
              {waiting.length === 1 ? 'The last word came' : 'The longest has waited since'}{' '}
              <DateTime value={first.lastEntry?.date} missing="some time ago" />.
              {progress && ` Checking ${progress}.`}
            </>
          }
          action={
            <ButtonLink {...ticketLink(storeId, first.customerId, first.id)} size="xs">
              {waiting.length === 1 ? 'Open it' : 'Open the longest wait'}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          icon="tickets"
          title={progress ? `Checking ${progress}` : 'No ticket is open'}
          text={
            progress
              ? 'Tickets appear in the list as they are found. You can open them right away.'
              : 'Choose one from the list. It opens with the conversation, the customer and their orders.'
          }
        />
      )}
      <dl className={styles.keys} aria-label="Keys in a ticket">
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const keys = [
  ['J', 'Next ticket'],
  ['R', 'Reply'],
  ['A', 'Assign'],
  ['H', 'Later'],
  ['E', 'Done'],
] as const

const waitingWords = (count: number) =>
  count === 1 ? '1 ticket waits for you' : `${formatNumber(count)} tickets wait for you`
