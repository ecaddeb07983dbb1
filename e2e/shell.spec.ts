import type { Locator } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { apiKeyField, expect, test } from './fixtures.ts'
import { filesUnderWay } from './matrix/bench.ts'

const orders = `/stores/${STORES.software.id}/orders`
const topOf = async (target: Locator) => (await target.boundingBox())?.y ?? 0

test('the start page opens the store used last', async ({ page }) => {
  const switcher = page.getByRole('button', { name: /^Store: / })
  await page.goto(`/stores/${STORES.fonts.id}/orders`)
  await expect(switcher).toContainText(STORES.fonts.name)
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/stores/${STORES.fonts.id}`))

  await page.goto(`/stores/${ORDERS.plain}/orders`)
  await expect(page.getByRole('alert')).toContainText('Orders didn’t load')
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/stores/${STORES.fonts.id}`))
})

test("another account does not start at the last account's store", async ({ page, service }) => {
  await page.goto(`/stores/${STORES.fonts.id}/orders`)
  await expect(page.getByRole('button', { name: /^Store: / })).toContainText(STORES.fonts.name)
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/sign-in$/)
  await apiKeyField(page).fill(service.another('next').key)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/stores/${STORES.software.id}`))
})

test('the skip link works and a new page focuses its heading', async ({ page }) => {
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page
    .getByRole('table', { name: 'Orders' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('“Skip to list” leads past tabs, filters and heads to the first row', async ({ page }) => {
  await page.goto(orders)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  const skip = page.getByRole('link', { name: 'Skip to list' })
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
  await page.goto(`${orders}?email=nobody@nowhere.example`)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await skip.press('Enter')
  await expect(page.getByRole('table', { name: 'Orders' })).toBeFocused()
})

test('the demo store is marked as one on every page, at any width', async ({ page }) => {
  for (const address of [orders, '/preferences']) {
    await page.goto(address)
    for (const width of [1440, 1000, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const mark = page.getByText('Demo store').filter({ visible: true })
      await expect(mark, `${address}, ${width} wide`).toHaveCount(1)
    }
  }
})

test('the colour scheme applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(orders)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('the offline notice comes and goes with the connection', async ({ page, context }) => {
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.')).toBeHidden()
})

test('a page that is not loaded yet says so offline and opens when back online', async ({
  page,
  context,
}) => {
  const errorPage = page.waitForResponse(/\/later-[\w-]{7}\.js$/)
  const underWay = filesUnderWay(page)
  await page.clock.install()
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.clock.fastForward(3_000)
  await (await errorPage).finished()
  await expect.poll(underWay).toBe(0)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'wasn’t opened before' })
  await expect(alert).toBeVisible()
  await expect(page.getByText('A new version of Counter is ready.')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()
})

test('pending reads block neither a reload nor the next page', async ({ page, service }) => {
  await service.fault({ op: '*', fault: 'hold', times: -1 })
  await page.goto(`/stores/${STORES.software.id}`)
  await expect.poll(async () => (await service.deliveries()).length).toBeGreaterThanOrEqual(5)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('a slow read can be cancelled and focus stays on the page', async ({ page, service }) => {
  await page.clock.install()
  await service.fault({ op: 'listOrders', fault: 'hold', times: -1 })
  await page.goto(orders)
  await expect.poll(() => service.deliveries('listOrders')).not.toEqual([])
  await page.clock.fastForward(6_000)
  const banner = page.getByRole('status').filter({ hasText: 'taking longer than usual' })
  const heading = page.getByRole('heading', { level: 1, name: 'Orders' })
  await expect.poll(async () => (await topOf(banner)) - (await topOf(heading))).toBeGreaterThan(0)
  await banner.getByRole('button', { name: 'Cancel' }).click()
  await expect(banner).toBeHidden()
  await expect(page.getByText('Cancelled before your platform answered').first()).toBeVisible()
  await expect(heading).toBeFocused()
})

test('a first load that gets headers and then nothing asks once and says so within a minute', async ({
  page,
  service,
}) => {
  await page.clock.install()
  await service.fault({ op: 'getOrder', fault: 'T10', times: -1 })
  await page.goto(`${orders}/${ORDERS.plain}`)
  await expect.poll(() => service.deliveries('getOrder')).toHaveLength(1)
  // The read starts before the code that limits its time.
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('alert')).toContainText('didn’t answer in time')
  expect(await service.deliveries('getOrder')).toHaveLength(1)
})

test('a newer version of Counter is offered', async ({ page }) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('A new version of Counter is ready.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('an unknown address says so and links back', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: /no page at this address/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.getByRole('link', { name: 'Go to your store' }).click()
  await expect(page).toHaveURL(/\/stores\//)
})

test('a page reads each thing once, and its first reads start before the code', async ({
  page,
  service,
}) => {
  await page.goto(orders)
  // The number of all orders is the last to come.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/\d orders/)
  const pages = (await service.deliveries('listOrders')).map(({ query }) => query.Page)
  expect(pages.filter((number) => number === '1')).toHaveLength(2) // the rows, and the exact count
  expect(await service.deliveries('getUser')).toHaveLength(2) // one of them proved the key
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a phone list shows customer and amount, the rest is under More', async ({ page }) => {
    await page.goto(orders)
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
    await expect(rows.filter({ hasText: 'mara.lindqvist@fjordmail.se' }).first()).toContainText(
      '164.06 EUR',
    )
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Orders', 'Tickets', 'Customers'])
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'More' })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await sheet.getByRole('button', { name: STORES.fonts.name }).click()
    await expect(page).toHaveURL(`/stores/${STORES.fonts.id}/orders`)
    await page.goto(`/stores/${STORES.fonts.id}/products`)
    const more = page.getByRole('button', { name: 'More', exact: true })
    await expect(more).toHaveAttribute('aria-current', 'true')
  })

  test('an order has its own action bar with Refund in reach', async ({ page }) => {
    await page.goto(`${orders}/${ORDERS.plain}`)
    const refund = page.getByRole('button', { name: 'Refund', exact: true })
    await expect(refund).toBeInViewport()
    const box = await refund.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(40)
  })
})

test('menus, dialogs and fields cause no policy violation', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = globalThis as { reportViolation?: (text: string) => void }
      reportViolation?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: /Switch store/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${orders}/${ORDERS.complete}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Refund order' })).toBeVisible()
  await page.goto('/preferences')
  await page.getByRole('combobox', { name: 'Time zone' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(violations).toEqual([])
})
