import { createRandom, uuid } from './random.ts'
import type { Ticket, TicketEntry } from './records.ts'
import type { Customer } from './seed-customers.ts'
import { CUSTOMER, EMPTY_TICKET_ID, LONG_TICKET, TICKET_ID } from './seed-ids.ts'
import { DAY, HOUR, MINUTE, instant } from './seed-time.ts'

/** Staff reply under this name. */
export const STAFF_NAME = 'Ines'

const conversation = [
  'Hi, one of the three machines died on Tuesday and I would like to move its key to the replacement. The new machine ID is WS-2291-HX.\n\nThe order from today is for two more seats, so please don’t touch those.',
  'Sorry about the laptop. I released the key that was tied to WS-1840-KD. You can enter the same key on WS-2291-HX now, no new purchase needed.',
  'Confirmed, the board is dead and the disk is with our recycler. The app says “key in use” when I try it though. Does the release take a while?',
]
const subjects = [
  'Which reference for the transfer?',
  'Partial payment, order stuck',
  'Purchase order and KYC',
  'Download link expired',
  'Second admin seat',
  'Invoice without our VAT number',
  'Key says “already in use”',
  'Slow in the evening',
  'Please cancel the renewal',
]
const questions = [
  'Which reference should I put on the transfer? The page shows two.',
  'I sent the rest twelve hours ago, the wallet shows three confirmations.',
  'Please find the signed form. Our number is PO-88213, can you put it on the invoice?',
  'Is there a way to download the old version? The new one needs a newer system.',
  'Between 20:00 and 23:00 I get under 4 Mbit on every exit.\nTraceroute: https://paste.example/8f2c',
  'Any news?',
]
const answers = [
  'Renewed, the new link is valid for seven days.',
  'Added, please check your inbox.',
  'The refund is on its way, allow three days.',
  'Yes, every licence has it. You find it under Downloads, Archive.',
]

export function ticketsOf(storeId: string, customer: Customer, now: number): Ticket[] {
  const create = (id: string, subject: string, entries: TicketEntry[], opened: number): Ticket => ({
    id,
    dateCreated: instant(opened),
    subject,
    storeId,
    customerId: customer.id,
    emailAddress: customer.emailAddress,
    entries,
  })
  if (customer.id === CUSTOMER.id) {
    const opened = now - 3 * HOUR
    return [
      create(
        TICKET_ID,
        'Move a key to a new laptop',
        conversation.map((message, at) =>
          entry(TICKET_ID, at, message, customer, opened + at * 40 * MINUTE),
        ),
        opened,
      ),
      create(EMPTY_TICKET_ID, 'Invoice with VAT number', [], now - 110 * DAY),
    ]
  }
  const random = createRandom('tickets', storeId, customer.index)
  const isLong = customer.id === LONG_TICKET.customerId
  const count = isLong ? 1 : random.chance(0.16) ? random.integer(1, 3) : 0
  return Array.from({ length: count }, (_, number) => {
    const id = isLong ? LONG_TICKET.id : uuid('ticket', customer.id, number)
    const length = isLong ? 20 : random.integer(0, random.chance(0.2) ? 12 : 4)
    const opened = now - random.integer(1, 90) * DAY - HOUR
    const pace = (now - opened) / (length + 2)
    const entries = Array.from({ length }, (__, at) =>
      entry(id, at, random.pick(at % 2 ? answers : questions), customer, opened + at * pace),
    )
    return create(id, random.pick(subjects), entries, opened)
  })
}

/** Customer and staff alternate; only the name shows who wrote. */
function entry(
  ticketId: string,
  at: number,
  message: string,
  customer: Customer,
  time: number,
): TicketEntry {
  return {
    id: uuid('ticket-entry', ticketId, at),
    dateCreated: instant(time),
    message,
    name: at % 2 ? STAFF_NAME : customer.fullName,
  }
}
