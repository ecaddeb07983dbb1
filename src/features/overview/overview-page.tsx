import { type ReactNode, Suspense, useEffect, useState } from 'react'
import styles from './overview-page.module.css'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import type { Overview } from './use-overview.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { presentTime } from '#base/time/now.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { dayKey } from '#model/reading/ledger/days.ts'
import { endFirstRun, isFirstRun, noteShown } from '#model/reading/overview/first-run.ts'

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

export const OverviewRefresh = ({ overview }: { overview: Overview }) => (
  <RefreshButton
    updatedAt={overview.ledger?.oldest ?? 0}
    isFetching={overview.reads.isFetching}
    onRefresh={() => void overview.refreshAll()}
  />
)

const FirstTasks = lazyPart(async () => (await import('./first-tasks.tsx')).FirstTasks)

/** Three things to try, for somebody new. Their place is there from the first paint. */
export function FirstRun({ storeId }: { storeId: string }) {
  const today = dayKey(wallClock(presentTime(), useTimeZone()))
  // It stays until one leaves the page, so that the last tick is seen.
  const [isShown, setShown] = useState(() => isFirstRun(storeId, today))
  useEffect(() => (isShown ? noteShown(today) : endFirstRun()), [isShown, today])
  if (!isShown) return null
  return (
    <div className={styles.place} data-off-paper>
      <Suspense>
        <FirstTasks storeId={storeId} onHide={() => setShown(false)} />
      </Suspense>
    </div>
  )
}
