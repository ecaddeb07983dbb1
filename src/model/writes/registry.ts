import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { operationRules, type WriteOperation } from '#api/operations.ts'
import { openTabChannel } from '#base/tab-channel.ts'
import { onHopeful } from './schedule.ts'
import { type OpenWrite, writeJournal } from './journal.ts'
import { withWriteLock } from './lock.ts'
import { heldWrites } from './held.ts'
import { isSettled, type WriteState } from './machine.ts'
import { createWriteProcess } from './run.ts'
import type { WriteProcess, WriteReading } from './process-types.ts'
import { newOperationId } from '#api/write.ts'
import {
  followWrite,
  keepUntilSeen,
  type KnownWrite,
  knownWrites,
  rememberUnkept,
  type WriteLink,
} from './reporting.ts'
import type { OutcomeWords } from '#base/outcome.ts'

/** One of the five writes: whose record it touches, how that is read, and how it is worded. */
export type WriteKind<Id extends string, Reading, Effect, Change = unknown> = WriteReading<
  Record<Id, string>,
  Reading,
  Effect
> & {
  operation: WriteOperation
  /** The names of the ids that say which record. */
  ids: readonly Id[]
  words: (state: WriteState<Effect, Change>) => OutcomeWords | undefined
  link: (target: Record<Id, string>) => WriteLink
  onDone?: (effect: Effect, target: Record<Id, string>) => void
  /** Forgets what was written for it, for a write that begins with writing. */
  forgetDraft?: (name: string | undefined) => void
}

/** One for each kind of write. */
const resumers = new Set<() => void>()

const Message = z.object({ name: z.string(), isBusy: z.boolean() })
const otherTabs = openTabChannel('counter.writes', Message, ({ name, isBusy }) => {
  for (const write of knownWrites()) {
    if (write.name === name && (write.isExclusive || !isBusy))
      write.process.setBusyElsewhere(isBusy)
  }
  // What is on screen here is out of date.
  if (!isBusy) void queryClient.invalidateQueries()
})

/** The writes of one kind, one process for each record. */
export function createWrites<Id extends string, Reading, Answer, Effect, Change = never>(
  kind: WriteKind<Id, Reading, Effect, Change>,
) {
  type Target = Record<Id, string>
  type Process = WriteProcess<Target, Reading, Answer, Effect, Change>
  const processes = new Map<string, Process>()

  /** The write of a record, begun or not; one that an earlier page has left open is taken up. */
  function get(target: Target): Process {
    const { account } = session.current()
    const name = nameOf(target)
    const existing = processes.get(`${account} ${name}`)
    if (existing) return existing
    const process: Process = createWriteProcess(
      { ...kind, read: (wanted) => readAs(account, wanted) },
      target,
      dependencies(name, kind.operation, target, account),
    )
    processes.set(`${account} ${name}`, process)
    const { operation } = kind
    const { isExclusive = false } = operationRules(operation)
    let last = { state: process.state(), words: kind.words(process.state()) }
    function outcome() {
      const state = process.state()
      if (state !== last.state) last = { state, words: kind.words(state) }
      return last
    }
    const write: KnownWrite = {
      name,
      account,
      isExclusive,
      process,
      outcome,
      link: kind.link(target),
    }
    followWrite(write)
    followInOtherTabs(write)
    let wasDone = false
    process.subscribe(() => {
      const state = process.state()
      if (state.phase === 'holding') heldWrites.keep(name, { operation, params: target, account })
      else if (state.phase !== 'not-sent' || state.reason !== 'closed') heldWrites.release(name)
      const isTold = wasDone
      wasDone = state.phase === 'done'
      // The reading after an answer takes nothing away that was written since.
      if (state.phase !== 'done' || isTold) return
      kind.onDone?.(state.effect, target)
      kind.forgetDraft?.(process.draft())
    })
    for (const entry of ownEntries(writeJournal)) {
      if (nameOf(entry.target) === name) queueMicrotask(() => void process.resume(entry))
    }
    return process
  }

  /** Another account sees other records: what it reads proves nothing. */
  function readAs(account: string, target: Target): Promise<Reading> {
    if (session.current().account === account) return kind.read(target)
    const { readOperation: operation } = kind
    return Promise.reject(new ApiError({ kind: 'refused', operation, status: 401 }))
  }

  function ownEntries<Entry extends Pick<OpenWrite, 'operation' | 'params'>>(kept: {
    entries: (account: string) => Entry[]
  }): (Entry & { target: Target })[] {
    return kept.entries(session.current().account).flatMap((entry) => {
      const isOurs = entry.operation === kind.operation
      if (!isOurs || !kind.ids.every((id) => entry.params[id])) return []
      return [{ ...entry, target: entry.params }]
    })
  }

  function nameOf(target: Target): string {
    return [kind.operation, ...kind.ids.map((id) => target[id].toLowerCase())].join(':')
  }

  /** Resumes what earlier pages of this account have sent and nobody has seen the end of. */
  function resumeOpen() {
    for (const entry of ownEntries(writeJournal)) void get(entry.target).resume(entry)
    for (const { target } of ownEntries(heldWrites)) void get(target).reportClosed()
  }
  resumers.add(resumeOpen)

  return { get, resumeOpen }
}

/** Resumes the open writes of every kind whose module is loaded. */
export function resumeOpenWrites() {
  for (const resume of resumers) resume()
}

/** Other tabs show what they know of the record afresh once this one is done with it. */
function followInOtherTabs({ name, process }: KnownWrite) {
  let wasBusy = false
  process.subscribe(() => {
    const state = process.state()
    const isBusy = !isSettled(state)
    if (isBusy !== wasBusy) otherTabs.send({ name, isBusy })
    wasBusy = isBusy
    if (!isBusy && state.phase !== 'review') void queryClient.invalidateQueries()
  })
}

function dependencies(
  name: string,
  operation: WriteOperation,
  params: Record<string, string>,
  account: string,
) {
  return {
    now: () => Date.now(),
    withLock: (work: () => Promise<void>) => withWriteLock(name, work),
    journal: {
      open(entry: Omit<OpenWrite, 'operation' | 'params' | 'account'>) {
        if (!writeJournal.open({ ...entry, operation, params, account })) rememberUnkept(name)
      },
      close: (operationId: string) => keepUntilSeen(name, operationId),
    },
    newOperationId,
    onHopeful,
  }
}
