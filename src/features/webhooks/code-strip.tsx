import { Link, type LinkProps } from '@tanstack/react-router'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { DateTime } from '#components/date-time.tsx'
import { isDelivered } from '#model/webhooks/deliveries.ts'
import { codeText } from './response-code.tsx'
import styles from './code-strip.module.css'

type CodeStripProps = {
  logs: readonly WebhookLog[]
  linkTo: (logId: string) => LinkProps
}

/** The list below has the same links with words, so the marks are for the pointer only. */
export function CodeStrip({ logs, linkTo }: CodeStripProps) {
  const byTime = logs.toSorted((a, b) => (a.dateCreated ?? '').localeCompare(b.dateCreated ?? ''))
  const [first] = byTime
  const last = byTime.at(-1)
  if (!first || !last) return null
  const failed = logs.filter((log) => !isDelivered(log)).length
  return (
    <div className={styles.strip}>
      <span className="sr-only">
        {logs.length} deliveries on this page, {failed} failed
      </span>
      <div className={styles.marks} aria-hidden>
        {byTime.map((log, index) => {
          const title = `${codeText(log.responseCode)}, ${log.dateCreated ?? 'no time'}`
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
