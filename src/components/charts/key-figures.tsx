import type { ReactNode } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import styles from './key-figures.module.css'

type KeyFiguresProps = { children: ReactNode; beside?: boolean; foot?: ReactNode }

/**
 * A record’s key figures, side by side. With `beside`, the last one stands above the side column.
 */
export function KeyFigures({ children, beside, foot }: KeyFiguresProps) {
  return (
    <div className={styles.room}>
      <dl className={classNames(styles.figures, beside && styles.beside)}>{children}</dl>
      {foot}
    </div>
  )
}

type KeyFigureProps = {
  label: ReactNode
  note?: ReactNode
  /** A small chart beside the label; null keeps its place. */
  picture?: ReactNode
  children: ReactNode
}

export function KeyFigure({ label, note, picture, children }: KeyFigureProps) {
  return (
    <div className={styles.figure}>
      <dt className="secondary strong">{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {picture !== undefined && <dd className={styles.picture}>{picture}</dd>}
    </div>
  )
}
