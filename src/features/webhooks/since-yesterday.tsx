import { useQuery } from '@tanstack/react-query'
import { labels, t } from '#base/language/words.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { resolveBound } from '#base/time/date-range.ts'
import { useNow } from '#base/time/now.ts'
import { Skeleton } from '#components/page/skeleton.tsx'
import { deliveriesQuery, failuresQuery } from '#model/reading/overview/failed-deliveries.ts'
import { failedAmong, latestAmong } from '#model/records/webhooks/deliveries.ts'
import { FewMarks } from './code-marks.tsx'
import { failedOf, failedText } from './delivery-values.tsx'
import styles from './code-marks.module.css'

/** Marks of the small strip; more would be too thin to tell apart. */
const MOST_MARKS = 24

/** What failed since yesterday, from the read that the overview uses, and the latest as marks. */
export function SinceYesterday({ webhookId }: { webhookId: string }) {
  const since = Date.parse(String(resolveBound('today-1d', 'from', useTimeZone(), useNow())))
  const { data, isError } = useQuery(failuresQuery(webhookId, since))
  const all = useQuery(deliveriesQuery(webhookId, since)).data
  if (isError) return <span className="quiet">{t`Didn’t load`}</span>
  if (!data) return <Skeleton width={24} />
  const { count: failed, isMore } = failedAmong(data, since)
  const sent = all && latestAmong(all, since)
  if (failed === 0 && isMore) return <span className="quiet">{labels.notKnown}</span>
  return (
    <span className={styles.since}>
      {sent && <FewMarks logs={sent.logs.slice(-MOST_MARKS)} />}
      {failed === 0 ? (
        <span className="quiet">{t`None failed`}</span>
      ) : (
        <span className={styles.failed}>
          {sent?.isWhole ? failedOf(sent.logs, failed) : failedText(failed, isMore)}
        </span>
      )}
    </span>
  )
}
