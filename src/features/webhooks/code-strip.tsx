import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { codeText } from './response-code.tsx'
import styles from './code-strip.module.css'
import { isDelivered } from '#model/webhooks/deliveries.ts'

/** The loaded deliveries, oldest on the left; failures are taller than successes. */
export function CodeStrip({ logs }: { logs: readonly WebhookLog[] }) {
  if (logs.length === 0) return null
  const byTime = logs.toSorted((a, b) => (a.dateCreated ?? '').localeCompare(b.dateCreated ?? ''))
  const failed = logs.filter((log) => !isDelivered(log)).length
  return (
    <div className={styles.strip}>
      <span className="sr-only">
        {logs.length} deliveries on this page, {failed} failed
      </span>
      {byTime.map((log, index) => (
        <span
          key={log.id || index}
          className={styles.mark}
          data-delivered={isDelivered(log) || undefined}
          title={codeText(log.responseCode)}
        />
      ))}
    </div>
  )
}
