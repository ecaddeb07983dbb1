import type { ReactNode } from 'react'
import { problemFacts } from '#api/errors.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { OutcomeSign } from '#components/outcome-sign.tsx'
import { type VariantVerb, verdictOf } from '#model/writes/variant-words.ts'
import type { VariantWriteState } from '#model/writes/variants.ts'
import styles from './variant-form.module.css'

type VariantOutcomeProps = {
  verb: VariantVerb
  state: VariantWriteState
  /** The record, where there is one. */
  children?: ReactNode
  actions?: ReactNode
}

/** What is known of a write that was confirmed. */
export function VariantOutcome({ verb, state, children, actions }: VariantOutcomeProps) {
  const verdict = verdictOf(verb, state)
  if (!verdict) return null
  const error = errorOf(state)
  const isCalm = state.phase === 'done' || state.phase === 'checking'
  return (
    <div className={styles.outcome}>
      <div role={isCalm ? 'status' : 'alert'}>
        <h3 className={styles.verdict} tabIndex={-1} ref={focusOnArrival}>
          <OutcomeSign phase={state.phase} /> {verdict.title}
        </h3>
        <p className="secondary">{verdict.text}</p>
      </div>
      {error && (
        <ErrorPanel
          inline
          heading="h3"
          problem={{ title: 'What happened', ...problemFacts(error) }}
        />
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

function errorOf(state: VariantWriteState) {
  if (state.phase === 'checking') return state.refused ?? state.error
  return 'error' in state ? state.error : undefined
}

function focusOnArrival(heading: HTMLElement | null) {
  heading?.focus()
}
