import type { Page } from '@playwright/test'
import {
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
import { type Look, expectAccessible, expectDialogAccessible, smallLooks } from './axe.ts'
import { daily, expect, test } from './fixtures.ts'
import { type WriteOperation, writes } from './matrix/cells.ts'
import { confirm, openFilled } from './matrix/write-steps.ts'
import { askToDelete, writeTargets } from './matrix/write-targets.ts'

/* Rare states must be accessible too: loading, empty, refused, confirming and unknown outcomes. */
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

const busiest = new Set(['overview', 'order'])

for (const [name, address] of Object.entries(pages)) {
  const tag = daily(busiest.has(name))
  const title = `${name}: accessible while loading, when refused and when empty`
  test(title, { tag }, async ({ page, service }) => {
    await service.fault({ op: '*', fault: 'hold', times: -1 })
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expectAccessible(page, smallLooks('phone'))
    await service.forget()
    await service.fault({ op: '*', fault: 'S403j', times: -1 })
    await page.goto(address)
    await expect(page.getByText('Quote code').first()).toBeVisible()
    await expectAccessible(page, smallLooks('desktop'))
    await service.forget()
    await service.fault({ op: '*', fault: 'D04', times: -1 })
    await page.goto(address)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page, smallLooks('phone'))
  })
}

const wordsFor = ({ width, colorScheme }: Look) => `${width} wide, ${colorScheme}`

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  async refund(page) {
    await page.goto(order)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Refund order' })).toBeVisible()
  },
  async 'delete variant'(page) {
    await page.goto(product)
    await askToDelete(page, VARIANT.name)
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
  for (const [name, open] of Object.entries(dialogs)) {
    const isDesktopRefund = name === 'refund' && look.width > 600
    const tag = daily(isDesktopRefund || (name !== 'refund' && look.width < 600))
    test(`${name} dialog is accessible, ${wordsFor(look)}`, { tag }, async ({ page }) => {
      await page.setViewportSize(look)
      await open(page)
      await expectDialogAccessible(page, look)
    })
  }
}

const inDialog = new Set<WriteOperation>(['refundOrder', 'deleteVariant'])

for (const [index, op] of writes.entries()) {
  for (const look of smallLooks(index % 2 === 0 ? 'phone' : 'desktop')) {
    const tag = daily(inDialog.has(op))
    test(
      `${op}: the unknown outcome is accessible, ${wordsFor(look)}`,
      { tag },
      async ({ page, service }) => {
        const target = writeTargets[op]
        await service.fault({ op, fault: 'T11', applied: false })
        await page.clock.install()
        await page.setViewportSize(look)
        await openFilled({ page }, target)
        await confirm({ page }, { op }, target)
        const review = page.getByRole('dialog', { name: 'Review: 1 change' })
        // A phone shows the changed settings for review before saving.
        if (op === 'updateStore' && look.width < 600) {
          await review.getByRole('button', { name: 'Save changes' }).click()
        }
        await expect(page.getByText(target.unknown).first()).toBeVisible()
        if (inDialog.has(op)) await expectDialogAccessible(page, look)
        else await expectAccessible(page, [look])
      },
    )
  }
}
