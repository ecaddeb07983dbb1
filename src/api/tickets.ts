import { ReplyToTicket, Ticket } from './schemas/tickets.ts'
import { write, type WriteCaller } from './write.ts'

/** Adds an entry each time it is applied. Tickets are read inside their customer. */
export function replyToTicket(
  storeId: string,
  ticketId: string,
  body: ReplyToTicket,
  caller: WriteCaller<Ticket>,
) {
  return write(
    {
      operation: 'replyTicket',
      params: { storeId, ticketId },
      body: { schema: ReplyToTicket, value: body },
      answer: Ticket,
    },
    caller,
  )
}
