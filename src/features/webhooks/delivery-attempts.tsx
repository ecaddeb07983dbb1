import type { LinkProps } from '@tanstack/react-router'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { deliveryLink } from '#model/reading/links/links.ts'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { attemptWords } from '#model/records/webhooks/delivery-attempts.ts'
import { ResponseCode } from './delivery-values.tsx'
import styles from './delivery-view.module.css'

type DeliveryAttemptsProps = {
  webhookId: string
  open: WebhookLog
  attempts: WebhookLog[]
  /** All of the delivery, not only those of the page. */
  isWhole: boolean
  logs: WebhookLog[]
  linkTo: (logId: string) => LinkProps
}

/** The attempts of one delivery, and how many others failed alike. */
export function DeliveryAttempts(props: DeliveryAttemptsProps) {
  const { webhookId, open, attempts, isWhole, logs, linkTo } = props
  const alike = logs.filter(({ responseCode }) => (responseCode ?? 0) === (open.responseCode ?? 0))
  return (
    <div className={styles.attempts}>
      <ol className={styles.list} aria-label={isWhole ? t`All attempts` : t`Attempts on this page`}>
        {attempts.map((attempt, index) => (
          <li key={attempt.id || index} className={styles.attempt}>
            <ResponseCode code={attempt.responseCode} />
            {attempt === open || !attempt.id ? (
              <b aria-current={attempt === open ? 'true' : undefined}>{attemptWords(attempt)}</b>
            ) : (
              <AnchorLink
                {...(logs.includes(attempt)
                  ? linkTo(attempt.id)
                  : deliveryLink(webhookId, attempt))}
              >
                {attemptWords(attempt)}
              </AnchorLink>
            )}
            <span className="quiet">
              <DateTime value={attempt.dateCreated} precise />
            </span>
          </li>
        ))}
      </ol>
      {!isDelivered(open) && alike.length > 1 && (
        <span className="secondary">
          {plural(alike.length, {
            one: `1 of ${formatNumber(logs.length)} here failed like this`,
            other: `${formatNumber(alike.length)} of ${formatNumber(logs.length)} here failed like this`,
          })}
        </span>
      )}
    </div>
  )
}
