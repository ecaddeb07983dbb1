import type { ReactNode } from 'react'
import styles from './record-columns.module.css'

export function RecordColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.cards}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
