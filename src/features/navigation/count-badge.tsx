import { type Readable, useStore } from '#base/storage/store.ts'
import { checksCount } from '#model/reading/checks/kept.ts'
import { foundCounts } from '#model/reading/overview/found-counts.ts'
import { waitingCount } from '#model/doing/tickets/waiting-count.ts'
import styles from './navigation-list.module.css'

const MOST = 999

type Counted = Readable<{ storeId: string; count: number; isPartial?: boolean } | undefined>

const counts: Readonly<Record<string, { counted: Counted; isQuiet?: true }>> = {
  tickets: { counted: waitingCount },
  'to-fix': { counted: checksCount, isQuiet: true },
  reviews: { counted: foundCounts.reviews, isQuiet: true },
  webhooks: { counted: foundCounts.webhooks, isQuiet: true },
  processors: { counted: foundCounts.processors, isQuiet: true },
}

/** How much waits behind a link; the page's title or its first words say it too. */
export function CountBadge({ section, storeId }: { section: string; storeId: string }) {
  const entry = counts[section]
  return entry && <Badge {...entry} storeId={storeId} />
}

function Badge({ counted, isQuiet, storeId }: (typeof counts)[string] & { storeId: string }) {
  const known = useStore(counted)
  if (known?.storeId !== storeId || known.count === 0) return null
  const isCapped = known.count > MOST
  return (
    <span
      className={isQuiet || known.isPartial ? styles.quiet : styles.badge}
      data-count
      dir="ltr"
      aria-hidden
    >
      {isCapped ? MOST : known.count}
      {(isCapped || known.isPartial) && '+'}
    </span>
  )
}
