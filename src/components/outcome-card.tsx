import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { OutcomeSign } from './outcome-sign.tsx'
import styles from './outcome-card.module.css'

type OutcomeCardProps = {
  phase: string
  title: string
  text: string
  error?: { message: string; code?: string }
  /** Where it can be seen. */
  link: ReactNode
  action?: { label: string; onClick: () => void }
}

/** Tells, beside any page, how something stands that was sent from another one. */
export function OutcomeCard({ phase, title, text, error, link, action }: OutcomeCardProps) {
  return (
    <article className={styles.card}>
      <h2 className={styles.title}>
        <OutcomeSign phase={phase} /> {title}
      </h2>
      <p>{link}</p>
      <p className="secondary">{text}</p>
      {error && (
        <p className="secondary">
          <bdi>{error.message}</bdi> {error.code && <code>{error.code}</code>}
        </p>
      )}
      {action && (
        <Button variant="default" size="xs" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </article>
  )
}

/** The cards that are to be read, above the page. */
export function OutcomeStack({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.stack} aria-label={label} aria-live="polite">
      {children}
    </section>
  )
}
