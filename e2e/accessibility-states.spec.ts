import type { Page } from '@playwright/test'
import {
  CATEGORY,
  COUPON,
  CUSTOMER,
  ORDERS,
  PRODUCT,
  STORES,
  TICKET_ID,
  WEBHOOKS,
} from '../mock-api/seed-ids.ts'
import { expectAccessible, expectDialogAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

/*
 * What is seldom on screen has to be as usable as the rest: waiting, nothing found, refused, asking
 * back, and not knowing how a write went.
 */
const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
const product = `${store}/products/${PRODUCT.id}`

const pages = {
  overview: store,
  orders: `${store}/orders`,
  order,
  reviews: `${store}/reviews`,
  coupons: `${store}/coupons`,
  coupon: `${store}/coupons/${COUPON.id}`,
  products: `${store}/products`,
  product,
  'new variant': `${product}/variants/new`,
  categories: `${store}/categories`,
  category: `${store}/categories/${CATEGORY.id}`,
  customers: `${store}/customers?q=fjord`,
  customer: `${store}/customers/${CUSTOMER.id}`,
  ticket: `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
  settings: `${store}/settings`,
  account: '/account',
  logs: `/webhooks/${WEBHOOKS.crm}/logs`,
}

/** What is a list can be empty; the other pages are seen without their lists at night. */
const lists = new Set([
  'overview',
  'orders',
  'reviews',
  'coupons',
  'products',
  'categories',
  'customers',
  'logs',
])

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: waiting, refused, and empty`, async ({ page, service }) => {
    await service.fault({ op: '*', fault: 'hold', times: -1 })
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible(page, smallLooks('phone'))
    await service.forget()
    await service.fault({ op: '*', fault: 'S403j', times: -1 })
    await page.goto(address)
    await expect(page.getByText('Quote code').first()).toBeVisible()
    await expectAccessible(page, smallLooks('desktop'))
    if (!lists.has(name) && !process.env.NIGHTLY) return
    await service.forget()
    await service.fault({ op: '*', fault: 'D04', times: -1 })
    await page.goto(address)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, smallLooks('phone'))
  })
}

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  async refund(page) {
    await page.goto(order)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Refund order' })).toBeVisible()
  },
  async 'delete variant'(page) {
    await page.goto(product)
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  async 'currency change'(page) {
    await page.goto(pages.settings)
    await page.getByLabel('Currency code').fill('USD')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  async 'leaving unsaved settings'(page) {
    await page.goto(pages.settings)
    await page.getByLabel('Name', { exact: true }).fill('Renamed')
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
}

for (const look of smallLooks('both')) {
  const words = `${look.width} wide, ${look.colorScheme}`
  for (const [name, open] of Object.entries(dialogs)) {
    test(`${name} is asked, ${words}`, async ({ page }) => {
      await page.setViewportSize(look)
      await open(page)
      await expectDialogAccessible(page, look)
    })
  }

  test(`a refund whose outcome is not known, ${words}`, async ({ page, service }) => {
    await service.fault({ op: 'refundOrder', fault: 'T11', applied: false })
    await page.setViewportSize(look)
    await dialogs.refund?.(page)
    await page.getByRole('radio', { name: 'Reason 1' }).click()
    await page.getByRole('button', { name: 'Confirm refund' }).click()
    await expect(page.getByText('we do not know yet whether the order was refunded')).toBeVisible()
    await expectDialogAccessible(page, look)
  })
}

test('a reply whose outcome is not known', async ({ page, service }) => {
  await service.fault({ op: 'replyTicket', fault: 'T11', applied: false })
  await page.clock.install()
  await page.goto(pages.ticket)
  await page.getByRole('textbox', { name: 'Reply' }).fill('Is it there?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText(/We do not know yet/)).toBeVisible()
  await expectAccessible(page, smallLooks('both'))
})
