import { uuid } from './random.ts'
import { USER_ID } from './seed-ids.ts'
import { processorFlags, processorOptions } from './seed-processors.ts'
import { DAY, daysBefore, instant, plainDate } from './seed-time.ts'

/** `data` of "get user" without its stores, which change on update. */
export function createUser(now: number) {
  return {
    id: USER_ID,
    email: 'ines@halden.software',
    userName: 'ines',
    plan: 'BUSINESS',
    dateCreated: daysBefore(now, 990),
    lastPasswordUpdate: daysBefore(now, 171),
    refreshAt: instant(now + DAY / 2),
    billingSuspensionDate: null,
    twoFactorEnabled: true,
    totpEnabled: true,
    passkeyEnabled: false,
    riskLocked: false,
    billingSuspended: false,
    isCryptoEnabled: true,
    integrations: [
      {
        id: uuid('integration', 1),
        dateCreated: daysBefore(now, 200),
        application: {
          id: uuid('application', 1),
          dateCreated: daysBefore(now, 700),
          name: 'Ledgerline Accounting',
          permissions: ['stores.orders.view', 'stores.customers.view'],
          redirectUrls: ['https://ledgerline.example/oauth/return'],
          userId: 'usr_ledgerline',
          imageName: 'ledgerline.webp',
          termsOfServiceLink: 'https://ledgerline.example/terms',
          privacyPolicyLink: 'https://ledgerline.example/privacy',
        },
      },
      {
        id: uuid('integration', 2),
        dateCreated: daysBefore(now, 12),
        application: {
          id: uuid('application', 2),
          dateCreated: daysBefore(now, 90),
          name: 'Community bot',
          permissions: ['stores.products.view'],
          redirectUrls: [],
          userId: 'usr_bot',
          imageName: null,
          termsOfServiceLink: null,
          privacyPolicyLink: null,
        },
      },
    ],
    apiKeys: [
      apiKey(
        1,
        'Backoffice',
        [],
        [
          'stores.orders.view',
          'stores.orders.refund',
          'stores.customers.view',
          'stores.products.view',
          'stores.products.edit',
          'stores.tickets.reply',
          'stores.edit',
          'user.view',
        ],
        313,
      ),
      apiKey(2, 'Accounting export', ['203.0.113.8'], ['stores.orders.view'], 263),
      apiKey(
        3,
        'Chat bot',
        ['198.51.100.0/24', '203.0.113.9', '203.0.113.10'],
        ['stores.products.view'],
        85,
      ),
    ],
    disabledPaymentMethods: { cardlane: ['SOFORT_TRANSFER'], northpay: [] },
    restrictedPaymentMethods: ['MINTERLY'],
    riskLockedPaymentMethods: ['PIXELO'],
    ...processorFlags(),
    integrationErrorReports: [
      errorReport(1, 'Webhook secret does not match', 'CARDLANE', 2, false),
      errorReport(2, 'Account needs verification', 'MINTERLY', 31, true),
    ],
    signals: {
      id: uuid('signals'),
      dateCreated: daysBefore(now, 990),
      userId: USER_ID,
      registrationIpAddress: '192.0.2.44',
      registrationFingerprint: 'fp-93c1d7',
      verificationStatus: 'VERIFIED',
      countryCode: 'SE',
      legalEntityType: 'COMPANY',
      taxId: 'SE556703748501',
      fullName: 'Halden Software AB',
      addressLine1: 'Hamngatan 11',
      addressLine2: 'Floor 3',
      city: 'Malmö',
      region: 'Skåne',
      postalCode: '211 22',
    },
    chatWebhookUrl: 'https://chat.example/api/webhooks/canary-chat-webhook-url',
    subscription: {
      id: uuid('subscription'),
      dateCreated: daysBefore(now, 262),
      userId: USER_ID,
      billingInterval: 'YEARLY',
      status: 'ACTIVE',
      planId: 'business',
      scheduledPlanId: 'scale',
      scheduledBillingInterval: 'YEARLY',
      expiryDate: plainDate(now + 103 * DAY),
      startedDate: plainDate(now - 262 * DAY),
      trialEndDate: plainDate(now - 248 * DAY),
      nextRetryDate: null,
      lastExpiryReminderDate: plainDate(now - 280 * DAY),
      lastSyncedAt: daysBefore(now, 0.35),
      lastPaymentFailureDate: daysBefore(now, 260),
      cancelAt: null,
      canceledAt: null,
      autoRenew: true,
      isExpired: false,
      failedPaymentCount: 0,
      customerIds: { cardlane: 'cus_Q81xF2', northpay: 'NP-204-771' },
    },
    ...processorOptions(),
  }

  function apiKey(
    number: number,
    label: string,
    ipAddresses: string[],
    scopes: string[],
    age: number,
  ) {
    return {
      id: uuid('api-key', number),
      dateCreated: daysBefore(now, age),
      label,
      ipAddresses,
      scopes,
      userId: USER_ID,
    }
  }

  function errorReport(
    number: number,
    reason: string,
    gateway: string,
    age: number,
    resolved: boolean,
  ) {
    return {
      id: uuid('error-report', number),
      dateCreated: daysBefore(now, age),
      reason,
      gateway,
      reporter: 'SYSTEM',
      type: 'CONFIGURATION',
      userId: USER_ID,
      resolved,
    }
  }
}
