import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'
import type { WriteOutcome } from '#api/write.ts'
import { soleDependencies } from './dependencies.testing.ts'
import { looseDigest } from '#model/doing/writes/likeness.ts'
import type { Entry } from '#model/doing/writes/process-types.ts'
import { createWriteProcess } from '#model/doing/writes/run.ts'
import { textDigest } from '#base/text/text-digest.ts'
import { replyKind, replyOf } from '#model/doing/writes/kinds/reply.ts'

const target = { storeId: 's', customerId: 'c', ticketId: 't' }
const question: TicketEntry = { id: 'q', name: 'Ann', message: 'Where is it?' }
const answer = (id: string): TicketEntry => ({ id, name: 'Ines', message: 'On its way.' })
/** The journal's fingerprint of a reply to the question. */
const sentFingerprint = {
  known: textDigest('q'),
  said: textDigest('On its way.'),
  loose: looseDigest('On its way.'),
}
const entry = { operationId: 'operation', fingerprint: sentFingerprint }
const failure = (status: number) =>
  new ApiError({ kind: 'refused', operation: 'replyTicket', status })

let entries: TicketEntry[]
let isReadable: boolean
let isFree: boolean
let journal: Map<string, Entry>
let deliver: () => Promise<WriteOutcome<Ticket>>
let sent: string[]
let late: ((outcome: WriteOutcome<Ticket>) => void) | undefined

const ticket = (): Ticket => ({ id: 't', entries: [...entries] })

const read = () =>
  isReadable ? Promise.resolve(ticket()) : Promise.reject(new TypeError('no network'))

