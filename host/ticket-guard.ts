import { t } from '#base/language/words.ts'
import { Customer } from '#api/schemas/customers.ts'
import { ticketDigest } from '#api/schemas/ticket-digest.ts'
import { toNotSent } from './joined-writes.ts'
import type { Match } from './operation-match.ts'
import type { Refusal } from './refusal.ts'
import { isUuid } from './uuid.ts'
import { GUARD_PATIENCE, type Guard, type GuardCall, readNow, recordLock } from './write-guard.ts'

type Seen = { customerId: string; digests: string[] }

/**
 * A reply is sent only to the ticket that its author has read. Undefined for a page that does not
 * say what it has read.
 */
export function ticketGuard(
  { address }: Match,
  owner: string,
  header: string | undefined,
): Guard | undefined {
  const seen = seenIn(header)
  if (!seen) return undefined
  return {
    lock: recordLock('ticket', address, owner),
    patience: GUARD_PATIENCE,
    async refuse(call) {
      // A ticket that can't be read doesn't stop the reply: the page has looked a moment ago.
      const now = await digestNow(address, seen, call).catch(() => undefined)
      return now === undefined || seen.digests.includes(now) ? undefined : toNotSent(changed)
    },
  }
}

function seenIn(header: string | undefined): Seen | undefined {
  if (header === undefined) return undefined
  const [customerId = '', ...digests] = header.split(' ', 3)
  return isUuid(customerId) && digests.length > 0 ? { customerId, digests } : undefined
}

async function digestNow(
  { href, pathname }: URL,
  { customerId }: Seen,
  call: GuardCall,
): Promise<string | undefined> {
  const ticketId = pathname.split('/').at(-1)?.toLowerCase()
  const address = new URL(href)
  address.pathname = pathname.replace(/\/tickets\/[^/]+$/, `/customers/${customerId}`)
  const customer = Customer.safeParse(await readNow(address, call)).data
  const ticket = customer?.tickets.find(({ id }) => id.toLowerCase() === ticketId)
  return ticket && ticketDigest(ticket.entries)
}

const changed: Refusal = {
  status: 409,
  code: 'TICKET_CHANGED',
  message: t`Someone has written in this ticket since you read it. Nothing was sent.`,
}
