import type { ReactNode } from 'react'
import { classNames } from '#components/controls/class-names.ts'
import styles from './share-rows.module.css'

type ShareRowsProps = { isBeside?: boolean; children: ReactNode }

/** Around a table whose rows have a bar, below their words or beside those that are short. */
export const ShareRows = ({ isBeside, children }: ShareRowsProps) => (
  <div className={classNames(styles.rows, isBeside && styles.beside)}>{children}</div>
)

type ShareBarProps = { value: number; whole: number }

/** Goes into a cell of the row, which says the same in figures. */
export const ShareBar = ({ value, whole }: ShareBarProps) =>
  value > 0 && (
    <span className={styles.bar} aria-hidden>
      <span style={{ width: `${(100 * value) / whole}%` }} />
    </span>
  )
