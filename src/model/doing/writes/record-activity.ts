import { presentTime } from '#base/time/now.ts'
import type { ApiError } from '#api/errors.ts'
import { session } from '#api/session.ts'
import { newOperationId } from '#api/write.ts'
import { type ActivityEntry, activityLog } from '#model/doing/activity/log.ts'
import type { OutcomeWords } from '#base/text/problem.ts'
import { logError } from '#model/doing/errors/log.ts'
import type { KnownWrite } from './reporting.ts'
import type { WriteState } from './state.ts'

/** Writes every confirmed write and its outcome into the activity log of its store. */
export function recordActivity({
  operation,
  account,
  params,
  process,
  outcome,
  about,
}: KnownWrite) {
  const { storeId } = params
  let last = process.state()
  process.subscribe(() => {
    const before = last
    const { state, words } = outcome()
    last = state
    const error = errorIn(state)
    if (error) logError(error, { title: words?.title })
    // The log belongs to whoever is signed in now.
    if (storeId === undefined || session.current().account !== account) return
    const log = activityLog(storeId)
    const attempt = process.attempt()
    if (state.phase === 'sending' && attempt) {
      const { operationId: id, facts } = attempt
      log.add({ id, operation, params, at: presentTime(), facts, outcome: 'under-way' })
    } else if (state.phase === 'not-sent' && before.phase !== 'sending') {
      if (state.reason !== 'undone' && state.reason !== 'closed') return
      const at = presentTime()
      const ended = { at, endedAt: at, outcome: 'never-left' } as const
      log.add({ id: newOperationId(), operation, params, facts: about(), ...ended })
    } else if (attempt) {
      const change = changeOf(state, before, words)
      const { operationId: id, startedAt: at } = attempt
      const missing = { id, operation, params, at, facts: about(), outcome: 'under-way' } as const
      if (change) log.update(id, change, missing)
    }
  })
}

/** What a new state adds to the entry of its attempt; undefined if nothing. */
export function changeOf(
  state: WriteState<unknown>,
  before: WriteState<unknown>,
  words: OutcomeWords | undefined,
  now = presentTime(),
): Partial<ActivityEntry> | undefined {
  const ended = { endedAt: now }
  switch (state.phase) {
    case 'checking': {
      if (before.phase !== 'sending') return undefined
      const { error, refused } = state
      return error
        ? { wasUnknown: true, reference: error.reference, code: error.code }
        : { answeredAt: now, reference: refused?.reference, code: refused?.code }
    }
    case 'done':
      // An attempt that was not sent has nothing to add.
      if (state.evidence === 'before') return undefined
      if (state.refused) {
        return { ...ended, ...refusedOf(state.refused), evidence: 'despite-refusal' }
      }
      return {
        ...ended,
        ...(state.evidence === 'answer' && { answeredAt: now }),
        outcome: 'done',
        evidence: state.evidence,
        isOdd: words?.tone === 'warning' || undefined,
        times: timesOf(state.effect),
        recordId: recordIdOf(state.effect),
      }
    case 'rejected':
      return { ...ended, ...refusedOf(state.error) }
    case 'not-recorded':
      return { ...ended, outcome: 'not-seen' }
    case 'likely':
    case 'unprovable':
      return { ...ended, outcome: 'not-known' }
    case 'not-sent':
      return { ...ended, outcome: 'never-left' }
    case 'review':
    case 'holding':
    case 'prechecking':
    case 'sending':
      break
  }
  return undefined
}

/** Whatever the record shows, a write that was refused did not do it. */
function refusedOf({ kind, code, reference }: ApiError): Partial<ActivityEntry> {
  return { outcome: kind === 'unsent' ? 'never-left' : 'refused', code, reference }
}

function errorIn(state: WriteState<unknown>): ApiError | undefined {
  if (state.phase === 'checking') return state.refused ?? state.error
  return 'error' in state ? state.error : undefined
}

/** The id of the record that a write made or removed. */
function recordIdOf(effect: unknown): string | undefined {
  const named: unknown = Array.isArray(effect) ? effect[0] : refundIn(effect)
  const { id } = (named ?? {}) as { id?: unknown }
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** How often a write was done, if more than once. */
const timesOf = (effect: unknown): number | undefined =>
  Array.isArray(effect) && effect.length > 1 ? effect.length : undefined

function refundIn(effect: unknown): unknown {
  return typeof effect === 'object' && effect !== null && 'refund' in effect
    ? effect.refund
    : undefined
}
