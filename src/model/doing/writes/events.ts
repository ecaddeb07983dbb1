import { ApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import { t } from '#base/language/words.ts'
import type { WriteEvent } from './machine.ts'
import type { WriteOutcome } from '#api/write.ts'

/** Translates an answer, or its absence, into an event of the state machine. */
export function eventOf<Answer, Effect, Change>(
  outcome: WriteOutcome<Answer>,
  effectOf: (answer: Answer | undefined) => Effect | undefined,
): WriteEvent<Effect, Change> {
  switch (outcome.outcome) {
    case 'applied':
      return { type: 'accepted', effect: effectOf(outcome.data) }
    case 'rejected':
      return { type: 'refused', error: outcome.error }
    case 'unknown':
      return { type: 'unknown', error: outcome.error }
    case 'not-sent':
      break
  }
  return { type: 'not-sent', reason: 'failed', error: outcome.error }
}

/** An error on this page before anything was sent. */
export function unprepared(thrown: unknown, operation: OperationId): WriteEvent<never, never> {
  const error =
    thrown instanceof ApiError
      ? thrown
      : new ApiError({
          kind: 'invalid',
          operation,
          message: t`This browser couldn’t prepare the request. Open this page over https, in a recent browser.`,
          cause: thrown,
        })
  return { type: 'not-sent', reason: 'failed', error }
}
