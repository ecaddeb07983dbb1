import type { ReactNode } from 'react'
import styles from './record-columns.module.css'

type RecordColumnsProps = {
  /** What needs the whole width, above both columns. */
  above?: ReactNode
  /** Without one, what else there is has the whole width. */
  side: ReactNode
  children: ReactNode
}

export function RecordColumns({ above, side, children }: RecordColumnsProps) {
  return (
    <>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.columns}>
        <div className={styles.cards}>{children}</div>
        {side && <div className={styles.side}>{side}</div>}
      </div>
    </>
  )
}
