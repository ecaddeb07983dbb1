import { Suspense, useEffect, useState } from 'react'
import { useTimeZone } from '#base/storage/preferences.ts'
import { presentTime } from '#base/time/now.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { dayKey } from '#model/reading/ledger/days.ts'
import { endFirstRun, isFirstRun, noteShown } from '#model/reading/overview/first-run.ts'
import styles from './overview-page.module.css'

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
