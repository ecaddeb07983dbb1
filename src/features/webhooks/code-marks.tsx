import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import styles from './code-marks.module.css'

/** A few deliveries, oldest first, beside the words that say the same. */
export const FewMarks = ({ logs }: { logs: readonly WebhookLog[] }) => (
  <span className={styles.few} aria-hidden>
    {logs.map((log, index) => (
      <i key={log.id || index} className={styles.mark} data-kind={kindOf(log)} />
    ))}
  </span>
)

export function kindOf({ responseCode = 0 }: Pick<WebhookLog, 'responseCode'>) {
  if (responseCode === 0) return 'none'
  if (responseCode >= 500) return 'failed'
  return isDelivered({ responseCode }) ? 'delivered' : 'refused'
}
