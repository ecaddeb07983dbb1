import type { ReactNode } from 'react'
import styles from './remark.module.css'

/** Quiet words below something: what it covers, what is not offered. */
export function Remark({ children }: { children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>
}
