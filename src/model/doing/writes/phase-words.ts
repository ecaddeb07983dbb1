import type { OutcomeTone, OutcomeWords, Problem } from '#base/text/problem.ts'
import { type WriteState, isUnderWay } from './state.ts'
import { problemFacts } from '#api/errors.ts'
import { t } from '#base/language/words.ts'

type Phase = WriteState<unknown>['phase']
/** Every write that leaves the page gets to these. */
type Certain = 'checking' | 'done' | 'rejected' | 'not-recorded' | 'unprovable' | 'not-sent'

const tones: Record<Phase, OutcomeTone> = {
  review: 'neutral',
  holding: 'busy',
  prechecking: 'busy',
  sending: 'busy',
  checking: 'busy',
  likely: 'unknown',
  done: 'success',
  rejected: 'danger',
  'not-recorded': 'unknown',
  unprovable: 'unknown',
  'not-sent': 'warning',
}

type Told = Omit<OutcomeWords, 'tone'> & Partial<OutcomeWords>
type Words<State, Of extends Phase> = Told | ((state: Extract<State, { phase: Of }>) => Told)

/** How a kind of write tells its phases; one without words is shown by its form, or not at all. */
export type PhaseWords<State> = { [Of in Certain]: Words<State, Of> } & {
  [Of in Exclude<Phase, Certain>]?: Words<State, Of>
}

/** Undefined for a phase without words. The tone follows from the phase if the words name none. */
export function outcomeWords<State extends { phase: Phase }>(
  words: PhaseWords<State>,
  state: State,
): OutcomeWords | undefined {
  const told = words[state.phase] as Told | ((of: State) => Told) | undefined
  if (!told) return undefined
  return { tone: tones[state.phase], ...(typeof told === 'function' ? told(state) : told) }
}

/** The error behind this state, to be shown beside its words. */
export function outcomeProblem(state: WriteState<unknown>): Problem | undefined {
  const refused = state.phase === 'checking' ? state.refused : undefined
  const error = refused ?? ('error' in state ? state.error : undefined)
  if (!error || isUnderWay(state)) return undefined
  return { title: t`What happened`, ...problemFacts(error) }
}
