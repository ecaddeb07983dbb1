import type { ApiError } from '#api/errors.ts'
import { QUIET_AFTER } from '#api/quiet-after.ts'
import { ASK_AFTER, LONGEST_LAG } from './schedule.ts'
import {
  canStopChecking,
  type Finding,
  isOpen,
  isSettled,
  isUnderWay,
  type NotSent,
  type NotSentReason,
  type WriteState,
} from './state.ts'

export type WriteEvent<Effect, Change = unknown> =
  | { type: 'hold'; until: number }
  | { type: 'confirm' }
  | { type: 'resume' }
  | { type: 'not-sent'; reason: NotSentReason; error?: ApiError; change?: Change }
  | { type: 'already'; effect: Effect }
  | { type: 'send' }
  /** Without an effect, the answer alone does not show what was done. */
  | { type: 'accepted'; effect?: Effect }
  | { type: 'refused'; error: ApiError }
  | { type: 'unknown'; error: ApiError }
  /** A read, started this many milliseconds after nothing more could be pending. */
  | { type: 'observed'; finding: Finding<Effect>; silentFor: number }
  | { type: 'unobserved'; error?: ApiError; silentFor: number }
  /** The merchant says whether the candidate is theirs. */
  | { type: 'claim' }
  | { type: 'disclaim' }
  | { type: 'appeared'; effect: Effect }
  /** Returns to the start from any phase but success. */
  | { type: 'review' }
  /** Returns to the start after success, for a write that can be repeated. */
  | { type: 'again' }

/**
 * The state machine of one write. Done needs the service's word or the effect in the record; not
 * done needs a refusal or a minute of silence, followed by a read without the effect.
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

function isBefore({ phase }: WriteState<unknown>): boolean {
  return phase === 'review' || phase === 'holding'
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

/** An acceptance by the service counts, however late it comes. */
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
  const { phase: _phase, isQuiet: _isQuiet, ...known } = state
  const { error, refused, isAccepted, isEarlier } = known
  if (finding.match === 'certain') {
    const refusal = refused ?? (isConflict(error) ? error : undefined)
    return {
      phase: 'done',
      effect: finding.effect,
      ...(refusal ? { evidence: 'despite-refusal', refused: refusal } : { evidence: 'record' }),
      ...(isEarlier && { isEarlier }),
    }
  }
  const isQuiet = silentFor >= QUIET_AFTER
  if (finding.match === 'outdated') return quieter(state, isQuiet)
  if (finding.match === 'likely') {
    if (silentFor < ASK_AFTER) return quieter(state, isQuiet)
    return { phase: 'likely', candidate: finding.effect, ...known }
  }
  if (refused && (silentFor >= LONGEST_LAG || !saysAlready(refused))) {
    if (refused.kind === 'unsent') return { phase: 'not-sent', reason: 'unsent', error: refused }
    return { phase: 'rejected', error: refused }
  }
  if (refused) return quieter(state, isQuiet)
  if (finding.match === 'unreadable') return { phase: 'unprovable', error }
  if (!isQuiet) return quieter(state, isQuiet)
  if (finding.match === 'unclear') return { phase: 'unprovable', error }
  return { phase: 'not-recorded', error, isAccepted, ...(isEarlier && { isEarlier }) }
}

/** A record that is missing for a minute cannot show the outcome any more. */
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
  const { phase: _phase, candidate: effect, ...known } = state
  const { isEarlier } = known
  if (isTheirs)
    return { phase: 'done', evidence: 'claimed', effect, ...(isEarlier && { isEarlier }) }
  return { phase: 'checking', isQuiet: false, ...known }
}

function appeared<Effect, Change>(
  state: WriteState<Effect, Change>,
  effect: Effect,
): WriteState<Effect, Change> {
  // The host refused one delivery; the browser may have made another.
  const wasNeverSent = state.phase === 'not-sent' && state.reason !== 'unsent'
  if (!isSettled(state) || wasNeverSent) return state
  const refused = state.phase === 'rejected' || state.phase === 'not-sent' ? state.error : undefined
  return { phase: 'done', evidence: 'late', effect, ...(refused && { refused }) }
}

/** The service has named a conflict: somebody else's change may be the one that a read shows. */
function isConflict(error: ApiError | undefined): boolean {
  return error?.status === 409 && error.code !== undefined
}

/** The service refuses because the change already exists; a read may not show it yet. */
function saysAlready({ code = '', message }: ApiError): boolean {
  return /already|duplicate|conflict|exists/i.test(`${code} ${message}`)
}
