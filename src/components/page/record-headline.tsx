import type { ReactNode } from 'react'
import styles from './record.module.css'

type RecordHeadlineProps = {
  picture?: ReactNode
  title: ReactNode
  badges?: ReactNode
  children?: ReactNode
}

export function RecordHeadline({ picture, title, badges, children }: RecordHeadlineProps) {
  return (
    <div className={styles.headline}>
      {picture}
      <div className="shrinks">
        <div className={styles.first}>
          <p className={styles.title}>{title}</p>
          {badges}
        </div>
        {children && <p className="quiet breaks above-1">{children}</p>}
      </div>
    </div>
  )
}

export function Remark({ children }: { children: ReactNode }) {
  return <p className={styles.remark}>{children}</p>
}
