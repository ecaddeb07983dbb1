import { ReplyToTicket, Ticket } from './schemas/tickets.ts'
import { write, type WriteCaller } from './write.ts'

/** Every delivery adds another entry, so this must never be sent twice. */
export function replyToTicket(
  storeId: string,
  ticketId: string,
  body: ReplyToTicket,
  caller: WriteCaller<Ticket>,
  ticketSeen?: string,
) {
  return write(
    {
      operation: 'replyTicket',
      params: { storeId, ticketId },
      body: { schema: ReplyToTicket, value: body },
      answer: Ticket,
      ticketSeen,
    },
    caller,
  )
}
