import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import type { OperationId } from '#api/operations.ts'
import { QUIET_AFTER } from '#api/quiet-after.ts'
import { ASK_AFTER } from './schedule.ts'
import type { WriteState } from './state.ts'

/** What a page knew of its write, for a page that opens before anybody has seen it. */
export const Ending = z.object({
  is: z.enum(['done', 'refused', 'unsent', 'never-left', 'likely', 'not-recorded', 'unprovable']),
  status: z.optional(z.number()),
  code: z.optional(z.string()),
  /** Names the same failure on every page. */
  reference: z.optional(z.string()),
})
export type Ending = z.infer<typeof Ending>

/** Undefined while it has not ended. */
export function endingOf(state: WriteState<unknown>): Ending | undefined {
  const is = nameOf(state)
  const { status, code, reference } = ('error' in state ? state.error : undefined) ?? {}
  return is && { is, status, code, reference }
}

function nameOf(state: WriteState<unknown>): Ending['is'] | undefined {
  switch (state.phase) {
    case 'done':
    case 'likely':
    case 'not-recorded':
    case 'unprovable':
      return state.phase
    case 'rejected':
      return 'refused'
    case 'not-sent':
      return state.reason === 'unsent' ? 'unsent' : 'never-left'
    default:
      return undefined
  }
}

/** Whether the write may still have happened, so that the merchant decides before sending again. */
export const isUndecided = (ending: Ending | undefined): boolean =>
  ending === undefined || ending.is === 'likely' || ending.is === 'not-recorded'

/** Milliseconds without a sign of the write that count as passed: nothing of it can be pending. */
export function silenceBefore({ is }: Ending): number {
  if (is === 'done') return 0
  return is === 'likely' ? ASK_AFTER : QUIET_AFTER
}

/** The refusal again, without the platform’s words, which are not stored. */
export function refusalIn({ is, ...facts }: Ending, operation: OperationId): ApiError | undefined {
  if (is === 'unsent') return new ApiError({ ...facts, kind: 'unsent', operation })
  return is === 'refused' ? new ApiError({ ...facts, kind: 'refused', operation }) : undefined
}
