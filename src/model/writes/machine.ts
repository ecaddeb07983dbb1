import type { ApiError } from '#api/errors.ts'
import { saysAlready } from './says-already.ts'
import { ASK_AFTER, DOUBT_LIMIT, QUIET_AFTER } from './schedule.ts'

/**
 * Why nothing left this page: another tab is at it, the record is no longer what was on screen, the
 * last reading failed, or, while it was held, the merchant took it back or the page was closed.
 */
export type NotSentReason = 'elsewhere' | 'changed' | 'failed' | 'undone' | 'closed'

/** How we know; `claimed`: the merchant says so, `late`: it appeared after it was given up. */
type Evidence = 'answer' | 'record' | 'before' | 'despite-refusal' | 'claimed' | 'late'

/** What one reading of the record says of a write. */
export type Finding<Effect> =
  | { match: 'certain'; effect: Effect }
  /** New and nearly what was sent: only the merchant can tell whose it is. */
  | { match: 'likely'; effect: Effect }
  | { match: 'none' }
  /** The record is neither as it was nor as it was to be; a later reading may be. */
  | { match: 'unclear' }
  /** No reading can ever show it. */
  | { match: 'unreadable' }

/** What has been learnt of a write that was sent, beside its phase. */
type Learnt = {
  refused?: ApiError
  error?: ApiError
  isAccepted?: true
  /** An earlier write of this record, found open when a new one was confirmed; that one was not sent. */
  isEarlier?: true
}

/** A write as far as it is known. `Effect` is what it did, `Change` what stood in its way. */
export type WriteState<Effect, Change = unknown> =
  | { phase: 'review' }
  /** Confirmed, and can still be taken back. */
  | { phase: 'holding'; until: number }
  | { phase: 'prechecking' }
  | { phase: 'sending' }
  /** `isQuiet`: long enough after sending that a trace would be expected to be there. */
  | ({ phase: 'checking'; isQuiet: boolean } & Learnt)
  /** Something new is nearly what was sent: the merchant is asked whether it is theirs. */
  | ({ phase: 'likely'; candidate: Effect } & Learnt)
  | { phase: 'done'; evidence: Evidence; effect: Effect; isEarlier?: true }
  | { phase: 'rejected'; error: ApiError }
  /** No trace of it; `isAccepted` when the service had said yes all the same. */
  | ({ phase: 'not-recorded' } & Omit<Learnt, 'refused'>)
  /** No reading tells, or none will. */
  | { phase: 'unprovable'; error?: ApiError }
  | NotSent<Change>

type NotSent<Change> = {
  phase: 'not-sent'
  reason: NotSentReason
  error?: ApiError
  change?: Change
}

export type WriteEvent<Effect, Change = unknown> =
  | { type: 'hold'; until: number }
  | { type: 'confirm' }
  | { type: 'resume' }
  | { type: 'not-sent'; reason: NotSentReason; error?: ApiError; change?: Change }
  | { type: 'already'; effect: Effect }
  | { type: 'send' }
  /** Without an effect the answer alone does not show what was done. */
  | { type: 'accepted'; effect?: Effect }
  | { type: 'refused'; error: ApiError }
  | { type: 'unknown'; error: ApiError }
  /** A reading, begun so many milliseconds after there was nothing more to wait for. */
  | { type: 'observed'; finding: Finding<Effect>; silentFor: number }
  | { type: 'unobserved'; error?: ApiError; silentFor: number }
  /** The merchant says whether the candidate is theirs. */
  | { type: 'claim' }
  | { type: 'disclaim' }
  | { type: 'appeared'; effect: Effect }
  /** Back to the beginning, from anything but success. */
  | { type: 'review' }
  /** Back to the beginning after success, for a write that can be made again. */
  | { type: 'again' }

/**
 * One write. «Done» needs the service's word or a trace in the record; «not done» needs a refusal,
 * or a minute's silence, and a reading without a trace of it.
 */
export function reduceWrite<Effect, Change>(
  state: WriteState<Effect, Change>,
  event: WriteEvent<Effect, Change>,
): WriteState<Effect, Change> {
  switch (event.type) {
    case 'hold':
      return state.phase === 'review' ? { phase: 'holding', until: event.until } : state
    case 'confirm':
      return isBefore(state) ? { phase: 'prechecking' } : state
    case 'resume':
      return resumed(state)
    case 'not-sent':
      return notSent(state, event)
    case 'already':
      return state.phase === 'prechecking'
        ? { phase: 'done', evidence: 'before', effect: event.effect }
        : state
    case 'send':
      return state.phase === 'prechecking' ? { phase: 'sending' } : state
    case 'accepted':
      return accepted(state, event.effect)
    case 'refused':
    case 'unknown':
      return unanswered(state, event)
    case 'observed':
      return observed(state, event)
    case 'unobserved':
      return unobserved(state, event)
    case 'claim':
    case 'disclaim':
      return claimed(state, event.type === 'claim')
    case 'appeared':
      return appeared(state, event.effect)
    case 'review':
      return isLeft(state) ? { phase: 'review' } : state
    case 'again':
      break
  }
  return state.phase === 'done' ? { phase: 'review' } : state
}

export function isSettled({ phase }: WriteState<unknown>): boolean {
  return !['holding', 'prechecking', 'sending', 'checking'].includes(phase)
}

