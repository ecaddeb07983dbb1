import type { LinkProps } from '@tanstack/react-router'
import type { WriteOperation } from '#api/operations.ts'
import { session } from '#api/session.ts'
import type { OutcomeWords } from '#base/text/problem.ts'
import { activityLog, type WriteFacts } from '#model/doing/activity/log.ts'
import type { Ending } from './ending.ts'
import { heldWrites } from './held.ts'
import { writeJournal } from './journal.ts'
import { isOpen, isSettled, type WriteState } from './state.ts'
import type { WriteProcess } from './process-types.ts'

/** The page that shows the write's record. */
export type WriteLink = LinkProps & { label: string }

/** A write of any kind. */
export type KnownWrite = {
  name: string
  account: string
  isExclusive: boolean
  operation: WriteOperation
  params: Readonly<Record<string, string>>
  /** What this browser knows of the record without reading it. */
  about: () => WriteFacts | undefined
  process: Pick<
    WriteProcess<unknown, never, unknown, unknown, unknown>,
    'attempt' | 'subscribe' | 'review' | 'takeBack' | 'claim' | 'disclaim' | 'setBusyElsewhere'
  > & { state: () => WriteState<unknown> }
  /** Returns the same object until the state changes. */
  outcome: () => { state: WriteState<unknown>; words: OutcomeWords | undefined }
  link: WriteLink
}

/*
 * The writes of this page, by account and record. They live here rather than in a dialog or form,
 * so that closing it or leaving the page does not lose a confirmed write.
 */
const known = new Map<string, KnownWrite>()
const listeners = new Set<() => void>()
/** Writes shown in their own dialog or form. */
const shown = new Set<object>()
/** States that the merchant has seen. */
const acknowledged = new WeakSet<object>()
/** States that are reported only while their page is open. */
const brief = new WeakSet<object>()
/** By write: the journal entries that ended before anybody saw the outcome. */
const ended = new Map<string, string[]>()
/** Writes that this page alone remembers, because the journal could not be stored. */
const unkept = new Set<string>()
let unreported: readonly KnownWrite[] = []

/** Milliseconds: an outcome shown for less counts as unread. */
const READ_WITHIN = 1_000

session.subscribe(() => {
  if (session.current().status === 'signed-out') closeHeld()
  announce()
})
if ('window' in globalThis) window.addEventListener('pagehide', closeHeld)

export function knownWrites(): Iterable<KnownWrite> {
  return known.values()
}

export function followWrite(write: KnownWrite) {
  known.set(`${write.account} ${write.name}`, write)
  write.process.subscribe(() => {
    const state = write.process.state()
    if (state.phase === 'review' || !isSettled(state)) closeEnded(write)
    else if (shown.has(write.process)) closeOnceSeen(write)
    announce()
  })
}

/** Keeps the journal entry until somebody has seen the outcome. */
export function keepUntilSeen(name: string, operationId: string, ending?: Ending) {
  if (ending) writeJournal.note(operationId, { ending })
  ended.set(name, [...(ended.get(name) ?? []), operationId])
}

export function rememberUnkept(name: string) {
  unkept.add(name)
}

/**
 * Marks the write as visible in its own dialog until the returned function is called. Closing
 * counts as having seen the outcome unless `isRead()` is false.
 */
export function showWrite(process: KnownWrite['process'], isRead = () => true): () => void {
  shown.add(process)
  for (const write of known.values()) {
    if (write.process === process && isSettled(process.state())) closeOnceSeen(write)
  }
  announce()
  return () => {
    shown.delete(process)
    if (isSettled(process.state()) && isRead()) acknowledgeWrite(process)
    else announce()
  }
}

/**
 * Like `showWrite`, for a form that is left by navigation: an outcome that arrives at that moment
 * is reported on the next page. A returning merchant finds the form, not the outcome already read.
 */
export function showFormWrite(
  process: KnownWrite['process'] & { again: () => void },
  /** Whether another part of the page tells this outcome in place of the form. */
  isTold: () => boolean = () => false,
): () => void {
  let phase = process.state().phase
  let shownAt = performance.now()
  const isRead = () =>
    isTold() || (isSettled(process.state()) && performance.now() - shownAt >= READ_WITHIN)
  // A question that was answered, or a late success, is an outcome of its own to read.
  const stopFollowing = process.subscribe(() => {
    if (process.state().phase === phase) return
    phase = process.state().phase
    shownAt = performance.now()
  })
  const end = showWrite(process, isRead)
  return () => {
    stopFollowing()
    end()
    if (isRead()) process.again()
  }
}

/** Records that the merchant has seen the outcome, and gives up a write that it left open. */
export function acknowledgeWrite(process: KnownWrite['process']) {
  acknowledged.add(process.state())
  for (const write of known.values()) if (write.process === process) closeEnded(write)
  process.review()
  announce()
}

/** A success closes its dialog, so the page reports it until it is left or the notice dismissed. */
export function tellUntilLeaving(process: KnownWrite['process']) {
  brief.add(process.state())
}

export function acknowledgeBrief() {
  for (const { process } of unreported) if (brief.has(process.state())) acknowledgeWrite(process)
}

/** The writes that are not visible elsewhere and whose outcome nobody has seen yet. */
export const unreportedWrites = {
  state: () => unreported,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function closeOnceSeen(write: KnownWrite) {
  const { process } = write
  const state = process.state()
  setTimeout(() => {
    if (shown.has(process) && process.state() === state) closeEnded(write)
  }, READ_WITHIN)
}

/** Once the disk has the activity: the next page writes again what this one could not. */
function closeEnded({ name, params }: KnownWrite) {
  const ids = ended.get(name) ?? []
  ended.delete(name)
  activityLog(params.storeId ?? '').onceKept(() => ids.forEach(writeJournal.close))
}

/** Stops held writes when the page closes or the session ends. */
function closeHeld() {
  for (const { process } of known.values()) process.takeBack('closed')
  if (session.current().status === 'signed-out') heldWrites.forget()
}

function announce() {
  const { account } = session.current()
  const own = [...known.values()].filter((write) => write.account === account)
  unreported = own.filter(({ process }) => isToBeReported(process.state()) && !shown.has(process))
  const mustStay = own.some(({ name, process }) => {
    const state = process.state()
    return state.phase === 'sending' || (unkept.has(name) && isOpen(state))
  })
  if (mustStay) window.addEventListener('beforeunload', askToStay)
  else window.removeEventListener('beforeunload', askToStay)
  for (const listener of listeners) listener()
}

/** Only the place that would start a write shows that another tab is busy with it. */
function isToBeReported(state: WriteState<unknown>): boolean {
  if (state.phase === 'review' || acknowledged.has(state)) return false
  return state.phase !== 'not-sent' || state.reason !== 'elsewhere'
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
