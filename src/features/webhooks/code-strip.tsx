import { Link, type LinkProps } from '@tanstack/react-router'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { parseMoment } from '#base/time/moment.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { momentTitle } from '#base/time/time-format.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { codeText } from './response-code.tsx'
import styles from './code-strip.module.css'

type CodeStripProps = {
  logs: readonly WebhookLog[]
  linkTo: (logId: string) => LinkProps
}

/** The list below and its open delivery have the same links with words, so the marks are for the pointer only. */
export function CodeStrip({ logs, linkTo }: CodeStripProps) {
  const zone = useTimeZone()
  const byTime = logs.toSorted(oldestFirst)
  const [first] = byTime
  const last = byTime.at(-1)
  if (!first || !last) return null
  const failed = logs.filter((log) => !isDelivered(log)).length
  return (
    <div className={styles.strip}>
      <span className="sr-only">
        <Trans>
          {logs.length} deliveries on this page, {failed} failed
        </Trans>
      </span>
      <div className={styles.marks} aria-hidden>
        {byTime.map((log, index) => {
          const moment = parseMoment(log.dateCreated)
          const when = moment ? momentTitle(moment, zone) : t`no time`
          const title = `${codeText(log.responseCode)}, ${when}`
          const look = { className: styles.mark, 'data-kind': kindOf(log), title }
          return log.id ? (
            <Link key={log.id} {...linkTo(log.id)} {...look} tabIndex={-1} activeProps={look} />
          ) : (
            <span key={`none ${index}`} {...look} />
          )
        })}
      </div>
      <div className={styles.ends} aria-hidden>
        <DateTime value={first.dateCreated} />
        {failed > 0 && (
          <span className={styles.failed}>{t`${failed} of ${logs.length} failed`}</span>
        )}
        <DateTime value={last.dateCreated} />
      </div>
    </div>
  )
}

function kindOf({ responseCode = 0 }: WebhookLog) {
  if (responseCode === 0) return 'none'
  if (responseCode >= 500) return 'failed'
  return isDelivered({ responseCode }) ? 'delivered' : 'refused'
}
