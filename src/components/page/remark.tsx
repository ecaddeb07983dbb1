import type { ReactNode } from 'react'
import styles from './record.module.css'

export function Remark({ children }: { children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>
}
