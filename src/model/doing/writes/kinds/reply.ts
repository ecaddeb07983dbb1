import { readCustomer, customerQuery } from '#api/customers.ts'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import { asConfirmed } from '#api/reading-hook.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { ticketDigest } from '#api/schemas/ticket-digest.ts'
import { isComplete } from '#api/schemas/fields.ts'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'
import { session } from '#api/session.ts'
import { replyToTicket } from '#api/writes.ts'
import { forgetDraft } from '#base/drafts/draft-store.ts'
import { t } from '#base/language/words.ts'
import { textDigest } from '#base/text/text-digest.ts'
import { isSameId } from '#base/text/same-id.ts'
import { rememberOwnEntries, rememberOwnName, staffNames } from '#model/reading/memory/staff.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { rememberTickets, ticketIndex } from '#model/reading/memory/tickets.ts'
import { applyAfter } from '#model/doing/replies/after-reply.ts'
import type { WriteKind } from '#model/doing/writes/kind.ts'
import { looseDigest } from '#model/doing/writes/likeness.ts'
import type { Own, Precheck, Sent } from '#model/doing/writes/process-types.ts'
import { createWrites } from '#model/doing/writes/registry.ts'
import { entryKey } from '#model/records/tickets/ticket-records.ts'
import { replyText } from '#model/doing/replies/reply-text.ts'
import { replyWords } from './reply-words.ts'
import type { Finding, WriteState } from '#model/doing/writes/state.ts'

export type ReplyTarget = { storeId: string; customerId: string; ticketId: string }

export const replyKind: WriteKind<
  keyof ReplyTarget,
  Ticket,
  TicketEntry[],
  TicketEntry[],
  Customer
> = {
  operation: 'replyTicket',
  ids: ['storeId', 'customerId', 'ticketId'],
  readOperation: 'getCustomer',
  read: readTicket,
  pick: (customer, target) => {
    const ticket = ticketOf(customer, target)
    return ticket && isComplete(ticket.entries) ? ticket : undefined
  },
  put: (customer, ticket, target) => ({
    ...customer,
    tickets: customer.tickets.map((one) => (one === ticketOf(customer, target) ? ticket : one)),
  }),
  find: (ticket, sent) => findReply(ticket, sent, ownNames(sent.target.storeId)),
  amend(ticket, entries) {
    const shown = new Set(ticket.entries.map(entryKey))
    const missing = entries.filter((entry) => !shown.has(entryKey(entry)))
    return missing.length > 0 ? { ...ticket, entries: [...ticket.entries, ...missing] } : ticket
  },
  words: replyWords,
  about({ storeId, ticketId }) {
    const known = ticketIndex(storeId)
      .get()
      .tickets.find(({ id }) => id === ticketId)
    return known && { subject: known.emailAddress, detail: known.subject }
  },
  link: ({ storeId, customerId, ticketId }) => ({
    label: t`Ticket ${ticketId.slice(0, 8)}`,
    to: '/stores/$storeId/customers/$customerId/tickets/$ticketId',
    params: { storeId, customerId, ticketId },
  }),
  idsOf: (entries) => entries.map((entry) => textDigest(entryKey(entry))),
  forgetDraft,
  onDone(entries, target, isAnswer) {
    const { storeId } = target
    // A pending answer may arrive after sign-out.
    if (session.current().status === 'signed-out') return
    rememberOwnEntries(storeId, entries)
    void applyAfter(target, entries)
    if (!isAnswer) return
    for (const { name } of entries) rememberOwnName(storeId, name)
  },
}
export const replies = createWrites<
  keyof ReplyTarget,
  Ticket,
  Ticket,
  TicketEntry[],
  TicketEntry[],
  Customer
>(replyKind)

const ownNames = (storeId: string) => staffNames(storeId).get().proved

/** A confirmed reply: this message, below the entries that were `shown`. */
export function replyOf(
  target: ReplyTarget,
  text: string,
  shown: readonly TicketEntry[],
  send = replyToTicket,
) {
  const message = replyText(text)
  return (
    { entries, emailAddress, subject }: Ticket,
    own: Own<TicketEntry[]>,
  ): Precheck<Ticket, TicketEntry[], TicketEntry[]> => {
    const seen = new Set(shown.map(entryKey))
    const newer = entries.filter(
      (entry) => !seen.has(entryKey(entry)) && !own.ids.has(textDigest(entryKey(entry))),
    )
    if (newer.length > 0) return { is: 'changed', change: newer }
    const known = entries.map((entry) => textDigest(entryKey(entry)))
    const fingerprint = {
      known: [...new Set([...known, ...own.ids])].join(','),
      said: textDigest(message),
      loose: looseDigest(message),
    }
    return {
      is: 'ready',
      fingerprint,
      facts: { subject: emailAddress, detail: subject, after: message },
      send: (caller) =>
        send(target.storeId, target.ticketId, { message }, caller, seenIn(target, entries, own)),
      // The answer is the whole ticket; an acceptance without the entry needs a read as proof.
      effectOf(ticket) {
        if (!ticket) return undefined
        const sent = { target, fingerprint, own, isAccepted: true }
        const finding = findReply(ticket, sent, ownNames(target.storeId))
        return finding.match === 'certain' ? finding.effect : undefined
      },
    }
  }
}

