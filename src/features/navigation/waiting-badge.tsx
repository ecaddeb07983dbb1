import { useStore } from '#base/store.ts'
import { waitingCount } from '#model/tickets/waiting-count.ts'
import styles from './waiting-badge.module.css'

const MOST = 999

/** How many tickets seem to wait, beside the link to them; the page's title says it in words. */
export function WaitingBadge({ storeId }: { storeId: string }) {
  const waiting = useStore(waitingCount)
  if (waiting?.storeId !== storeId || waiting.count === 0) return null
  return (
    <span className={styles.badge} aria-hidden>
      {waiting.count > MOST ? `${MOST}+` : waiting.count}
    </span>
  )
}
