import type { User } from '#api/schemas/user.ts'
import { formatNumber } from '#base/money-format.ts'

export type AccountAlert = {
  tone: 'danger' | 'warning'
  text: string
  date?: { label: string; value: string | undefined }
}

export function accountAlerts(user: User): AccountAlert[] {
  const { subscription, riskLocked, billingSuspended, billingSuspensionDate } = user
  const failed = subscription?.failedPaymentCount ?? 0
  const alerts: (AccountAlert | false | undefined)[] = [
    riskLocked && { tone: 'danger', text: 'The account is risk locked.' },
    billingSuspended && {
      tone: 'danger',
      text: 'Billing is suspended.',
      date: { label: 'Suspension date', value: billingSuspensionDate },
    },
    !billingSuspended &&
      Boolean(billingSuspensionDate) && {
        tone: 'warning',
        text: 'Billing will be suspended.',
        date: { label: 'Suspension date', value: billingSuspensionDate },
      },
    subscription?.isExpired && {
      tone: 'danger',
      text: 'The subscription has expired.',
      date: { label: 'Expiry', value: subscription.expiryDate },
    },
    failed > 0 && {
      tone: 'warning',
      text: `${failed === 1 ? 'A payment' : `${formatNumber(failed)} payments`} of the subscription failed.`,
      date: { label: 'Next payment attempt', value: subscription?.nextRetryDate },
    },
    Boolean(subscription?.cancelAt) && {
      tone: 'warning',
      text: 'The subscription is set to be cancelled.',
      date: { label: 'Cancelled at', value: subscription?.cancelAt },
    },
    user.twoFactorEnabled === false &&
      !user.passkeyEnabled && {
        tone: 'warning',
        text: 'Two-factor sign-in is off.',
      },
  ]
  return alerts.filter((alert) => alert !== false && alert !== undefined)
}
