import type { ReactNode } from 'react'
import styles from './remark.module.css'

/** A muted line below something: what it covers, what is missing. */
export function Remark({ children }: { children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>
}
