import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { User } from '#api/schemas/user.ts'
import { accountAlerts } from './account-alerts.ts'

const alertsOf = (fields: object) =>
  accountAlerts(z.parse(User, fields), Date.parse('2026-01-01T00:00:00Z'))

describe('account alerts', () => {
  test('are absent if nothing is wrong or known', () => {
    expect(alertsOf({})).toEqual([])
    expect(
      alertsOf({
        riskLocked: false,
        billingSuspended: false,
        billingSuspensionDate: null,
        twoFactorEnabled: true,
        subscription: { isExpired: false, failedPaymentCount: 0, cancelAt: null },
      }),
    ).toEqual([])
  })

  test.each([
    [{ riskLocked: true }, 'danger', 'risk locked'],
    [{ billingSuspended: true, billingSuspensionDate: '2026-01-02' }, 'danger', 'suspended'],
    [{ billingSuspensionDate: '2026-01-02' }, 'warning', 'will be suspended'],
    [{ subscription: { isExpired: true } }, 'danger', 'expired'],
    [{ subscription: { failedPaymentCount: 1 } }, 'warning', 'A payment of'],
    [{ subscription: { failedPaymentCount: 3 } }, 'warning', '3 payments of'],
    [{ subscription: { cancelAt: '2026-01-02T00:00:00Z' } }, 'warning', 'cancelled'],
    [{ twoFactorEnabled: false }, 'warning', 'Two-factor'],
  ])('%j', (fields, tone, words) => {
    const [alert, ...others] = alertsOf(fields)
    expect(others).toEqual([])
    expect(alert?.tone).toBe(tone)
    expect(alert?.text).toContain(words)
  })

  test.each([
    ['2026-01-02T00:00:00Z', 'will be cancelled', 'Ends on'],
    ['2025-12-31T00:00:00Z', 'was cancelled', 'Ended on'],
  ])('F15: the end of a subscription is told in its tense: %s', (cancelAt, words, label) => {
    const [alert] = alertsOf({ subscription: { cancelAt } })
    expect(alert?.text).toContain(words)
    expect(alert?.date).toEqual({ label, value: cancelAt })
  })

  test('a suspension that was due is not told as coming', () => {
    expect(alertsOf({ billingSuspensionDate: '2025-12-31' })).toEqual([])
  })

  test('a passkey counts as a second factor', () => {
    expect(alertsOf({ twoFactorEnabled: false, passkeyEnabled: true })).toEqual([])
  })
})
