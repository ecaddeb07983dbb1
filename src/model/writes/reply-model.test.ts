import { afterEach, beforeEach, it, vi } from 'vitest'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'
import { checkModel, type ModelWorld } from './model.testing.ts'
import { replyKind, replyOf, type ReplyTarget } from './reply.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const target = { storeId: 's', customerId: 'c', ticketId: 't' }

function createReplyWorld(): ModelWorld<ReplyTarget, Ticket, Ticket, TicketEntry[], TicketEntry[]> {
  let entries: TicketEntry[] = [{ id: 'e-0', name: 'Ann', message: 'Where is it?' }]
  const ticket = (): Ticket => ({ id: 't', entries })
  function add(name: string, message: string) {
    entries = [...entries, { id: `e-${entries.length}`, name, message }]
    return ticket()
  }
  return {
    write: {
      kind: replyKind,
      target,
      record: ticket,
      apply: () => add('Ines', 'On its way.'),
      confirmation: (seen, send) =>
        replyOf(target, 'On its way.', seen.entries, (_store, _ticket, _body, caller) =>
          send(caller),
        ),
    },
    meddle: () => void add('Ann', 'Found it!'),
  }
}

it('a reply keeps its promises', { timeout: 600_000 }, () => checkModel(createReplyWorld))
