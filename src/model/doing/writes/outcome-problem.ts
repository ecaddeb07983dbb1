import { problemFacts } from '#api/errors.ts'
import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'
import { isUnderWay, type WriteState } from './state.ts'

/** The error behind this state, to be shown beside its words. */
export function outcomeProblem(state: WriteState<unknown>): Problem | undefined {
  const refused = state.phase === 'checking' ? state.refused : undefined
  const error = refused ?? ('error' in state ? state.error : undefined)
  if (!error || isUnderWay(state)) return undefined
  return { title: t`What happened`, ...problemFacts(error) }
}
