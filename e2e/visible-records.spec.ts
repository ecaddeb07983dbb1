import type { Locator } from '@playwright/test'
import {
  BLOCKED_CUSTOMER_ID,
  COUPON,
  ORDERS,
  PRODUCT,
  STORES,
  WEBHOOKS,
} from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

async function middleOf(target: Locator) {
  const { y = 0, height = 0 } = (await target.boundingBox()) ?? {}
  return y + height / 2
}

test('a blocked customer is nowhere called active', async ({ page }) => {
  await page.goto(`${store}/customers/${BLOCKED_CUSTOMER_ID}`)
  await expect(page.getByText('Blocked', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toHaveCount(0)
})

test('the uses of a coupon and their bar do not touch', async ({ page }) => {
  await page.goto(`${store}/coupons/${COUPON.id}`)
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const note = page.getByRole('definition').getByText(/^\d+ left$/)
    const isApart = await note.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      words.setStartAfter(element.firstElementChild!)
      const text = words.getBoundingClientRect()
      const bar = element.firstElementChild!.getBoundingClientRect()
      return text.left >= bar.right + 6
    })
    expect(isApart).toBe(true)
  }
})

test('on a phone a delivery has its neighbours above the bar, in reach of a thumb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/webhooks/${WEBHOOKS.crm}/logs`)
  await page.getByRole('table', { name: 'Webhooks' }).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'All deliveries' })).toBeVisible()
  const next = page.getByRole('link', { name: 'Next (])' })
  await expect(next).toBeInViewport()
  await expect.poll(() => middleOf(next)).toBeGreaterThan(600)
})

test('on a phone an order takes less than 1,400 pixels, and its parts are a press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  const short = page.getByRole('list', { name: 'In short' })
  await expect(short).toContainText('Paid in full')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1400)
  await short.getByRole('button', { name: /things to check/ }).click()
  await expect(page.getByRole('tab', { name: 'Risk' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('table', { name: 'Risk' })).toBeVisible()
})

test('on a phone an order has one set of tabs, also on its risks, which keep an address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${store}/orders/${ORDERS.complete}?show=risk`)
  const tabs = page.getByRole('tablist', { name: 'Parts of the order' }).getByRole('tab')
  const all = ['Order', 'Delivered', 'Customer', 'Risk2', 'Activity', 'Record']
  await expect(page.getByRole('table', { name: 'Risk' })).toBeVisible()
  await expect(tabs).toHaveText(all)
  await expect(page.getByRole('navigation', { name: 'Views of the order' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Customer' }).click()
  await expect(page).not.toHaveURL(/show=/)
  await expect(page.getByRole('region', { name: 'Customer' })).toBeVisible()
  await expect(tabs).toHaveText(all)
  await page.getByRole('tab', { name: 'Risk' }).click()
  await expect(page).toHaveURL(/show=risk/)
  await expect(page.getByRole('table', { name: 'Risk' })).toBeVisible()
})

test('an order fits on two sheets of paper', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  await expect(page.getByRole('heading', { name: 'Delivered items' })).toBeVisible()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('an order shows the address of a webhook without its query', async ({ page, service }) => {
  const url = 'https://crm.example/in?token=secret-token'
  const logs = [{ id: 'l1', webhookId: WEBHOOKS.crm, url, responseCode: 200 }]
  const order = { id: ORDERS.plain, amount: 1, amountPaid: 1, status: 'COMPLETED' }
  await service.fault({
    op: 'getOrder',
    respond: { body: { success: true, data: { order, logs } } },
    times: -1,
  })
  await page.goto(`${store}/orders/${ORDERS.plain}`)
  await page.getByText('crm.example/in').first().click()
  await expect(page.getByRole('link', { name: /crm\.example\/in/ })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain('secret-token')
})

test('all reviews of a product can be read beside it', async ({ page, service }) => {
  const data = Array.from({ length: 12 }, (_, index) => ({
    id: `review-${index}`,
    productId: PRODUCT.id,
    rating: 5,
    reason: `Words of review ${index}.`,
    dateCreated: '2026-11-21T10:00:00Z',
  }))
  const body = { success: true, pages: 1, data }
  await service.fault({ op: 'listReviews', respond: { body }, times: -1 })
  await page.goto(`${store}/products/${PRODUCT.id}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await expect(reviews.getByText('Words of review 11.')).toBeVisible()
})
