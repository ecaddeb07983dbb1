import {
  BLOCKED_CUSTOMER_ID,
  CATEGORY,
  COUPON,
  CUSTOMER,
  ORDERS,
  PRODUCT,
  STORES,
  TICKET_ID,
  WEBHOOKS,
} from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import type { Page } from '@playwright/test'
import { apiKeyField, expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

const pages = [
  { address: store, ready: 'table' },
  { address: `${store}/orders`, ready: 'table' },
  { address: `${store}/orders?status=NO_SUCH_STATUS`, ready: 'text=No orders match' },
  { address: `${store}/orders/${ORDERS.complete}`, ready: 'main h2' },
  { address: `${store}/orders/${ORDERS.chargeback}`, ready: 'main h2' },
  { address: `${store}/orders/${ORDERS.chargeback}?show=risk`, ready: 'table' },
  { address: `${store}/orders/${ORDERS.chargeback}/dispute`, ready: 'article' },
  { address: `${store}/reviews`, ready: 'table' },
  { address: `${store}/coupons`, ready: 'table' },
  { address: `${store}/coupons?isEnabled=false&usesFrom=0&percentageTo=50`, ready: 'table' },
  { address: `${store}/coupons/${COUPON.id}`, ready: 'main h2' },
  { address: `${store}/products`, ready: 'table' },
  { address: `${store}/products/${PRODUCT.id}`, ready: 'main h2' },
  { address: `${store}/products/${PRODUCT.id}/variants/new`, ready: 'main h2' },
  { address: `${store}/customers`, ready: 'table' },
  { address: `${store}/customers?q=fjord&balanceFrom=0`, ready: 'table' },
  { address: `${store}/customers/${CUSTOMER.id}`, ready: 'main h2' },
  { address: `${store}/customers/${BLOCKED_CUSTOMER_ID}`, ready: 'main h2' },
  { address: `${store}/categories`, ready: 'tbody a' },
  { address: `${store}/categories/${CATEGORY.id}`, ready: 'main h2' },
  { address: `${store}/settings`, ready: 'textarea' },
  { address: '/account', ready: 'table' },
  { address: '/account?view=processors&processor=cardlane', ready: 'main h3' },
  { address: '/account?view=integrations', ready: 'main h2' },
  { address: '/account?view=registration', ready: 'main h2' },
  { address: `${store}/tickets`, ready: 'text=No tickets loaded yet' },
  {
    address: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
    ready: 'main article',
  },
  { address: '/webhooks', ready: 'main h1' },
  { address: `/webhooks/${WEBHOOKS.crm}/logs`, ready: 'table' },
  { address: `${store}/activity`, ready: 'text=Nothing was changed' },
  { address: '/preferences', ready: 'main h2' },
  { address: '/help', ready: 'table' },
  { address: '/no-such-page', ready: 'h1' },
]

for (const [index, { address, ready }] of pages.entries()) {
  test(`${address} is accessible and never scrolls sideways`, async ({ page }) => {
    await page.goto(address)
    await page.locator(ready).first().waitFor()
    await expectAccessible(page, looksOf(index))
    await expectWithinWidth(page)
  })
}

/* Other tests run axe on these pages, filled with results. */
test('the pages of tools never scroll sideways', async ({ page }) => {
  for (const [address, name] of [
    ['/stores', 'All stores'],
    [`${store}/figures`, 'Figures'],
    [`${store}/checks`, 'Checks'],
    [`${store}/saved-replies?reply=new`, 'Saved replies'],
    [`${store}/key-finder`, 'Whose key is this'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectWithinWidth(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})

async function expectWithinWidth(page: Page) {
  for (const width of [360, 768, 1024, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, `at ${width}`).toBeLessThanOrEqual(0)
  }
}

test('the sign-in page is accessible', { tag: '@signed-out' }, async ({ page }) => {
  await page.goto('/sign-in')
  await apiKeyField(page).waitFor()
  await expectAccessible(page)
})
