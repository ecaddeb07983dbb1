import type { ReactNode } from 'react'
import styles from './key-figures.module.css'

/** The few figures a record is judged by, side by side across the page. */
export function KeyFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}

type KeyFigureProps = {
  label: string
  /** Quiet words below: what the figure covers. */
  note?: ReactNode
  children: ReactNode
}

export function KeyFigure({ label, note, children }: KeyFigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
