import * as z from 'zod/mini'
import { list, record, text } from './fields.ts'
import { textLength } from './text-length.ts'

export const TicketEntry = z.object({ ...record, message: text, name: text })
export type TicketEntry = z.infer<typeof TicketEntry>

export const Ticket = z.object({
  ...record,
  subject: text,
  storeId: text,
  customerId: text,
  emailAddress: text,
  entries: list(TicketEntry),
})
export type Ticket = z.infer<typeof Ticket>

export const ReplyToTicket = z.strictObject({
  message: z.string().check(textLength(1, 2048)),
})
export type ReplyToTicket = z.infer<typeof ReplyToTicket>
