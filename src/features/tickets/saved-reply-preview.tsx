import { Private } from '#components/private.tsx'
import { visibleText } from '#base/visible-text.ts'
import { formatNumber } from '#base/money-format.ts'
import { useTicketIndex } from '#model/memory/use-tickets.ts'
import { waitingTickets } from '#model/memory/waiting.ts'
import { blanksIn } from '#model/tickets/reply-blanks.ts'
import { fillReply, replyValues } from '#model/tickets/reply-variables.ts'
import styles from './saved-replies.module.css'

/** The text as the customer who waits longest would read it. */
export function SavedReplyPreview({ storeId, text }: { storeId: string; text: string }) {
  const index = useTicketIndex(storeId)
  const [ticket = index.tickets[0]] = waitingTickets(index)
  const values = replyValues({
    customerName: ticket?.firstAuthor,
    email: ticket?.emailAddress,
    order: undefined,
    storeName: undefined,
    me: index.ownNames[0],
  })
  const { text: filled } = fillReply(text, values)
  const blanks = blanksIn(filled).length
  return (
    <section className={styles.preview} aria-label="Preview">
      <p className="small quiet">
        Preview
        {ticket?.emailAddress && (
          <>
            {' '}
            with <Private>{visibleText(ticket.emailAddress)}</Private>
          </>
        )}
      </p>
      <p className={styles.filled} dir="auto">
        <Private>{visibleText(filled) || '…'}</Private>
      </p>
      <p className="small quiet">
        {formatNumber(filled.length)} characters
        {blanks > 0 && `, ${blanks} filled in when an order is beside the ticket`}
      </p>
    </section>
  )
}
