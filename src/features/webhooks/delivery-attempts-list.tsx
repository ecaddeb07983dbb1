import type { LinkProps } from '@tanstack/react-router'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { waitBetween } from '#model/records/webhooks/delivery-attempts.ts'
import { ResponseCode } from './response-code.tsx'
import styles from './delivery-view.module.css'

type DeliveryAttemptsProps = {
  open: WebhookLog
  attempts: WebhookLog[]
  linkTo: (logId: string) => LinkProps
}

export function DeliveryAttempts({ open, attempts, linkTo }: DeliveryAttemptsProps) {
  if (attempts.length < 2) return null
  return (
    <div className={styles.attempts}>
      <h3 className={styles.title}>Attempts on this page</h3>
      <ol className={styles.list}>
        {attempts.map((attempt, index) => {
          const wait = waitBetween(attempts[index - 1], attempt)
          const isOpen = attempt === open
          const words = attempt.retryCount ? `Retry ${attempt.retryCount}` : 'First'
          return (
            <li key={attempt.id || index} className={styles.attempt}>
              {isOpen || !attempt.id ? (
                <b aria-current={isOpen ? 'true' : undefined}>{words}</b>
              ) : (
                <AnchorLink {...linkTo(attempt.id)}>{words}</AnchorLink>
              )}
              <ResponseCode code={attempt.responseCode} />
              <span className="quiet">
                {wait ? `after ${wait}` : <DateTime value={attempt.dateCreated} precise />}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
