import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { presentTime, useNow } from '#base/time/now.ts'
import { momentText } from '#base/time/time-format.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { visitAt, visits } from '#model/reading/overview/visits.ts'
import styles from './overview-figures.module.css'

const SinceItems = lazyPart(async () => (await import('./since-items.tsx')).SinceItems)

type SinceStripProps = {
  storeId: string
  /** The page's own reads are done. */
  isReady: boolean
  /** The latest orders among them. */
  recent: Ledger | undefined
}

/** Milliseconds after which there mostly is something new, so its place is there from the first paint. */
const MOSTLY_NEWS = 3 * 3_600_000

/** What changed since the merchant last looked; where nothing did, nothing is said. */
export function SinceStrip({ storeId, isReady, recent }: SinceStripProps) {
  const zone = useTimeZone()
  const now = useNow()
  const [known] = useState(() => visits(storeId).get())
  // The first answers tell the time where the browser's clock is wrong.
  // oxlint-disable-next-line react/exhaustive-deps -- `isReady` stands for the time
  const visit = useMemo(() => visitAt(known, presentTime()), [known, isReady])
  useArrival(isReady && storeId, function noteVisit(opened) {
    const note = () => visits(opened).set(visitAt(visits(opened).get(), presentTime()))
    note()
    return note
  })
  const { since } = visit
  if (since === undefined) return null
  const at = momentText({ kind: 'instant', instant: since }, 'relative', zone, now)
  const strip = (items: ReactNode) => (
    <section className={styles.strip} aria-label={t`Since you last looked`}>
      <h2 className="secondary">
        <Trans>
          Since you last looked, <time dateTime={new Date(since).toISOString()}>{at}</time>
        </Trans>
      </h2>
      {items}
    </section>
  )
  const place = visit.seenAt - since > MOSTLY_NEWS ? strip(null) : null
  if (!isReady) return place
  return (
    <Suspense fallback={place}>
      <SinceItems {...{ storeId, visit, since, recent, strip, place }} />
    </Suspense>
  )
}
