import { readCustomer, customerQuery } from '#api/customers.ts'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import type { Ticket } from '#api/schemas/tickets.ts'
import { session } from '#api/session.ts'
import { rememberOwnName, rememberTickets } from '#api/ticket-index.ts'
import { replyToTicket } from '#api/tickets.ts'
import { onHopeful } from '#api/write-check.ts'
import { writeJournal } from '#api/write-journal.ts'
import { withWriteLock } from '#api/write-lock.ts'
import { newOperationId, type WriteCaller } from '#api/write.ts'
import { createReplyProcess, type ReplyProcess, type ReplyTarget } from './reply-protocol.ts'
import { isOpen } from './reply-state.ts'

/*
 * The replies of this page, by account and ticket. They live here and not in the reply box: going
 * to another page takes nothing away from a reply that has left.
 */
const processes = new Map<string, ReplyProcess>()

export function replyProcess(target: ReplyTarget): ReplyProcess {
  const { account } = session.current()
  const name = [account, target.storeId, target.ticketId].join('.')
  const known = processes.get(name)
  if (known) return known
  const process = createReplyProcess(target, surroundings(account))
  processes.set(name, process)
  process.subscribe(() => {
    const state = process.state()
    if (state.phase === 'sent') {
      for (const entry of state.entries) rememberOwnName(target.storeId, entry.name)
    }
    followOpenReplies()
  })
  return process
}

/** Takes up the replies to this ticket that an earlier page of this account has sent. */
export function resumeReply(process: ReplyProcess, draft: string) {
  const { account } = session.current()
  for (const entry of writeJournal.entries(account)) {
    const { ticketId, storeId, known = '' } = entry.params
    const isOurs = ticketId === process.target.ticketId && storeId === process.target.storeId
    if (entry.operation !== 'replyTicket' || !isOurs) continue
    // Without its text there is nothing to look for: the thread itself tells.
    if (draft.trim() === '') writeJournal.close(entry.operationId)
    else void process.resume({ ...entry, known: known.split(',') }, draft)
  }
}

function surroundings(account: string) {
  return {
    now: () => Date.now(),
    readTicket: (target: ReplyTarget) => readTicket(target, account),
    async send(target: ReplyTarget, message: string, caller: WriteCaller<Ticket>) {
      const { storeId, ticketId } = target
      const outcome = await replyToTicket(storeId, ticketId, { message }, caller)
      if (outcome.outcome === 'applied' && outcome.data) takeOver(target, outcome.data)
      return outcome
    },
    withLock: (ticketId: string, work: () => Promise<void>) =>
      withWriteLock(`reply:${ticketId}`, work),
    journal: {
      open(
        entry: { operationId: string; startedAt: number; known: readonly string[] },
        target: ReplyTarget,
      ) {
        const { operationId, startedAt, known } = entry
        const params = { ...target, known: known.join(',') }
        writeJournal.open({ operationId, startedAt, operation: 'replyTicket', params, account })
      },
      close: (operationId: string) => writeJournal.close(operationId),
    },
    newOperationId,
    onHopeful,
  }
}

/** The only way to read a ticket is to read its customer; what is on screen follows. */
async function readTicket({ storeId, customerId, ticketId }: ReplyTarget, account: string) {
  if (session.current().account !== account) {
    throw new ApiError({ kind: 'refused', operation: 'getCustomer', status: 401 })
  }
  const customer = await readCustomer(storeId, customerId)
  queryClient.setQueryData(customerQuery(storeId, customerId).queryKey, customer)
  rememberTickets(storeId, customer)
  const ticket = customer.tickets.find(({ id }) => id.toLowerCase() === ticketId.toLowerCase())
  if (!ticket) throw new ApiError({ kind: 'not-found', operation: 'getCustomer' })
  return ticket
}

/** The answer to a reply is the whole ticket: the customer's record on screen takes it over. */
function takeOver({ storeId, customerId, ticketId }: ReplyTarget, answered: Ticket) {
  const { queryKey } = customerQuery(storeId, customerId)
  const customer = queryClient.getQueryData(queryKey)
  const shown = customer?.tickets.find(({ id }) => id.toLowerCase() === ticketId.toLowerCase())
  // An answer that says less than what is known already is left to the next reading.
  if (!customer || !shown || answered.entries.length <= shown.entries.length) return
  const tickets = customer.tickets.map((ticket) => (ticket === shown ? answered : ticket))
  queryClient.setQueryData(queryKey, { ...customer, tickets })
  rememberTickets(storeId, { ...customer, tickets })
}

function followOpenReplies() {
  const mustStay = [...processes.values()].some((process) => isOpen(process.state()))
  if (mustStay) window.addEventListener('beforeunload', askToStay)
  else window.removeEventListener('beforeunload', askToStay)
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
