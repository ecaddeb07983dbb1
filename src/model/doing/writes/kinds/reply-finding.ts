import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'
import { textDigest } from '#base/text/text-digest.ts'
import { looseDigest } from '#model/doing/writes/likeness.ts'
import type { Finding } from '#model/doing/writes/state.ts'
import type { Sent } from '#model/doing/writes/process-types.ts'
import { entryKey } from '#model/records/tickets/ticket-records.ts'
import { replyText } from '#model/doing/replies/reply-text.ts'

type SentReply = Omit<Sent<unknown, TicketEntry[]>, 'target'>

/**
 * Finds a reply among the entries added since it was sent. Entries carry only a name to tell whose
 * they are; whoever opened the ticket is the customer.
 */
export function findReply(
  { entries }: Ticket,
  { fingerprint, own, isAccepted }: SentReply,
  ownNames: readonly string[],
): Finding<TicketEntry[]> {
  const { known = '', said, loose } = fingerprint
  const before = new Set([...known.split(','), ...own.ids])
  const isKnown = (entry: TicketEntry) => before.has(textDigest(entryKey(entry)))
  const isOwn = ({ name = '' }: TicketEntry) => ownNames.includes(name)
  const earlierNames = new Set(entries.filter(isKnown).map(({ name }) => name))
  const customer = entries.find(isKnown)?.name

  const mayBeOurs = entries.filter(
    (entry) => !isKnown(entry) && (isOwn(entry) || !entry.name || entry.name !== customer),
  )
  const isExact = ({ message = '' }: TicketEntry) => textDigest(replyText(message)) === said
  const isAlike = (entry: TicketEntry) =>
    isExact(entry) || (loose !== undefined && looseDigest(entry.message ?? '') === loose)
  // Until an answer has shown our name, an exact match by anybody but the customer is ours.
  const isNobodyElse = (entry: TicketEntry) => isExact(entry) && ownNames.length === 0

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