/** It may have happened: it must not be forgotten. */
export function isOpen({ phase }: WriteState<unknown>): boolean {
  return ['sending', 'checking', 'likely', 'not-recorded'].includes(phase)
}

/** On its way, with nothing to decide yet. */
export function isUnderWay({ phase }: WriteState<unknown>): boolean {
  return phase === 'prechecking' || phase === 'sending'
}

function isBefore({ phase }: WriteState<unknown>): boolean {
  return phase === 'review' || phase === 'holding'
}

/** It is being looked for in vain, and the merchant may leave it at that. */
export function canStopChecking(state: WriteState<unknown>): boolean {
  return state.phase === 'checking' && state.isQuiet
}

function isLeft(state: WriteState<unknown>): boolean {
  return canStopChecking(state) || (isSettled(state) && state.phase !== 'done')
}

function resumed<Effect, Change>(state: WriteState<Effect, Change>): WriteState<Effect, Change> {
  if (state.phase === 'prechecking') return { phase: 'checking', isQuiet: false, isEarlier: true }
  return state.phase === 'review' ? { phase: 'checking', isQuiet: false } : state
}

function notSent<Effect, Change>(
  state: WriteState<Effect, Change>,
  { reason, error, change }: Omit<NotSent<Change>, 'phase'>,
): WriteState<Effect, Change> {
  if (!isBefore(state) && !isUnderWay(state)) return state
  return { phase: 'not-sent', reason, error, change }
}

/** However late it comes and whatever was thought by then, the service's yes counts. */
function accepted<Effect, Change>(
  state: WriteState<Effect, Change>,
  effect: Effect | undefined,
): WriteState<Effect, Change> {
  if (state.phase === 'done') return state
  if (effect !== undefined) return { phase: 'done', evidence: 'answer', effect }
  return isOpen(state) ? { phase: 'checking', isAccepted: true, isQuiet: false } : state
}

function unanswered<Effect, Change>(
  state: WriteState<Effect, Change>,
  { type, error }: { type: 'refused' | 'unknown'; error: ApiError },
): WriteState<Effect, Change> {
  const isRefused = type === 'refused'
  if (state.phase === 'checking') return isRefused ? { ...state, refused: error } : state
  if (state.phase !== 'sending') return state
  return { phase: 'checking', [isRefused ? 'refused' : 'error']: error, isQuiet: false }
}

type Observed<Effect> = { finding: Finding<Effect>; silentFor: number }

function observed<Effect, Change>(
  state: WriteState<Effect, Change>,
  { finding, silentFor }: Observed<Effect>,
): WriteState<Effect, Change> {
  if (state.phase === 'done') {
    const isProved = state.evidence === 'answer' && finding.match === 'certain'
    return isProved ? { ...state, evidence: 'record', effect: finding.effect } : state
  }
  if (state.phase !== 'checking') return state
  const { phase: _phase, isQuiet: _isQuiet, ...learnt } = state
  const { error, refused, isAccepted, isEarlier } = learnt
  if (finding.match === 'certain') {
    const evidence = refused ? 'despite-refusal' : 'record'
    return { phase: 'done', evidence, effect: finding.effect, ...(isEarlier && { isEarlier }) }
  }
  const isQuiet = silentFor >= QUIET_AFTER
  if (finding.match === 'likely') {
    if (silentFor < ASK_AFTER) return quieter(state, isQuiet)
    return { phase: 'likely', candidate: finding.effect, ...learnt }
  }
  if (refused && (silentFor >= DOUBT_LIMIT || !saysAlready(refused))) {
    return { phase: 'rejected', error: refused }
  }
  if (refused) return quieter(state, isQuiet)
  if (finding.match === 'unreadable') return { phase: 'unprovable', error }
  if (!isQuiet) return quieter(state, isQuiet)
  if (finding.match === 'unclear') return { phase: 'unprovable', error }
  return { phase: 'not-recorded', error, isAccepted, ...(isEarlier && { isEarlier }) }
}

/** A record that the service does not find any more, for a minute, will tell nothing. */
function unobserved<Effect, Change>(
  state: WriteState<Effect, Change>,
  { error, silentFor }: { error?: ApiError; silentFor: number },
): WriteState<Effect, Change> {
  if (state.phase !== 'checking') return state
  const isQuiet = silentFor >= QUIET_AFTER
  if (isQuiet && error?.kind === 'not-found') return { phase: 'unprovable', error }
  return quieter(state, isQuiet)
}

const quieter = <State extends { isQuiet: boolean }>(state: State, isQuiet: boolean): State =>
  state.isQuiet === isQuiet ? state : { ...state, isQuiet }

function claimed<Effect, Change>(
  state: WriteState<Effect, Change>,
  isTheirs: boolean,
): WriteState<Effect, Change> {
  if (state.phase !== 'likely') return state
  const { phase: _phase, candidate: effect, ...learnt } = state
  if (isTheirs) return { phase: 'done', evidence: 'claimed', effect }
  return { phase: 'checking', isQuiet: false, ...learnt }
}

function appeared<Effect, Change>(
  state: WriteState<Effect, Change>,
  effect: Effect,
): WriteState<Effect, Change> {
  if (!isSettled(state) || state.phase === 'not-sent') return state
  return { phase: 'done', evidence: 'late', effect }
}