function createProcess() {
  const write = createWriteProcess<typeof target, Ticket, Ticket, TicketEntry[], TicketEntry[]>(
    { ...replyKind, read },
    target,
    {
      ...soleDependencies(journal),
      async withLock(work) {
        if (isFree) await work()
        return isFree
      },
    },
  )
  const precheck = (text: string, shown: readonly TicketEntry[]) =>
    replyOf(target, text, shown, (_store, _ticket, { message }, { onLateAnswer }) => {
      sent.push(message)
      late = onLateAnswer
      return deliver()
    })
  return {
    ...write,
    send: (text: string, shown: readonly TicketEntry[]) =>
      write.confirm(precheck(text, shown), undefined, 5000),
    sendAnyway(shown: readonly TicketEntry[]) {
      write.review()
      return write.confirm(precheck('On its way.', shown))
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  entries = [question]
  isReadable = true
  isFree = true
  journal = new Map()
  sent = []
  late = undefined
  deliver = () => {
    entries = [...entries, answer('a1')]
    return Promise.resolve({ outcome: 'applied', data: ticket() })
  }
})
afterEach(() => {
  vi.useRealTimers()
})

function begin(draft = 'On its way.') {
  const process = createProcess()
  void process.send(draft, [question])
  return process
}
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const lost = () =>
  Promise.resolve({
    outcome: 'unknown' as const,
    error: new ApiError({ kind: 'network', operation: 'replyTicket' }),
  })

describe('before sending', () => {
  it('holds the reply for five seconds, then sends it once, trimmed', async () => {
    const process = begin('  On its\r\nway. \n')
    await after(4999)
    expect(sent).toEqual([])
    await after(1)
    expect(sent).toEqual(['On its\nway.'])
    await after(120_000)
    expect(sent).toHaveLength(1)
    expect(process.state().phase).not.toBe('holding')
  })

  it('does not start again while a reply is being sent', async () => {
    const process = begin()
    void process.send('Another', [question])
    await after(5000)
    expect(sent).toEqual(['On its way.'])
  })

  it('stops at newer messages and sends only when confirmed again', async () => {
    const newer = { id: 'n', name: 'Ann', message: 'Found it!' }
    entries = [question, newer]
    const process = begin()
    await after(5000)
    expect(process.state()).toMatchObject({ phase: 'not-sent', reason: 'changed', change: [newer] })
    expect(sent).toEqual([])
    await process.sendAnyway(entries)
    expect(process.state().phase).toBe('done')
    expect(sent).toHaveLength(1)
  })

  it('sends nothing if the precheck fails or another tab is sending', async () => {
    isReadable = false
    const process = begin()
    await after(5000)
    expect(process.state()).toMatchObject({ phase: 'not-sent', reason: 'failed' })
    isFree = false
    const other = begin()
    await after(5000)
    expect(other.state()).toMatchObject({ phase: 'not-sent', reason: 'elsewhere' })
    expect(sent).toEqual([])
  })
})

describe('after sending', () => {
  it('is done if the answer shows its entry, and the journal forgets it', async () => {
    const process = begin()
    await after(5000)
    expect(process.state()).toMatchObject({ phase: 'done', effect: [answer('a1')] })
    expect(journal.size).toBe(0)
  })

  it('reports a reply that the ticket shows twice', async () => {
    deliver = () => {
      entries = [...entries, answer('a1'), answer('a2')]
      return Promise.resolve({ outcome: 'applied', data: ticket() })
    }
    const process = begin()
    await after(5000)
    expect(process.state()).toMatchObject({ phase: 'done', effect: [{ id: 'a1' }, { id: 'a2' }] })
  })

  it('finds a reply whose answer was lost', async () => {
    deliver = lost
    const process = begin()
    await after(5000)
    expect(process.state().phase).toBe('checking')
    expect(journal.get('operation')?.fingerprint).toEqual(sentFingerprint)
    entries = [...entries, answer('a1')]
    await after(2000)
    expect(process.state().phase).toBe('done')
    expect(journal.size).toBe(0)
  })

  it('does not mistake an older entry with the same text for it', async () => {
    entries = [question, answer('a0')]
    deliver = lost
    const process = createProcess()
    void process.send('On its way.', entries)
    await after(5000 + 30_000)
    expect(process.state().phase).toBe('checking')
    await after(40_000)
    expect(process.state().phase).toBe('not-recorded')
    expect(sent).toHaveLength(1)
  })

  it('never ends as not recorded while the ticket cannot be read', async () => {
    deliver = () => {
      isReadable = false
      return lost()
    }
    const process = begin()
    await after(300_000)
    expect(process.state()).toMatchObject({ phase: 'checking', isQuiet: true })
    process.review()
    expect(process.state()).toEqual({ phase: 'review' })
  })

  it.each([401, 403, 404, 422])(
    'is rejected by %s once a read does not show it',
    async (status) => {
      deliver = () => Promise.resolve({ outcome: 'rejected', error: failure(status) })
      const process = begin()
      await after(5000)
      expect(process.state()).toMatchObject({ phase: 'rejected', error: { status } })
    },
  )

  it('is done despite a refusal if the ticket shows it', async () => {
    deliver = () => {
      entries = [...entries, answer('a1')]
      return Promise.resolve({ outcome: 'rejected', error: failure(400) })
    }
    const process = begin()
    await after(5000)
    expect(process.state().phase).toBe('done')
  })

  it('is not done if the service accepted it but the ticket never shows it', async () => {
    deliver = () => Promise.resolve({ outcome: 'applied' })
    const process = begin()
    await after(5000 + 70_000)
    expect(process.state()).toMatchObject({ phase: 'not-recorded', isAccepted: true })
  })

  it('accepts an answer after its time limit', async () => {
    deliver = lost
    const process = begin()
    await after(5000)
    late?.({ outcome: 'applied', data: { id: 't', entries: [question, answer('a1')] } })
    expect(process.state().phase).toBe('done')
  })
})

function resumeEntry() {
  const process = createProcess()
  const open = { ...entry, startedAt: Date.now() }
  journal.set('operation', open)
  void process.resume(open)
  return process
}

it('an earlier page’s reply is found by its fingerprint, or given up', async () => {
  const missed = resumeEntry()
  await after(100_000)
  expect(missed.state().phase).toBe('checking')
  await after(100_000)
  expect(missed.state().phase).toBe('not-recorded')
  entries = [question, answer('a1')]
  const found = resumeEntry()
  await after(0)
  expect(found.state().phase).toBe('done')
  expect(sent).toEqual([])
})
