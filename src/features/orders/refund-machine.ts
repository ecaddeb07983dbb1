import type { ApiError } from '#api/errors.ts'
import type { Refund } from '#api/schemas/orders.ts'
import type { WriteOutcome } from '#api/write.ts'

/**
 * Why nothing left this page: another tab is at it, the order is no longer what was on screen,
 * or the last look at it failed.
 */
export type NotSentReason = 'elsewhere' | 'changed' | 'failed'

/** How we know of a refund: the service said so, or its record is on the order. */
type Evidence = 'answer' | 'record' | 'before' | 'despite-refusal'

export type RefundState =
  | { phase: 'review' }
  | { phase: 'prechecking' }
  | { phase: 'sending' }
  /** `isQuiet`: long enough after sending that a record would be expected to be there. */
  | { phase: 'checking'; refused?: ApiError; error?: ApiError; isQuiet: boolean }
  | { phase: 'refunded'; evidence: Evidence; refund?: Refund }
  | { phase: 'rejected'; error: ApiError }
  | { phase: 'not-recorded' }
  | { phase: 'not-sent'; reason: NotSentReason; error?: ApiError }

export type RefundEvent =
  | { type: 'confirm' }
  | { type: 'resume' }
  | { type: 'not-sent'; reason: NotSentReason; error?: ApiError }
  | { type: 'prechecked'; refund?: Refund }
  | { type: 'answered'; outcome: WriteOutcome<Refund> }
  /** The order was read again; `isQuiet` as above, for the moment the reading began. */
  | { type: 'seen'; refund?: Refund; isQuiet: boolean }
  | { type: 'unseen'; isQuiet: boolean }
  | { type: 'review' }

/**
 * The refund of one order, as far as it is known. «Refunded» needs the service's word or a record;
 * «not refunded» needs a refusal, or a minute's silence, and a reading without a record.
 */
export function reduceRefund(state: RefundState, event: RefundEvent): RefundState {
  switch (event.type) {
    case 'confirm':
      return state.phase === 'review' ? { phase: 'prechecking' } : state
    case 'resume':
      return state.phase === 'review' ? { phase: 'checking', isQuiet: false } : state
    case 'not-sent':
      return isBeforeSending(state) ? notSent(event) : state
    case 'prechecked':
      if (state.phase !== 'prechecking') return state
      return event.refund
        ? { phase: 'refunded', evidence: 'before', refund: event.refund }
        : { phase: 'sending' }
    case 'answered':
      return answered(state, event.outcome)
    case 'seen':
      return seen(state, event)
    case 'unseen':
      return state.phase === 'checking' ? { ...state, isQuiet: event.isQuiet } : state
    case 'review':
      break
  }
  return isWaitingForUser(state) ? { phase: 'review' } : state
}

/** Nothing more happens by itself. */
export function isSettled({ phase }: RefundState): boolean {
  return phase !== 'prechecking' && phase !== 'sending' && phase !== 'checking'
}

/** The refund may have happened and nobody has seen whether: it must not be forgotten. */
export function isOpen({ phase }: RefundState): boolean {
  return phase === 'sending' || phase === 'checking' || phase === 'not-recorded'
}

function isBeforeSending({ phase }: RefundState): boolean {
  return phase === 'review' || phase === 'prechecking'
}

function isWaitingForUser(state: RefundState): boolean {
  if (state.phase === 'checking') return state.isQuiet
  return isSettled(state) && state.phase !== 'refunded'
}

function answered(state: RefundState, outcome: WriteOutcome<Refund>): RefundState {
  // However late it comes and whatever was thought by then, the service's yes counts.
  if (outcome.outcome === 'applied') {
    return state.phase === 'refunded'
      ? state
      : { phase: 'refunded', evidence: 'answer', refund: outcome.data }
  }
  const { error } = outcome
  if (state.phase === 'checking') {
    return outcome.outcome === 'rejected' ? { ...state, refused: error } : state
  }
  if (state.phase !== 'sending') return state
  if (outcome.outcome === 'not-sent') return notSent({ reason: 'failed', error })
  return outcome.outcome === 'rejected'
    ? { phase: 'checking', refused: error, isQuiet: false }
    : { phase: 'checking', error, isQuiet: false }
}

function seen(state: RefundState, event: { refund?: Refund; isQuiet: boolean }): RefundState {
  const { refund, isQuiet } = event
  if (state.phase === 'refunded' && refund && state.evidence === 'answer') {
    return { phase: 'refunded', evidence: 'record', refund }
  }
  if (state.phase !== 'checking') return state
  if (refund) {
    return { phase: 'refunded', evidence: state.refused ? 'despite-refusal' : 'record', refund }
  }
  if (state.refused) return { phase: 'rejected', error: state.refused }
  return isQuiet ? { phase: 'not-recorded' } : state
}

function notSent({ reason, error }: { reason: NotSentReason; error?: ApiError }): RefundState {
  return { phase: 'not-sent', reason, error }
}
