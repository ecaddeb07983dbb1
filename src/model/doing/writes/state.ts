import type { ApiError } from '#api/errors.ts'

/**
 * Why nothing was sent: another tab is busy with the record, the record has changed since it was
 * shown, the precheck failed, the host refused to forward it, or the merchant took back a held
 * write or closed its page.
 */
export type NotSentReason = 'elsewhere' | 'changed' | 'failed' | 'unsent' | 'undone' | 'closed'

/** How we know; `claimed`: the merchant said so, `late`: it appeared after giving up. */
type Evidence = 'answer' | 'record' | 'before' | 'despite-refusal' | 'claimed' | 'late'

/** What one read of the record says about a write. */
export type Finding<Effect> =
  | { match: 'certain'; effect: Effect }
  /** Something new resembles what was sent: only the merchant can say whether it is theirs. */
  | { match: 'likely'; effect: Effect }
  | { match: 'none' }
  /** The record is neither as before nor as intended; a later read may settle it. */
  | { match: 'unclear' }
  /** The read shows the effect, but may be from before the write; a later one can tell. */
  | { match: 'outdated' }
  /** No read can ever show the effect. */
  | { match: 'unreadable' }

/** What is known about a sent write besides its phase. */
type Known = {
  refused?: ApiError
  error?: ApiError
  isAccepted?: true
  /** This is an earlier open write, found when a new one was confirmed; the new one was not sent. */
  isEarlier?: true
}

export type WriteState<Effect, Change = unknown> =
  | { phase: 'review' }
  /** Confirmed, but it can still be taken back. */
  | { phase: 'holding'; until: number }
  | { phase: 'prechecking' }
  | { phase: 'sending' }
  /** `isQuiet`: so long after sending that the effect should have appeared. */
  | ({ phase: 'checking'; isQuiet: boolean } & Known)
  /** Something new resembles what was sent; the merchant is asked whether it is theirs. */
  | ({ phase: 'likely'; candidate: Effect } & Known)
  /** `refused`: who refused it, if it is done despite that. */
  | { phase: 'done'; evidence: Evidence; effect: Effect; isEarlier?: true; refused?: ApiError }
  | { phase: 'rejected'; error: ApiError }
  /** Reads show no effect; `isAccepted` if the service had accepted it nevertheless. */
  | ({ phase: 'not-recorded' } & Omit<Known, 'refused'>)
  /** No read shows the outcome, or ever will. */
  | { phase: 'unprovable'; error?: ApiError }
  | NotSent<Change>

export type NotSent<Change> = {
  phase: 'not-sent'
  reason: NotSentReason
  error?: ApiError
  change?: Change
}

export function isSettled({ phase }: WriteState<unknown>): boolean {
  return !['holding', 'prechecking', 'sending', 'checking'].includes(phase)
}

export function isOpen({ phase }: WriteState<unknown>): boolean {
  return ['sending', 'checking', 'likely', 'not-recorded'].includes(phase)
}

export function isUnderWay({ phase }: WriteState<unknown>): boolean {
  return phase === 'prechecking' || phase === 'sending'
}

/** Checking has found nothing so far, and the merchant may stop it. */
export function canStopChecking(state: WriteState<unknown>): boolean {
  return state.phase === 'checking' && state.isQuiet
}
