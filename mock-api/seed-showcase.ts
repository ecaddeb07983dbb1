import type { Product } from './records.ts'
import { COUPON, FONTS_ORDER_ID, ORDERS } from './seed-ids.ts'
import { type OrderPlan, type Shop, taxOf } from './seed-order-plan.ts'

export type Showcase = { id: string; minutesAgo: number; plan: (shop: Shop) => OrderPlan | null }

const euro = { currencyCode: 'EUR', gateway: 'CARDLANE', status: 'COMPLETED' }

export const softwareShowcase: Showcase[] = [
  {
    id: ORDERS.complete,
    minutesAgo: 6,
    plan: (shop) => ({
      ...plain(shop, 0, 'nimbus-security', 1, 2),
      lines: [
        line(shop, 'nimbus-security', 1, 2),
        line(shop, 'aurora-ui-kit', 0),
        line(shop, 'priority-onboarding', 0),
      ],
      coupon: shop.coupons.find(({ id }) => id === COUPON.id) ?? null,
      isSurcharged: true,
      tax: { name: 'VAT Netherlands', rate: 21, customerVatId: null },
    }),
  },
  {
    id: ORDERS.pending,
    minutesAgo: 11,
    plan: (shop) => ({
      ...plain(shop, 1, 'aurora-ui-kit', 0),
      status: 'PENDING',
      gateway: 'BANKLINK',
    }),
  },
  { id: ORDERS.minimal, minutesAgo: 18, plan: () => null },
  {
    id: ORDERS.crypto,
    minutesAgo: 26,
    plan: (shop) => ({
      ...plain(shop, 7, 'kestrel-backup', 4),
      currencyCode: 'USDT',
      gateway: 'COINBRIDGE',
    }),
  },
  {
    id: ORDERS.chargeback,
    minutesAgo: 35,
    plan: (shop) => ({
      ...plain(shop, 4, 'nimbus-security', 2),
      currencyCode: 'GBP',
      status: 'CHARGEBACK',
    }),
  },
  {
    id: ORDERS.jpy,
    minutesAgo: 47,
    plan: (shop) => ({ ...plain(shop, 6, 'lumen-presets', 3, 2), currencyCode: 'JPY' }),
  },
  {
    id: ORDERS.partiallyPaid,
    minutesAgo: 58,
    plan: (shop) => ({
      ...plain(shop, 7, 'kestrel-backup', 4),
      currencyCode: 'USDT',
      gateway: 'COINBRIDGE',
      status: 'PARTIALLY_PAID',
    }),
  },
  {
    id: ORDERS.failed,
    minutesAgo: 71,
    plan: (shop) => ({
      ...plain(shop, 8, 'driftline-vpn', 0),
      currencyCode: 'USD',
      status: 'FAILED',
    }),
  },
  {
    id: ORDERS.refunded,
    minutesAgo: 88,
    plan: (shop) => ({ ...plain(shop, 10, 'ember-modpack', 1), status: 'REFUNDED' }),
  },
  {
    id: ORDERS.awaitingKyc,
    minutesAgo: 104,
    plan: (shop) => ({ ...plain(shop, 11, 'quarry-dataset', 2), status: 'AWAITING_KYC' }),
  },
  {
    id: ORDERS.plain,
    minutesAgo: 121,
    plan: (shop) => ({ ...plain(shop, 9, 'aurora-ui-kit', 0), currencyCode: 'USD' }),
  },
  {
    id: ORDERS.processing,
    minutesAgo: 150,
    plan: (shop) => ({ ...plain(shop, 13, 'driftline-vpn', 0), status: 'PROCESSING' }),
  },
  {
    id: ORDERS.voided,
    minutesAgo: 175,
    plan: (shop) => ({ ...plain(shop, 15, 'priority-onboarding', 0), status: 'VOIDED' }),
  },
]

export const fontsShowcase: Showcase[] = [
  {
    id: FONTS_ORDER_ID,
    minutesAgo: 12,
    plan: (shop) => ({ ...plain(shop, 0, 'tundra-serif', 0), currencyCode: 'USD' }),
  },
]

function plain(
  shop: Shop,
  customerIndex: number,
  ...[slug, variant, quantity]: LineSeed
): OrderPlan {
  const customer = shop.customers[customerIndex]!
  return {
    ...euro,
    customer,
    lines: [line(shop, slug, variant, quantity)],
    coupon: null,
    affiliatePercentage: null,
    isSurcharged: false,
    tax: taxOf(customer, shop.country),
  }
}

type LineSeed = [slug: string, variant: number, quantity?: number]

function line({ products }: Shop, ...[slug, variant, quantity = 1]: LineSeed) {
  const product: Product = products.find((candidate) => candidate.slug === slug)!
  return { product, variant: product.variants[variant]!, quantity }
}
