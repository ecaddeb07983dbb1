import { ApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import type { WriteEvent } from './machine.ts'
import type { WriteOutcome } from '#api/write.ts'

/** What an answer, or the lack of one, means for the state of a write. */
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

/** Something went wrong on this page before anything left it. */
export function unprepared(thrown: unknown, operation: OperationId): WriteEvent<never, never> {
  const error =
    thrown instanceof ApiError
      ? thrown
      : new ApiError({
          kind: 'invalid',
          operation,
          message:
            'This browser could not prepare the request. Open this page over https, in a recent browser.',
          cause: thrown,
        })
  return { type: 'not-sent', reason: 'failed', error }
}
