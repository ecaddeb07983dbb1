import type { Customer } from '#api/schemas/customers.ts'
import { highest } from '#base/numbers/large-lists.ts'
import { instantOf } from '#base/time/by-time.ts'
import { isSameId } from '#base/text/same-id.ts'
import type { KnownCustomer } from '#model/records/tickets/ticket-records.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Contact = {
  /** In lower case. */
  email: string
  /** Undefined until the platform's search has named it. */
  id?: string
  /** Undefined if the record was never read. */
  readAt?: number
  /** The last word in any of their tickets, in milliseconds since 1970. */
  lastWordAt?: number
  /** Their place among the newest orders, counted from 0. */
  orderRank?: number
  /** How many pages of the search for their address were read. */
  searched?: number
  failures: number
  notBefore?: number
}

export const MOST_FAILURES = 3

function freshness({ lastWordAt, orderRank }: Contact, now: number): number {
  if (lastWordAt !== undefined && now - lastWordAt < 14 * DAY) return 3.5 * MINUTE
  if (lastWordAt !== undefined) return 30 * MINUTE
  return orderRank !== undefined && orderRank < 100 ? HOUR : 12 * HOUR
}

/** Recent tickets as they come due, then those never read, newest orders first, then the rest. */
export function nextContact(contacts: Iterable<Contact>, now: number): Contact | undefined {
  let best: { contact: Contact; urgency: number } | undefined
  for (const contact of contacts) {
    if (contact.failures >= MOST_FAILURES || (contact.notBefore ?? 0) > now) continue
    const urgency = urgencyOf(contact, now)
    if (urgency >= 1 && (!best || urgency > best.urgency)) best = { contact, urgency }
  }
  return best?.contact
}

/** At least 1 if due. */
function urgencyOf(contact: Contact, now: number): number {
  const { readAt, orderRank, lastWordAt } = contact
  if (readAt === undefined) return 3 + 1 / (1 + (orderRank ?? 1_000_000))
  const age = (now - readAt) / freshness(contact, now)
  const isActive = lastWordAt !== undefined && now - lastWordAt < 14 * DAY
  // Customers who wrote lately come before those about whom nothing is known.
  return isActive && age >= 1 ? 4 + Math.min(age, 100) : Math.min(age, 2)
}

export function nextDueAt(contacts: Iterable<Contact>, now: number): number | undefined {
  let next: number | undefined
  for (const contact of contacts) {
    if (contact.failures >= MOST_FAILURES) continue
    const due = Math.max(contact.notBefore ?? 0, (contact.readAt ?? 0) + freshness(contact, now))
    if (next === undefined || due < next) next = due
  }
  return next
}

export function lastWordIn({ tickets }: Pick<Customer, 'tickets'>): number | undefined {
  const times = tickets
    .flatMap(({ dateCreated, entries }) => [dateCreated, ...entries.map((one) => one.dateCreated)])
    .flatMap((time) => instantOf(time) ?? [])
  return highest(times)
}

export function contactOf({ id, email, readAt, tickets }: KnownCustomer): Contact {
  const words = tickets.map(({ lastEntry, dateCreated }) => {
    return instantOf(lastEntry?.date ?? dateCreated) ?? readAt
  })
  return {
    email: email || id.toLowerCase(),
    id,
    readAt,
    failures: 0,
    ...(words.length > 0 && { lastWordAt: highest(words) }),
  }
}

/** Milliseconds after which all known tickets are read again, as fast as in the first round. */
const BREAK = 3_600_000

/** Stands for the id of somebody whom the platform's search does not know. */
export const NOBODY = ''

/** A person who is known to the platform, and whose tickets were read. */
export const isChecked = ({ id, readAt }: Contact): boolean => id === NOBODY || readAt !== undefined

export const isFarBehind = ({ id, readAt, lastWordAt, failures }: Contact, now: number): boolean =>
  id !== NOBODY &&
  failures === 0 &&
  (readAt === undefined || (lastWordAt !== undefined && now - readAt > BREAK))

/** Several customers may have one address: others than the first go by their ids. */
export function nameIn(
  contacts: ReadonlyMap<string, Contact>,
  address: string | undefined,
  id: string,
): string {
  const [email, byId] = [address?.trim().toLowerCase() ?? '', id.toLowerCase()]
  const { id: known = NOBODY } = contacts.get(email) ?? {}
  const isAnothers = known !== NOBODY && !isSameId(known, id)
  return email === '' || isAnothers || contacts.has(byId) ? byId : email
}
