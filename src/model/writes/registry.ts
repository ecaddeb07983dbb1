import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { operationRules, type WriteOperation } from '#api/operations.ts'
import { openTabChannel } from '#base/tab-channel.ts'
import { onHopeful } from './schedule.ts'
import { type OpenWrite, writeJournal } from './journal.ts'
import { withWriteLock } from './lock.ts'
import { isOpen, isSettled, type WriteState } from './machine.ts'
import { createWriteProcess } from './run.ts'
import type { WriteProcess, WriteReading } from './process-types.ts'
import { newOperationId } from '#api/write.ts'

/** One of the five writes: whose record it touches, and how that is read. */
export type WriteKind<Id extends string, Reading, Effect> = WriteReading<
  Record<Id, string>,
  Reading,
  Effect
> & {
  operation: WriteOperation
  /** The names of the ids that say which record. */
  ids: readonly Id[]
  onDone?: (effect: Effect, target: Record<Id, string>) => void
  /** Forgets what was written for it, for a write that begins with writing. */
  forgetDraft?: (name: string | undefined) => void
}

/** A write, whatever it does. */
export type KnownWrite = {
  name: string
  operation: WriteOperation
  target: Readonly<Record<string, string>>
  account: string
  isExclusive: boolean
  process: Pick<
    WriteProcess<unknown, never, unknown, unknown, unknown>,
    'subscribe' | 'review' | 'setBusyElsewhere'
  > & { state: () => WriteState<unknown> }
}

/*
 * The writes of this page, by account and record. They live here and not in a dialog or a form:
 * closing it or going to another page takes nothing away from what has left.
 */
const known = new Map<string, KnownWrite>()
const listeners = new Set<() => void>()
/** Writes that are on screen in a dialog or a form of their own. */
const shown = new Set<object>()
/** States that the merchant has read to the end. */
const acknowledged = new WeakSet<object>()
/** Writes that would be forgotten with this page, since the journal could not be kept. */
const unkept = new Set<string>()
let untold: readonly KnownWrite[] = []

/** In milliseconds; what was on screen for less, nobody has read. */
const READ_WITHIN = 1_000

const Message = z.object({ name: z.string(), isBusy: z.boolean() })
const otherTabs = openTabChannel('counter.writes', Message, ({ name, isBusy }) => {
  for (const write of known.values()) {
    if (write.name === name && (write.isExclusive || !isBusy))
      write.process.setBusyElsewhere(isBusy)
  }
  // What is on screen here is out of date.
  if (!isBusy) void queryClient.invalidateQueries()
})

session.subscribe(announce)

/** The writes of one kind, one process for each record. */
export function createWrites<Id extends string, Reading, Answer, Effect, Change = never>(
  kind: WriteKind<Id, Reading, Effect>,
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
    follow({ name, operation, target, account, isExclusive, process })
    let wasDone = false
    process.subscribe(() => {
      const state = process.state()
      const isTold = wasDone
      wasDone = state.phase === 'done'
      // The reading after an answer takes nothing away that was written since.
      if (state.phase !== 'done' || isTold) return
      kind.onDone?.(state.effect, target)
      kind.forgetDraft?.(process.draft())
    })
    for (const entry of openEntries()) {
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

  function openEntries(): (OpenWrite & { target: Target })[] {
    return writeJournal.entries(session.current().account).flatMap((entry) => {
      const isOurs = entry.operation === kind.operation
      if (!isOurs || !kind.ids.every((id) => entry.params[id])) return []
      return [{ ...entry, target: entry.params }]
    })
  }

  function nameOf(target: Target): string {
    return [kind.operation, ...kind.ids.map((id) => target[id].toLowerCase())].join(':')
  }

  return {
    get,
    /** Takes up what earlier pages of this account have sent and nobody has seen the end of. */
    resumeOpen() {
      for (const entry of openEntries()) void get(entry.target).resume(entry)
    },
  }
}

/**
 * The write is on screen where it was made, until the function that comes back is called. Whoever
 * closes it has read how it ended, unless `isRead` says otherwise.
 */
export function showWrite(process: KnownWrite['process'], isRead = () => true): () => void {
  shown.add(process)
  announce()
  return () => {
    shown.delete(process)
    if (isSettled(process.state()) && isRead()) acknowledgeWrite(process)
    else announce()
  }
}

/**
 * As `showWrite`, for a form that is left by going to another page: an outcome that came at the
 * same moment is told there. Who comes back finds a form again, not what was read before leaving.
 */
export function showFormWrite(process: KnownWrite['process'] & { again: () => void }): () => void {
  let endedAt = isSettled(process.state()) ? Date.now() : undefined
  const isRead = () => endedAt !== undefined && Date.now() - endedAt >= READ_WITHIN
  const stopFollowing = process.subscribe(() => {
    endedAt = isSettled(process.state()) ? (endedAt ?? Date.now()) : undefined
  })
  const end = showWrite(process, isRead)
  return () => {
    stopFollowing()
    end()
    if (isRead()) process.again()
  }
}

/** The merchant has read how it stands. An outcome that left the write open is done with. */
export function acknowledgeWrite(process: KnownWrite['process']) {
  acknowledged.add(process.state())
  process.review()
  announce()
}

/** The writes that are not on screen and whose outcome, or lack of one, is still to be told. */
export const untoldWrites = {
  current: () => untold,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function follow(write: KnownWrite) {
  known.set(`${write.account} ${write.name}`, write)
  let wasBusy = false
  write.process.subscribe(() => {
    const state = write.process.state()
    const isBusy = !isSettled(state)
    if (isBusy !== wasBusy) otherTabs.send({ name: write.name, isBusy })
    wasBusy = isBusy
    announce()
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
        if (!writeJournal.open({ ...entry, operation, params, account })) unkept.add(name)
      },
      close: (operationId: string) => writeJournal.close(operationId),
    },
    newOperationId,
    onHopeful,
  }
}

function announce() {
  const { account } = session.current()
  const own = [...known.values()].filter((write) => write.account === account)
  untold = own.filter(({ process }) => isToBeTold(process.state()) && !shown.has(process))
  const mustStay = own.some(({ name, process }) => {
    const state = process.state()
    return state.phase === 'sending' || (unkept.has(name) && isOpen(state))
  })
  if (mustStay) window.addEventListener('beforeunload', askToStay)
  else window.removeEventListener('beforeunload', askToStay)
  for (const listener of listeners) listener()
}

/** Before anything has left, only the place where it was made has something to say. */
function isToBeTold(state: WriteState<unknown>): boolean {
  const isQuiet = ['review', 'prechecking', 'not-sent'].includes(state.phase)
  return !isQuiet && !acknowledged.has(state)
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
