import type { ApiError } from '#api/errors.ts'

/**
 * Why nothing left this page: another tab is at it, the record is no longer what was on screen, the
 * last reading failed, or, while it was held, the merchant took it back or the page was closed.
 */
export type NotSentReason = 'elsewhere' | 'changed' | 'failed' | 'undone' | 'closed'

/** How we know: the service said so, the record shows it, or it was so before. */
type Evidence = 'answer' | 'record' | 'before' | 'despite-refusal'

/** A write as far as it is known. `Effect` is what it did, `Change` what stood in its way. */
export type WriteState<Effect, Change = unknown> =
  | { phase: 'review' }
  /** Confirmed, and can still be taken back. */
  | { phase: 'holding'; until: number }
  | { phase: 'prechecking' }
  | { phase: 'sending' }
  /** `isQuiet`: long enough after sending that a trace would be expected to be there. */
  | { phase: 'checking'; refused?: ApiError; error?: ApiError; isAccepted?: true; isQuiet: boolean }
  | { phase: 'done'; evidence: Evidence; effect: Effect }
  | { phase: 'rejected'; error: ApiError }
  /** No trace of it; `isAccepted` when the service had said yes all the same. */
  | { phase: 'not-recorded'; error?: ApiError; isAccepted?: true }
  /** Nothing of it can be read: no reading will ever tell. */
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
  /** The record was read again; `isQuiet` as above, for the moment the reading began. */
  | { type: 'seen'; effect: Effect | 'unreadable' | undefined; isQuiet: boolean }
  | { type: 'unseen'; isQuiet: boolean }
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
      return state.phase === 'review' ? { phase: 'checking', isQuiet: false } : state
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
    case 'seen':
      return seen(state, event)
    case 'unseen':
      return state.phase === 'checking' ? { ...state, isQuiet: event.isQuiet } : state
    case 'review':
      return isLeft(state) ? { phase: 'review' } : state
    case 'again':
      break
  }
  return state.phase === 'done' ? { phase: 'review' } : state
}

/** Nothing more happens by itself. */
export function isSettled({ phase }: WriteState<unknown>): boolean {
  return !['holding', 'prechecking', 'sending', 'checking'].includes(phase)
}

/** It may have happened and nobody has seen whether: it must not be forgotten. */
export function isOpen({ phase }: WriteState<unknown>): boolean {
  return phase === 'sending' || phase === 'checking' || phase === 'not-recorded'
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

function seen<Effect, Change>(
  state: WriteState<Effect, Change>,
  { effect, isQuiet }: { effect: Effect | 'unreadable' | undefined; isQuiet: boolean },
): WriteState<Effect, Change> {
  const isThere = effect !== undefined && effect !== 'unreadable'
  if (state.phase === 'done' && state.evidence === 'answer' && isThere) {
    return { phase: 'done', evidence: 'record', effect }
  }
  if (state.phase !== 'checking') return state
  if (isThere) {
    return { phase: 'done', evidence: state.refused ? 'despite-refusal' : 'record', effect }
  }
  if (state.refused) return { phase: 'rejected', error: state.refused }
  const { error, isAccepted } = state
  if (effect === 'unreadable') return { phase: 'unprovable', error }
  return isQuiet ? { phase: 'not-recorded', error, isAccepted } : state
}
