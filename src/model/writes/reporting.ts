import type { LinkProps } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import type { OutcomeWords } from '#base/outcome.ts'
import { heldWrites } from './held.ts'
import { writeJournal } from './journal.ts'
import { isOpen, isSettled, type WriteState } from './machine.ts'
import type { WriteProcess } from './process-types.ts'

/** The page a write can be seen on. */
export type WriteLink = LinkProps & { label: string }

/** A write, whatever it does. */
export type KnownWrite = {
  name: string
  account: string
  isExclusive: boolean
  process: Pick<
    WriteProcess<unknown, never, unknown, unknown, unknown>,
    'subscribe' | 'review' | 'takeBack' | 'claim' | 'disclaim' | 'setBusyElsewhere'
  > & { state: () => WriteState<unknown> }
  /** The same object as long as the state is the same. */
  outcome: () => { state: WriteState<unknown>; words: OutcomeWords | undefined }
  link: WriteLink
}

/*
 * The writes of this page, by account and record. They live here and not in a dialog or a form:
 * closing it or going to another page takes nothing away from what was confirmed.
 */
const known = new Map<string, KnownWrite>()
const listeners = new Set<() => void>()
/** Writes that are on screen in a dialog or a form of their own. */
const shown = new Set<object>()
/** States that the merchant has seen. */
const acknowledged = new WeakSet<object>()
/** By write: the journal's entries that ended before anybody saw how. */
const ended = new Map<string, string[]>()
/** Writes that would be forgotten with this page, since the journal could not be kept. */
const unkept = new Set<string>()
let unreported: readonly KnownWrite[] = []

/** In milliseconds; what was on screen for less, nobody has read. */
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
    if (state.phase === 'review' || !isSettled(state)) closeEnded(write.name)
    else if (shown.has(write.process)) closeOnceSeen(write)
    announce()
  })
}

/** Keeps the journal's entry until somebody has seen how the write ended. */
export function keepUntilSeen(name: string, operationId: string) {
  writeJournal.end(operationId)
  ended.set(name, [...(ended.get(name) ?? []), operationId])
}

export function rememberUnkept(name: string) {
  unkept.add(name)
}

/**
 * Marks the write as on screen where it was made, until the returned function is called. Leaving
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
 * Like `showWrite`, for a form that is left by going to another page: an outcome that came at the
 * same moment is reported there. Who comes back finds a form again, not what was read before.
 */
export function showFormWrite(process: KnownWrite['process'] & { again: () => void }): () => void {
  let endedAt = isSettled(process.state()) ? performance.now() : undefined
  const isRead = () => endedAt !== undefined && performance.now() - endedAt >= READ_WITHIN
  const stopFollowing = process.subscribe(() => {
    endedAt = isSettled(process.state()) ? (endedAt ?? performance.now()) : undefined
  })
  const end = showWrite(process, isRead)
  return () => {
    stopFollowing()
    end()
    if (isRead()) process.again()
  }
}

/** The merchant has seen the outcome; one that left the write open is given up. */
export function acknowledgeWrite(process: KnownWrite['process']) {
  acknowledged.add(process.state())
  for (const write of known.values()) if (write.process === process) closeEnded(write.name)
  process.review()
  announce()
}

/** The writes that are not on screen and whose outcome nobody has seen yet. */
export const unreportedWrites = {
  state: () => unreported,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function closeOnceSeen({ name, process }: KnownWrite) {
  const state = process.state()
  setTimeout(() => {
    if (shown.has(process) && process.state() === state) closeEnded(name)
  }, READ_WITHIN)
}

function closeEnded(name: string) {
  for (const operationId of ended.get(name) ?? []) writeJournal.close(operationId)
  ended.delete(name)
}

/** Nothing leaves a page that is gone, or a session that has ended. */
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

/** That another tab is at it concerns only the place where it could be begun. */
function isToBeReported(state: WriteState<unknown>): boolean {
  if (state.phase === 'review' || acknowledged.has(state)) return false
  return state.phase !== 'not-sent' || state.reason !== 'elsewhere'
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
