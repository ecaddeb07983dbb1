import type { Subscription, User } from '#api/schemas/user.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Card } from '#components/page/card.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Fact, Facts, FlagFact, ManyFacts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { valueText } from '#base/text/value-text.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Status } from '#components/values/status.tsx'
import styles from './account.module.css'
import { endLabel } from '#model/records/user/account-alerts.ts'
import { daysLeftText, subscriptionTerm } from '#model/records/user/subscription-term.ts'
import { MoreFacts, UserRef } from './user-facts.tsx'
import { CodeFact } from '#components/page/value-facts.tsx'

export function SubscriptionCard({ user }: { user: User }) {
  const { plan, subscription } = user
  const name = plan || subscription?.planId
  return (
    <Card
      title={t`Subscription`}
      aside={
        name && (
          <bdi title={name}>
            {commaList([
              sentenceCase(name),
              subscription?.billingInterval && intervalText(subscription.billingInterval),
            ])}
          </bdi>
        )
      }
      actions={subscription?.status && <Status value={subscription.status} badge />}
      padded
    >
      {subscription ? (
        <>
          <Term subscription={subscription} />
          <SubscriptionFacts subscription={subscription} ownId={user.id} />
        </>
      ) : (
        <EmptyState title={t`No subscription`} icon="calendar" heading="h3" />
      )}
    </Card>
  )
}

type TermProps = { subscription: Subscription }

function Term({ subscription }: TermProps) {
  const { startedDate, expiryDate } = subscription
  const term = subscriptionTerm(startedDate, expiryDate, useNow(), useTimeZone())
  if (!startedDate && !expiryDate) return null
  return (
    <>
      {term && (
        <div className={styles.bar} aria-hidden>
          <div style={{ width: `${term.percent}%` }} />
        </div>
      )}
      <p className={styles.dates}>
        {startedDate && (
          <span>
            <Trans>
              Started <DateTime value={startedDate} />
            </Trans>
          </span>
        )}
        {term && <span>{daysLeftText(term.daysLeft)}</span>}
        {expiryDate && (
          <span>
            <TermEnd subscription={subscription} />
          </span>
        )}
      </p>
    </>
  )
}

export function TermEnd({ subscription: { autoRenew, expiryDate } }: TermProps) {
  return autoRenew ? (
    <Trans>
      Renews <DateTime value={expiryDate} />
    </Trans>
  ) : (
    <Trans>
      Expires <DateTime value={expiryDate} />
    </Trans>
  )
}

type SubscriptionFactsProps = { subscription: Subscription; ownId: string }

function SubscriptionFacts({ subscription, ownId }: SubscriptionFactsProps) {
  const { scheduledPlanId, scheduledBillingInterval, planId, customerIds } = subscription
  const { failedPaymentCount, lastPaymentFailureDate } = subscription
  const now = useNow()
  const scheduled = [
    scheduledPlanId && sentenceCase(scheduledPlanId),
    scheduledBillingInterval && intervalText(scheduledBillingInterval),
  ].filter(Boolean)
  return (
    <>
      <div className={styles.facts}>
        <Facts wide>
          <FlagFact label={t`Auto-renew`} value={subscription.autoRenew} />
          <Fact label={t`Scheduled change`}>
            {scheduled.length > 0 && <bdi>{commaList(scheduled)}</bdi>}
          </Fact>
          <Fact label={t`Failed payments`}>
            {failedPaymentCount !== undefined &&
              (failedPaymentCount > 0 || !lastPaymentFailureDate) &&
              formatNumber(failedPaymentCount)}
          </Fact>
          <DateFact label={t`Last failed payment`} value={lastPaymentFailureDate} />
          <DateFact label={t`Next payment attempt`} value={subscription.nextRetryDate} />
          <DateFact label={t`End of trial`} value={subscription.trialEndDate} />
          <DateFact label={endLabel(subscription.cancelAt, now)} value={subscription.cancelAt} />
          <DateFact label={t`Cancelled at`} value={subscription.canceledAt} />
        </Facts>
      </div>
      <MoreFacts>
        <FlagFact
          label={t({ message: 'Expired', context: 'a subscription' })}
          value={subscription.isExpired}
        />
        <DateFact label={t`Last expiry reminder`} value={subscription.lastExpiryReminderDate} />
        <DateFact label={t`Last synced`} value={subscription.lastSyncedAt} />
        <DateFact label={labels.created} value={subscription.dateCreated} />
        <CodeFact label={t`Plan ID`} value={planId} />
        <ManyFacts items={Object.entries(customerIds)}>
          {([processor, id]) => (
            <CodeFact
              key={processor}
              label={t`Customer at ${sentenceCase(processor)}`}
              matters
              value={valueText(id)}
            />
          )}
        </ManyFacts>
        <IdFact label={t`Subscription ID`} id={subscription.id} />
        <Fact label={t`User`}>
          {subscription.userId && <UserRef id={subscription.userId} ownId={ownId} />}
        </Fact>
      </MoreFacts>
    </>
  )
}

const billed: Record<string, string> = {
  daily: t`billed daily`,
  weekly: t`billed weekly`,
  monthly: t`billed monthly`,
  quarterly: t`billed quarterly`,
  yearly: t`billed yearly`,
}

/** Any other word is shown as it is. */
function intervalText(interval: string): string {
  const word = interval.toLowerCase()
  return Object.hasOwn(billed, word) ? billed[word]! : sentenceCase(interval)
}
