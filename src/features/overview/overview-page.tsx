import type { ReactNode } from 'react'
import styles from './overview-page.module.css'

export function OverviewColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}

type RecentSectionProps = { title: string; action: ReactNode; children: ReactNode }

export function RecentSection({ title, action, children }: RecentSectionProps) {
  return (
    <section className={styles.recent} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.more}>{action}</span>
      </header>
      {children}
    </section>
  )
}
