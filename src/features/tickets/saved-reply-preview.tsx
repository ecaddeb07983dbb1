import { Private } from '#components/private.tsx'
import { visibleText } from '#base/visible-text.ts'
import { formatNumber } from '#base/money-format.ts'
import { useTicketIndex } from '#model/memory/use-tickets.ts'
import { waitingTickets } from '#model/memory/waiting.ts'
import { joined, replyParts, replyValues } from '#model/tickets/reply-variables.ts'
import { FilledText } from './filled-text.tsx'
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
  const parts = replyParts(text, values)
  const blanks = parts.filter(({ kind }) => kind === 'blank').length
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
        {text === '' ? '…' : <FilledText parts={parts} />}
      </p>
      <p className="small quiet">
        {formatNumber(joined(parts).length)} characters
        {blanks > 0 && `, ${blanks} filled in when an order is beside the ticket`}
      </p>
    </section>
  )
}
