import { ButtonLink } from '#components/controls/button-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { ticketLink } from '#model/reading/links/links.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'

type NoTicketProps = {
  storeId: string
  /** Longest wait first. */
  waiting: readonly KnownTicket[]
  /** More may wait than are known. */
  isPartial: boolean
}

/** Beside the list while no ticket is open: where to begin. */
export function NoTicket({ storeId, waiting, isPartial }: NoTicketProps) {
  const [first] = waiting
  if (!first) {
    return (
      <EmptyState
        icon="tickets"
        title="No ticket is open"
        text="Choose one from the list. It opens with the conversation, the customer and their orders."
      />
    )
  }
  return (
    <EmptyState
      icon="tickets"
      title={
        (isPartial ? 'At least ' : '') +
        (waiting.length === 1
          ? '1 ticket waits for you'
          : `${formatNumber(waiting.length)} tickets wait for you`)
      }
      text={
        <>
          {waiting.length === 1 ? 'The last word came' : 'The longest has waited since'}{' '}
          <DateTime value={first.lastEntry?.date} missing="some time ago" />.
        </>
      }
      action={
        <ButtonLink {...ticketLink(storeId, first.customerId, first.id)} size="xs">
          {waiting.length === 1 ? 'Open it' : 'Open the longest wait'}
        </ButtonLink>
      }
    />
  )
}
