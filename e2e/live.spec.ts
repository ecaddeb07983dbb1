import type { Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`
const watches = (page: Page) => page.getByTitle(/^Looks for new orders every 20 s/)

/** Counter looks for new orders at once when the connection comes back. */
const lookNow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))

test('new orders wait above the list, which does not move until N brings them in', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  const linkOf = (at: number) => rows.nth(at).getByRole('link').first()
  const first = (await linkOf(1).textContent()) ?? ''
  await expect(watches(page)).toBeVisible()
  await service.fault({ op: 'listOrders', fault: 'arrive', rows: 2 })
  await lookNow(page)

  const pill = page.getByRole('button', { name: '2 new orders' })
  await expect(pill).toBeVisible()
  await expect(page).toHaveTitle('(2) Orders · Counter')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-news.svg')
  await expect(linkOf(1)).toHaveText(first)
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'light' }])

  await page.keyboard.press('n')
  await expect(pill).toBeHidden()
  await expect(linkOf(3)).toHaveText(first)
  await expect(page).toHaveTitle('Orders · Counter')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
})

test('a slow-down that the platform asks for is obeyed, and shown in place of the time', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?page=2`)
  await expect(watches(page)).toBeVisible()
  await service.fault({ op: 'listOrders', fault: 'S429j', retryAfter: '120' })
  await lookNow(page)
  await expect(
    page.getByRole('button', { name: /^Slower until \d\d:\d\d\. Refresh$/ }),
  ).toBeVisible()
})

test('F12: a shown order that is paid meanwhile says so in its place', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  const links = page.getByRole('table', { name: 'Orders' }).getByRole('link')
  const before = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const pending = rows.filter({
    has: page.locator(`a[href="${orders}/${ORDERS.pending}"]`),
  })
  await expect(pending).toContainText('Pending')
  await expect(watches(page)).toBeVisible()

  await service.change({ store: STORES.software.id, change: 'pay', order: ORDERS.pending })
  // Every third look reads the page's own rows.
  await expect(async () => {
    await lookNow(page)
    await expect(pending.getByTitle('Changed since you opened this page').first()).toContainText(
      /\d/,
      { timeout: 500 },
    )
  }).toPass()
  await expect(pending).toContainText('Completed')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    before,
  )
})
