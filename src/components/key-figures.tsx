import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './key-figures.module.css'

/**
 * The few figures a record is judged by, side by side across the page. With `beside` the last one
 * stands above the page's side column.
 */
export function KeyFigures({ children, beside }: { children: ReactNode; beside?: boolean }) {
  return <dl className={classNames(styles.figures, beside && styles.beside)}>{children}</dl>
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
