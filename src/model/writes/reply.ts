import { readCustomer, customerQuery } from '#api/customers.ts'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import { isComplete } from '#api/schemas/fields.ts'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'
import { session } from '#api/session.ts'
import { textDigest } from '#base/text-digest.ts'
import { rememberOwnName, rememberTickets } from '#model/memory/tickets.ts'
import { replyToTicket } from '#api/tickets.ts'
import type { Fingerprint } from './journal.ts'
import type { Precheck } from './process-types.ts'
import { replyWords } from './reply-words.ts'
import { createWrites, type WriteKind } from './registry.ts'
import { forgetDraft } from '#base/drafts/draft-store.ts'
import { entryKey, replyText } from './reply-state.ts'
import { sameAccount } from '#model/memory/same-account.ts'

export type ReplyTarget = { storeId: string; customerId: string; ticketId: string }

export const replyKind: WriteKind<keyof ReplyTarget, Ticket, TicketEntry[], TicketEntry[]> = {
  operation: 'replyTicket',
  ids: ['storeId', 'customerId', 'ticketId'],
  readOperation: 'getCustomer',
  read: readTicket,
  find: (ticket, { fingerprint }) => newEntries(ticket, fingerprint),
  words: replyWords,
  link: ({ storeId, customerId, ticketId }) => ({
    label: `Ticket ${ticketId.slice(0, 8)}`,
    to: '/stores/$storeId/customers/$customerId/tickets/$ticketId',
    params: { storeId, customerId, ticketId },
  }),
  forgetDraft,
  onDone(entries, { storeId }) {
    // It may be learnt after sign-out, by an answer that was on its way.
    if (session.current().status === 'signed-out') return
    for (const { name } of entries) rememberOwnName(storeId, name)
  },
}
export const replies = createWrites<
  keyof ReplyTarget,
  Ticket,
  Ticket,
  TicketEntry[],
  TicketEntry[]
>(replyKind)

/** What a merchant confirms: this message, below the entries that were `shown`. */
export function replyOf(
  { storeId, ticketId }: ReplyTarget,
  text: string,
  shown: readonly TicketEntry[],
  send = replyToTicket,
) {
  const message = replyText(text)
  return ({ entries }: Ticket): Precheck<Ticket, TicketEntry[], TicketEntry[]> => {
    const seen = new Set(shown.map(entryKey))
    const newer = entries.filter((entry) => !seen.has(entryKey(entry)))
    if (newer.length > 0) return { is: 'changed', change: newer }
    const known = entries.map((entry) => textDigest(entryKey(entry))).join(',')
    const fingerprint = { known, said: textDigest(message) }
    return {
      is: 'ready',
      fingerprint,
      send: (caller) => send(storeId, ticketId, { message }, caller),
      // The answer is the whole ticket; a yes without the entry is proved by reading only.
      effectOf: (ticket) => ticket && newEntries(ticket, fingerprint),
    }
  }
}

/** The entries beyond the known ones that say just what was sent. */
function newEntries(
  { entries }: Ticket,
  { known = '', said }: Fingerprint,
): TicketEntry[] | undefined {
  const before = new Set(known.split(','))
  const found = entries.filter(
    (entry) =>
      !before.has(textDigest(entryKey(entry))) &&
      textDigest(replyText(entry.message ?? '')) === said,
  )
  return found.length > 0 ? found : undefined
}

/** The only way to read a ticket is to read its customer; what is on screen follows. */
async function readTicket({ storeId, customerId, ticketId }: ReplyTarget): Promise<Ticket> {
  const isOurs = sameAccount()
  const customer = await readCustomer(storeId, customerId)
  if (!isOurs()) throw new ApiError({ kind: 'refused', operation: 'getCustomer', status: 401 })
  queryClient.setQueryData(customerQuery(storeId, customerId).queryKey, customer)
  rememberTickets(storeId, customer)
  const ticket = customer.tickets.find(({ id }) => id.toLowerCase() === ticketId.toLowerCase())
  if (!ticket) throw new ApiError({ kind: 'not-found', operation: 'getCustomer' })
  // It is shown all the same; whether a reply is in it, it does not tell.
  if (!isComplete(ticket.entries)) {
    throw new ApiError({ kind: 'unreadable', operation: 'getCustomer' })
  }
  return ticket
}
