import { createHash } from 'node:crypto'
import { Customer } from '#api/schemas/customers.ts'
import { ticketDigest } from '#api/schemas/ticket-digest.ts'
import { type WriteAnswer, toAnswer } from './joined-writes.ts'
import type { Match } from './operation-match.ts'
import type { Refusal } from './refusal.ts'
import { type ServiceCall, callService, readText } from './service.ts'
import { isUuid } from './uuid.ts'

type Seen = { customerId: string; digests: string[] }

/** Two people who answer at the same moment wait for each other this long. */
export const TICKET_PATIENCE = 20_000

/** Undefined for other writes, and for a page that sends no such header. */
export function ticketSeen({ operation }: Match, header: string | undefined): Seen | undefined {
  if (operation !== 'replyTicket' || header === undefined) return undefined
  const [customerId = '', ...digests] = header.split(' ', 3)
  return isUuid(customerId) && digests.length > 0 ? { customerId, digests } : undefined
}

/**
 * One name per ticket, whoever's key it is: colleagues may have keys of their own. In the demo each
 * key has data of its own (`owner`).
 */
export const ticketLock = ({ address }: Match, owner = ''): string =>
  createHash('sha256').update(`ticket ${owner} ${address.href.toLowerCase()}`).digest('base64')

/** A ticket that can't be read doesn't stop the reply, because the page has looked a moment ago. */
export async function refuseIfChanged(
  { address }: Match,
  { customerId, digests }: Seen,
  call: Pick<ServiceCall, 'key' | 'trace' | 'signal'>,
  answerLimit: number,
): Promise<WriteAnswer | undefined> {
  const ticketId = address.pathname.split('/').at(-1)?.toLowerCase()
  const customer = new URL(address)
  customer.pathname = address.pathname.replace(/\/tickets\/[^/]+$/, `/customers/${customerId}`)
  const now = await digestNow(customer, ticketId, call, answerLimit).catch(() => undefined)
  if (now === undefined || digests.includes(now)) return undefined
  const answer = toAnswer(changed)
  return { ...answer, headers: { ...answer.headers, 'x-not-sent': '1' } }
}

async function digestNow(
  address: URL,
  ticketId: string | undefined,
  call: Pick<ServiceCall, 'key' | 'trace' | 'signal'>,
  answerLimit: number,
): Promise<string | undefined> {
  const answer = await callService({ address, method: 'GET', ...call })
  const text = await readText(answer, answerLimit)
  if (!answer.ok) return undefined
  const { data } = JSON.parse(text) as { data?: unknown }
  const customer = Customer.safeParse(data).data
  const ticket = customer?.tickets.find(({ id }) => id.toLowerCase() === ticketId)
  return ticket && ticketDigest(ticket.entries)
}

const changed: Refusal = {
  status: 409,
  code: 'TICKET_CHANGED',
  message: 'Someone has written in this ticket since you read it. Nothing was sent.',
}
