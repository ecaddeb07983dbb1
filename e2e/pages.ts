import {
  BLOCKED_CUSTOMER_ID,
  CATEGORY,
  COUPON,
  CUSTOMER,
  ORDERS,
  PRODUCT,
  STORES,
  TICKET_ID,
  VARIANT,
  WEBHOOKS,
} from '../mock-api/seed-ids.ts'

/** In whatever language: an English sign is not awaited. */
export const signOf = (ready: string) => (ready.startsWith('text=') ? 'main h1' : ready)

const store = `/stores/${STORES.software.id}`

/** Every page with the sign that it has loaded; tools, which begin empty, are left out. */
export const pages = [
  { address: store, ready: 'table' },
  { address: `${store}/orders`, ready: 'table' },
  { address: `${store}/orders?status=NO_SUCH_STATUS`, ready: 'text=Check the spelling' },
  { address: `${store}/orders/${ORDERS.complete}`, ready: 'main h2' },
  { address: `${store}/orders/${ORDERS.chargeback}`, ready: 'main h2' },
  { address: `${store}/orders/${ORDERS.chargeback}?show=risk`, ready: 'table' },
  {
    address: `${store}/orders/${ORDERS.chargeback}/dispute`,
    ready: 'main:not(:has-text("weren’t read")) article',
  },
  { address: `${store}/reviews`, ready: 'table' },
  { address: `${store}/coupons`, ready: 'table' },
  { address: `${store}/coupons?isEnabled=false&usesFrom=0&percentageTo=50`, ready: 'table' },
  { address: `${store}/coupons/${COUPON.id}`, ready: 'main h2' },
  { address: `${store}/products`, ready: 'table' },
  { address: `${store}/products/${PRODUCT.id}`, ready: 'main h2' },
  { address: `${store}/products/${PRODUCT.id}/variants/new`, ready: 'main h2' },
  { address: `${store}/products/${PRODUCT.id}/variants/new?as=table`, ready: 'textarea' },
  {
    address: `${store}/products/${PRODUCT.id}/variants/new?from=${VARIANT.id}&as=price`,
    ready: 'main h2',
  },
  { address: `${store}/customers`, ready: 'table' },
  { address: `${store}/customers?q=fjord&balanceFrom=0`, ready: 'table' },
  { address: `${store}/customers/${CUSTOMER.id}`, ready: 'main h2' },
  { address: `${store}/customers/${BLOCKED_CUSTOMER_ID}`, ready: 'main h2' },
  { address: `${store}/categories`, ready: 'tbody a' },
  { address: `${store}/categories/${CATEGORY.id}`, ready: 'main h2' },
  { address: `${store}/settings`, ready: 'textarea' },
  { address: '/account', ready: 'table' },
  { address: '/processors?processor=cardlane', ready: 'main h3' },
  { address: '/account?view=integrations', ready: 'main h2' },
  { address: '/account?view=registration', ready: 'main h2' },
  { address: `${store}/tickets`, ready: 'text=/(?:\\d|customers) checked/' },
  {
    address: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
    ready: 'main article',
  },
  { address: '/webhooks', ready: 'main h1' },
  { address: `/webhooks/${WEBHOOKS.crm}/logs`, ready: 'table' },
  { address: `${store}/changes?in=here`, ready: 'text=/No changes yet|Nothing was changed/' },
  { address: `${store}/changes?in=shop`, ready: 'text=Nothing to compare yet' },
  { address: '/preferences', ready: 'main h2' },
  { address: '/platform', ready: 'table' },
  { address: '/tools', ready: 'main li' },
  { address: '/help', ready: 'table' },
  { address: '/no-such-page', ready: 'h1' },
]
