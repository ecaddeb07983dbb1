import type { ReactNode } from 'react'
import { plural, t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import styles from './delivery-view.module.css'
import type { LinkProps } from '@tanstack/react-router'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { newestFirst } from '#base/time/by-time.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'

type WebhookPanesProps = { list: ReactNode; isOpen: boolean; children: ReactNode }

export function WebhookPanes({ list, isOpen, children }: WebhookPanesProps) {
  return (
    <div className={classNames(styles.panes, isOpen && styles.panesOpen)}>
      <div className={styles.panesList}>{list}</div>
      <section
        className={styles.delivery}
        aria-label={t({ message: 'Delivery', context: 'of a webhook' })}
      >
        {children}
      </section>
    </div>
  )
}

type NoDeliveryProps = {
  /** The deliveries of this page; undefined until the first answer. */
  logs: readonly WebhookLog[] | undefined
  /** The address names a delivery that is not on this page. */
  isElsewhere: boolean
  linkTo: (logId: string) => LinkProps
}

/** Stands where a delivery opens, and leads to the one most worth reading. */
export function NoDelivery({ logs = [], isElsewhere, linkTo }: NoDeliveryProps) {
  const failed = logs.filter((log) => !isDelivered(log))
  const [newest] = failed.filter(({ id }) => id !== '').toSorted(newestFirst)
  if (isElsewhere) {
    return <EmptyState icon="webhooks" title={t`This delivery isn’t on this page`} text={choose} />
  }
  if (logs.length === 0) return <EmptyState icon="webhooks" title={t`No delivery is open`} />
  return (
    <EmptyState
      icon="webhooks"
      title={
        failed.length === 0
          ? t`Every delivery here arrived`
          : failed.length === logs.length
            ? plural(failed.length, {
                one: 'The only one here failed',
                other: `All ${formatNumber(failed.length)} here failed`,
              })
            : plural(failed.length, {
                one: `1 of ${formatNumber(logs.length)} here failed`,
                other: `${formatNumber(failed.length)} of ${formatNumber(logs.length)} here failed`,
              })
      }
      text={choose}
      action={
        newest && <ButtonLink {...linkTo(newest.id)}>{t`Open the latest failure`}</ButtonLink>
      }
    />
  )
}

const choose = t`Choose one from the list to see what was sent and what came back.`
