import type { ReactNode } from 'react'
import styles from './share-rows.module.css'

/** Around a table whose rows have a bar. */
export const ShareRows = ({ children }: { children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
)

type ShareBarProps = { value: number; whole: number }

/** Goes into a cell of the row, which says the same in figures. */
export const ShareBar = ({ value, whole }: ShareBarProps) => (
  <span className={styles.bar} aria-hidden>
    {value > 0 && <span style={{ width: `${(100 * value) / whole}%` }} />}
  </span>
)
