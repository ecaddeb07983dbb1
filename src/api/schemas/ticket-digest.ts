import type { TicketEntry } from './tickets.ts'

/** The host compares this digest with the ticket just before it forwards a reply. */
export function ticketDigest(entries: readonly TicketEntry[]): string {
  const keys = entries.map(
    ({ id, dateCreated, name, message }) => id || JSON.stringify([dateCreated, name, message]),
  )
  // Platforms may list the messages in any order.
  return `${keys.length}-${hash(keys.toSorted().join('\n'))}`
}

function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36)
}
