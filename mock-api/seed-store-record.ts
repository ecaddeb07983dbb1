import type { Store } from './database.ts'
import { uuid } from './random.ts'
import { blogOf } from './seed-blog.ts'
import { builderProject } from './seed-builder.ts'
import { USER_ID } from './seed-ids.ts'
import { daysBefore } from './seed-time.ts'

export function storeRecord(store: Store) {
  const { seed, settings, products } = store
  const { definition, now } = seed
  const dateCreated = daysBefore(now, 950 - seed.index * 200)
  const part = (name: string) => ({ id: uuid('store', store.id, name), dateCreated })
  return {
    ...part('record'),
    id: store.id,
    ...settings,
    url: definition.url,
    domain: definition.domain,
    customDomain: definition.customDomain,
    maintenanceReason: definition.maintenanceReason,
    userId: USER_ID,
    webhookSecret: `canary-store-webhook-secret-${seed.index}`,
    urlHistory: seed.index === 0 ? ['halden', 'halden-tools'] : [],
    lastCustomDomainUpdate: definition.customDomain ? daysBefore(now, 210) : null,
    isCustomerBalanceEnabled: seed.index === 0,
    autoBlockOnChargeback: true,
    blockVpnProxy: false,
    kickFromChatOnBlock: false,
    isInactive: definition.isInactive,
    products,
    categories: seed.categories.map(({ productIds, ...category }) => ({
      ...category,
      metaDescription: `${category.name} of ${settings.name}`,
      products: productIds.map((productId, at) => ({
        id: uuid('link', category.id, productId),
        dateCreated,
        categoryId: category.id,
        productId,
        product: products.find(({ id }) => id === productId),
        order: at + 1,
      })),
    })),
    ...blogOf(store.id, now),
    coupons: seed.coupons,
    blacklists: [
      {
        ...part('blacklist'),
        data: '*@quickbox.example',
        isEnabled: true,
        storeId: store.id,
        note: 'Throwaway addresses',
      },
    ],
    affiliateOptions: { ...part('affiliate'), ...affiliateOptions },
    storeBrandOptions: { ...part('brand'), storeId: store.id, ...branding(store) },
    notificationOptions: {
      ...part('notification'),
      disabledEmailNotifications: ['ORDER_PENDING'],
      disabledChatNotifications: [],
      chatWebhookUrl: `https://chat.example/api/webhooks/canary-store-chat-${seed.index}`,
    },
    businessInformation: {
      ...part('business'),
      countryCode: definition.country,
      legalEntityType: 'COMPANY',
      taxId: 'SE556703748501',
      fullName: 'Halden Software AB',
      addressLine1: 'Hamngatan 11',
      addressLine2: 'Floor 3',
      city: 'Malmö',
      region: 'Skåne',
      postalCode: '211 22',
    },
    taxOptions: {
      ...part('tax'),
      isEnabled: definition.chargesVat,
      taxBehavior: 'EXCLUSIVE',
      defaultTaxRate: 25,
      defaultTaxName: 'VAT',
      businessCountryCode: definition.country,
      vatId: 'SE556703748501',
    },
    subscriptionOptions: {
      ...part('subscription'),
      storeId: store.id,
      allowPause: true,
      allowCancel: true,
      allowReactivate: true,
      allowPaymentMethodUpdate: true,
      sendExpiryNotifications: true,
      revokeOnExpiry: true,
      forceManualRenewal: false,
      gracePeriodDays: 5,
      maxRetryAttempts: 4,
      maxPauseDurationDays: 60,
      maxPauseCount: 2,
      reminderSchedule: '14,3,1',
    },
    builderProjects: seed.index === 0 ? [builderProject(store.id, now)] : [],
  }
}

/** A store inside the user record has only eleven of its settings. */
export function storeSummary(store: Store) {
  const { seed, settings, orders } = store
  const { definition, now } = seed
  const {
    showPublicStats: _,
    showRecentOrderToasts: __,
    enableCartRecovery: ___,
    ...shown
  } = settings
  return {
    id: store.id,
    dateCreated: daysBefore(now, 950 - seed.index * 200),
    ...shown,
    url: definition.url,
    rating: definition.rating,
    domain: definition.domain,
    isCustomerBalanceEnabled: seed.index === 0,
    branding: branding(store),
    isInactive: definition.isInactive,
    customDomain: definition.customDomain,
    scopes: ['stores.orders.view', 'stores.products.view'],
    maintenanceReason: definition.maintenanceReason,
    affiliateOptions: seed.index === 2 ? null : affiliateOptions,
    lastOrderAt: orders[0]?.dateCreated ?? null,
  }
}

const affiliateOptions = {
  isEnabled: true,
  defaultReturnPercentage: 15,
  isPublicRegistrationEnabled: false,
  isLinkEditingEnabled: true,
  canConvertAffiliateBalance: true,
  defaultPercentageOff: 5,
}

function branding({ seed: { definition } }: Store) {
  return {
    isAutomaticCurrencyConversionEnabled: true,
    bannerFileName: `${definition.url}-banner.webp`,
    iconFileName: definition.isInactive ? null : `${definition.url}-icon.webp`,
    accentColor: definition.accentColor,
  }
}
