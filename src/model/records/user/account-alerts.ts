import type { User } from '#api/schemas/user.ts'
import { plural, t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

export type AccountAlert = {
  tone: 'danger' | 'warning'
  text: string
  date?: { label: string; value: string | undefined }
}

/** Dates are told as coming or gone: neither a platform's flags nor its dates need be up to date. */
export function accountAlerts(user: User, now: number): AccountAlert[] {
  const { subscription, riskLocked, billingSuspended, billingSuspensionDate } = user
  const failed = subscription?.failedPaymentCount ?? 0
  const alerts: (AccountAlert | false | undefined)[] = [
    riskLocked && { tone: 'danger', text: t`The account is risk locked.` },
    billingSuspended && {
      tone: 'danger',
      text: t`Billing is suspended.`,
      date: { label: t`Suspension date`, value: billingSuspensionDate },
    },
    !billingSuspended &&
      isAhead(billingSuspensionDate, now) && {
        tone: 'warning',
        text: t`Billing will be suspended.`,
        date: { label: t`Suspension date`, value: billingSuspensionDate },
      },
    subscription?.isExpired && {
      tone: 'danger',
      text: t`The subscription has expired.`,
      date: { label: t`Expiry`, value: subscription.expiryDate },
    },
    failed > 0 && {
      tone: 'warning',
      text: t`${plural(failed, { one: 'A payment', other: `${formatNumber(failed)} payments` })} of the subscription failed.`,
      date: { label: t`Next payment attempt`, value: subscription?.nextRetryDate },
    },
    subscription?.cancelAt !== undefined && {
      tone: 'warning',
      text: isAhead(subscription.cancelAt, now)
        ? t`The subscription will be cancelled.`
        : t`The subscription was cancelled.`,
      date: { label: endLabel(subscription.cancelAt, now), value: subscription.cancelAt },
    },
    user.twoFactorEnabled === false &&
      !user.passkeyEnabled && {
        tone: 'warning',
        text: t`Two-factor sign-in is off.`,
      },
  ]
  return alerts.filter((alert) => alert !== false && alert !== undefined)
}

const isAhead = (time: string | undefined, now: number) => (instantOf(time) ?? -Infinity) > now

/** Names the day on which a cancelled subscription ends, in the tense of that day. */
export const endLabel = (cancelAt: string | undefined, now: number) =>
  cancelAt === undefined || isAhead(cancelAt, now) ? t`Ends on` : t`Ended on`
