import type { StoreSettings } from './records.ts'
import type { CatalogueSeed } from './seed-catalogue.ts'
import { fontsCatalogue } from './seed-catalogue-fonts.ts'
import { serversCatalogue } from './seed-catalogue-servers.ts'
import { softwareCatalogue } from './seed-catalogue-software.ts'
import { STORES } from './seed-ids.ts'

export type StoreDefinition = {
  id: string
  url: string
  domain: string
  customDomain: string | null
  accentColor: string
  rating: number
  country: string
  share: number
  chargesVat: boolean
  isInactive: boolean
  maintenanceReason: string | null
  quietDays: number
  settings: StoreSettings
  catalogue: CatalogueSeed
}

/** A store that never set anything holds these. */
export const NO_SETTINGS: StoreSettings = {
  name: '',
  description: '',
  currencyCode: '',
  termsOfServiceUrl: '',
  refundPolicyUrl: '',
  privacyPolicyUrl: '',
  externalSupportUrl: '',
  externalSupportDescription: '',
  prependProductNameToReceipt: false,
  isAutomaticReviewsEnabled: false,
  isTicketingEnabled: false,
  showPublicStats: false,
  showRecentOrderToasts: false,
  enableCartRecovery: false,
}

export const storeDefinitions: readonly StoreDefinition[] = [
  {
    id: STORES.software.id,
    url: 'halden-software',
    domain: 'halden-software.storefront.test',
    customDomain: 'shop.halden.software',
    accentColor: '#0f766e',
    rating: 4.6,
    country: 'SE',
    share: 0.7,
    chargesVat: true,
    isInactive: false,
    maintenanceReason: null,
    quietDays: 0,
    catalogue: softwareCatalogue,
    settings: {
      name: STORES.software.name,
      description:
        'Security, design and hosting tools for small teams. Delivered at once, licensed plainly, supported by people.',
      currencyCode: 'EUR',
      termsOfServiceUrl: 'https://halden.software/terms',
      refundPolicyUrl: 'https://halden.software/refunds',
      privacyPolicyUrl: 'https://halden.software/privacy',
      externalSupportUrl: '',
      externalSupportDescription: '',
      prependProductNameToReceipt: true,
      isAutomaticReviewsEnabled: true,
      isTicketingEnabled: true,
      showPublicStats: false,
      showRecentOrderToasts: true,
      enableCartRecovery: true,
    },
  },
  {
    id: STORES.fonts.id,
    url: 'tundra-type',
    domain: 'tundra-type.storefront.test',
    customDomain: null,
    accentColor: '#1e3a5f',
    rating: 4.8,
    country: 'DE',
    share: 0.2,
    chargesVat: true,
    isInactive: false,
    maintenanceReason: null,
    quietDays: 0,
    catalogue: fontsCatalogue,
    settings: {
      name: STORES.fonts.name,
      description: 'Typefaces drawn slowly.',
      currencyCode: 'USD',
      termsOfServiceUrl: 'https://tundratype.fi/licences',
      refundPolicyUrl: '',
      privacyPolicyUrl: 'https://tundratype.fi/privacy',
      externalSupportUrl: 'https://tundratype.fi/help',
      externalSupportDescription: 'Help centre',
      prependProductNameToReceipt: false,
      isAutomaticReviewsEnabled: true,
      isTicketingEnabled: true,
      showPublicStats: true,
      showRecentOrderToasts: false,
      enableCartRecovery: false,
    },
  },
  {
    id: STORES.servers.id,
    url: 'cinder',
    domain: 'cinder.storefront.test',
    customDomain: null,
    accentColor: '#b45309',
    rating: 4.1,
    country: 'GB',
    share: 0.1,
    chargesVat: false,
    isInactive: true,
    maintenanceReason: 'Moving to new machines, back in spring',
    quietDays: 45,
    catalogue: serversCatalogue,
    settings: {
      ...NO_SETTINGS,
      name: STORES.servers.name,
      currencyCode: 'GBP',
    },
  },
]
