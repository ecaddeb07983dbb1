import type { ReactNode } from 'react'
import type { OutcomeTone, OutcomeWords, Problem } from '#base/text/problem.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { Spinner } from '#components/controls/button.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import styles from './write-outcome.module.css'

type WriteOutcomeProps = {
  words: OutcomeWords
  problem?: Problem
  /** A tinted box inside a form; otherwise the outcome replaces the form. */
  isBox?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** The outcome of a write, in its own dialog or form. */
export function WriteOutcome({ words, problem, isBox, children, actions }: WriteOutcomeProps) {
  const { tone, title, text } = words
  const isCalm = ['busy', 'success', 'neutral'].includes(tone)
  return (
    <div className={styles.outcome} data-tone={isBox && tone}>
      <div className={styles.words} role={isCalm ? 'status' : 'alert'}>
        {isBox ? (
          <p className={styles.title}>
            <Sign tone={tone} /> {title}
          </p>
        ) : (
          <h3 className={styles.title} tabIndex={-1} ref={focusOnArrival}>
            <Sign tone={tone} /> {title}
          </h3>
        )}
        {text && <p className={styles.text}>{text}</p>}
        {problem && <ErrorPanel inline heading="h3" problem={problem} isPartOfAlert={!isCalm} />}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

type WriteNoticeProps = Pick<WriteOutcomeProps, 'words' | 'problem' | 'actions'> & {
  link: ReactNode
}

/** The outcome of a write, on any other page. */
export function WriteNotice({ words, problem, link, actions }: WriteNoticeProps) {
  const { tone, title, text } = words
  return (
    <article className={styles.notice}>
      <h2 className={styles.title}>
        <Sign tone={tone} /> {title}
      </h2>
      <p>{link}</p>
      {text && <p className={styles.text}>{text}</p>}
      {problem && (
        <p className={styles.text}>
          <bdi>{problem.message}</bdi> {problem.code && <code>{problem.code}</code>}
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}

export function NoticeStack({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.stack} aria-label={label} aria-live="polite">
      {children}
    </section>
  )
}

function Sign({ tone }: { tone: OutcomeTone }) {
  switch (tone) {
    case 'busy':
      return <Spinner />
    case 'success':
      return <StatusGlyph glyph="tick" tone="success" size={16} />
    case 'danger':
      return <StatusGlyph glyph="cross" tone="danger" size={16} />
    case 'warning':
      return <StatusGlyph glyph="triangle" tone="warning" size={16} />
    case 'neutral':
    case 'unknown':
      break
  }
  return <StatusGlyph glyph="stroke" tone="neutral" size={16} />
}

/** The pressed button has gone, and the focus would be lost with it. */
function focusOnArrival(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}
