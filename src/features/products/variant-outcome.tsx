import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { problemFacts } from '#api/errors.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { StatusGlyph } from '#components/status-glyph.tsx'
import type { VariantWriteState } from './variant-write.ts'
import { type VariantVerb, verdictOf } from './variant-verdict.ts'
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
  const error = 'error' in state ? state.error : undefined
  const isCalm = state.phase === 'done' || state.phase === 'checking'
  return (
    <div className={styles.outcome}>
      <div role={isCalm ? 'status' : 'alert'}>
        <h3 className={styles.verdict} tabIndex={-1} ref={focusOnArrival}>
          <Sign state={state} /> {verdict.title}
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

function Sign({ state }: { state: VariantWriteState }) {
  if (state.phase === 'checking') return <Loader size={14} />
  if (state.phase === 'done') return <StatusGlyph glyph="tick" tone="success" size={16} />
  return state.phase === 'rejected' ? (
    <StatusGlyph glyph="cross" tone="danger" size={16} />
  ) : (
    <StatusGlyph glyph="half" tone="warning" size={16} />
  )
}

function focusOnArrival(heading: HTMLElement | null) {
  heading?.focus()
}