/** What the host compares: the ticket with our latest replies, and without those a read may lack. */
function seenIn({ customerId }: ReplyTarget, entries: TicketEntry[], own: Own<TicketEntry[]>) {
  const recent = new Set(own.recent.flat().map(entryKey))
  const older = entries.filter((entry) => !recent.has(entryKey(entry)))
  const digests = new Set([ticketDigest(entries), ticketDigest(older)])
  return [customerId, ...digests].join(' ')
}

/** Reads the customer, because the interface cannot read a single ticket; the screen follows. */
async function readTicket(target: ReplyTarget): Promise<Ticket> {
  const { storeId, customerId } = target
  const isOurs = sameAccount()
  const customer = await readCustomer(storeId, customerId)
  if (!isOurs()) throw new ApiError({ kind: 'refused', operation: 'getCustomer', status: 401 })
  const shown = asConfirmed('getCustomer', { storeId, customerId }, customer)
  queryClient.setQueryData(customerQuery(storeId, customerId).queryKey, shown)
  rememberTickets(storeId, shown)
  const ticket = ticketOf(customer, target)
  if (!ticket) throw new ApiError({ kind: 'not-found', operation: 'getCustomer' })
  // The ticket is shown, but cannot prove whether a reply is in it.
  if (!isComplete(ticket.entries)) {
    throw new ApiError({ kind: 'unreadable', operation: 'getCustomer' })
  }
  return ticket
}

function ticketOf({ tickets }: Customer, { ticketId }: ReplyTarget): Ticket | undefined {
  return tickets.find(({ id }) => isSameId(id, ticketId))
}

type SentReply = Omit<Sent<unknown, TicketEntry[]>, 'target'>

/**
 * Finds a reply among the entries added since it was sent. Entries carry only a name to tell whose
 * they are; whoever opened the ticket is the customer.
 */
function findReply(
  { entries }: Ticket,
  { fingerprint, own, isAccepted }: SentReply,
  names: readonly string[],
): Finding<TicketEntry[]> {
  const { known = '', said, loose } = fingerprint
  const before = new Set([...known.split(','), ...own.ids])
  const isKnown = (entry: TicketEntry) => before.has(textDigest(entryKey(entry)))
  const isOwn = ({ name = '' }: TicketEntry) => names.includes(name)
  const earlierNames = new Set(entries.filter(isKnown).map(({ name }) => name))
  const customer = entries.find(isKnown)?.name

  const mayBeOurs = entries.filter(
    (entry) => !isKnown(entry) && (isOwn(entry) || !entry.name || entry.name !== customer),
  )
  const isExact = ({ message = '' }: TicketEntry) => textDigest(replyText(message)) === said
  const isAlike = (entry: TicketEntry) =>
    isExact(entry) || (loose !== undefined && looseDigest(entry.message ?? '') === loose)
  // Until an answer has shown our name, an exact match by anybody but the customer is ours.
  const isNobodyElse = (entry: TicketEntry) => isExact(entry) && names.length === 0

  const ours = mayBeOurs.filter((entry) => isAlike(entry) && (isOwn(entry) || isNobodyElse(entry)))
  if (ours.length > 0) return { match: 'certain', effect: ours }
  const alike = mayBeOurs.filter(isAlike)
  if (isAccepted && alike.length === 1) return { match: 'certain', effect: alike }
  const byUs = mayBeOurs.filter((entry) => isOwn(entry) || !earlierNames.has(entry.name))
  if (isAccepted && alike.length === 0 && byUs.length === 1) {
    return { match: 'certain', effect: byUs }
  }
  return alike.length > 0 ? { match: 'likely', effect: alike } : { match: 'none' }
}

/**
 * The state of a reply. More than one entry in `done` means that the connection repeated it; the
 * change is the entries that were not on screen when it was written.
 */
export type ReplyState = WriteState<TicketEntry[], TicketEntry[]>
