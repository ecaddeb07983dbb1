import type { Locator, Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const zone = 'Europe/Berlin'
/** Shown once the figures are whole. */
const SCOPE = /orders? in EUR.*Refunds aren’t deducted\./
/** Spreads the orders since yesterday over several pages. */
const clamped = { op: 'listOrders', fault: 'clamp', size: 2, times: -1 }

type Row = { dateCreated: string; currencyCode: string | null; amountPaid: number | null }

/** A page that still reads in the background must not fail what it was part of. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test("today's figures match the orders of the service", async ({ page }) => {
  await page.goto(`${store}?period=today`)
  await expect(page).toHaveTitle('Overview · Counter')

  const today = (await orders(page)).filter(
    ({ dateCreated, currencyCode }) => currencyCode === 'EUR' && day(dateCreated) === day(),
  )
  const cents = today.reduce((sum, { amountPaid }) => sum + Math.round((amountPaid ?? 0) * 100), 0)
  const paid = (cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })
  await expect(figure(page, 'Paid')).toContainText(`${paid} EUR`)
  await expect(figure(page, 'Orders')).toContainText(`Orders${today.length}`)
  if (today.length > 0) await expect(page.getByText(SCOPE)).toBeVisible()
})

test('T29: the overview reads orders since yesterday in a fixed window, and little else', async ({
  page,
  service,
}) => {
  await page.goto(`${store}?period=today`)
  await expect(attention(page)).toHaveAttribute('aria-busy', 'false')
  const lists = (await service.deliveries('listOrders')).map(({ query }) => query)
  const read = lists.filter(({ PageSize, status }) => PageSize === '100' && !status)
  // Ten, twenty or 25 orders may be a page that was cut, so the next one is asked for, too.
  const [since, ...atRest] = read.filter(({ Page }) => Page === '1')
  // Once nothing else is left to read: how fast what sold in 30 days goes.
  expect(atRest.length).toBeLessThanOrEqual(1)
  expect(Object.keys(since ?? {})).toEqual(['dateFrom', 'dateTo', 'Page', 'PageSize'])
  // A platform may leave out its own bound, so the instant before midnight is asked for.
  const from = new Date(Date.parse(since?.dateFrom ?? '') + 1)
  expect(from.toLocaleTimeString('en-GB', { timeZone: zone })).toBe('00:00:00')
  expect(day(from)).toBe(day(Date.now() - 86_400_000))
  expect(Date.now() - Date.parse(since?.dateTo ?? '')).toBeLessThan(60_000)
  expect(lists).toContainEqual({ Sorts: '-dateCreated', Page: '1', PageSize: '10' })

  const deliveries = await service.deliveries('listWebhookLogs')
  expect(deliveries[0]?.query).toEqual({
    Success: 'false',
    // A platform may leave out its own bound.
    From: new Date(from.getTime() - 1).toISOString(),
    Page: '1',
    PageSize: '100',
  })
  const reviews = (await service.deliveries('listReviews')).map(({ query }) => query)
  expect(reviews).toContainEqual({ Sorts: '-dateCreated', Page: '1', PageSize: '100' })
  expect(reviews).toContainEqual({ Filters: 'hasReply==false', Page: '1', PageSize: '100' })
})

test('the currency is kept in the address and applies to all amounts', async ({ page }) => {
  await page.goto(store)
  await page.getByRole('button', { name: 'EUR', exact: true }).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(page).toHaveURL(/\?currency=[A-Z]{3,4}$/)
  const currency = new URL(page.url()).searchParams.get('currency') ?? ''
  await expect(figure(page, 'Paid')).toContainText(currency)
  await page.goBack()
  await expect(figure(page, 'Paid')).toContainText('EUR')
  await page.goto(`${store}?currency=XXX`)
  await expect(figure(page, 'Paid')).toContainText('EUR')
})

test('the chart is read by keyboard, hour by hour, and as a table', async ({ page }) => {
  await page.goto(store)
  const chart = page.getByRole('slider', { name: /^Paid by the hour/ })
  await chart.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveValue('1')
  await expect(chart).toHaveAttribute('aria-valuetext', /^By 01:00, .*EUR/)
  const table = page.getByRole('table', { name: 'Paid by the hour' })
  await expect(table.getByRole('row')).toHaveCount(26)
})

for (const [title, noun] of [
  ['Low in stock', 'Products'],
  ['Sold out', 'Products'],
  ['Chargeback orders', 'Orders'],
] as const) {
  test(`“${title}” links to exactly as many records`, async ({ page }) => {
    await page.goto(store)
    const row = attention(page).getByRole('link', { name: title })
    const count = Number(/(\d+)$/.exec((await row.textContent()) ?? '')?.[1])
    expect(count).toBeGreaterThan(0)
    await row.click()
    const rows = page.getByRole('table', { name: noun }).getByRole('row')
    await expect(rows).toHaveCount(count + 1)
  })
}

test('the latest orders link to their pages and to the list', async ({ page }) => {
  await page.goto(store)
  const rows = page.getByRole('table', { name: 'Latest orders' }).getByRole('row')
  await expect(rows.nth(4)).toBeVisible()
  await expect(rows.nth(1)).toContainText('mara.lindqvist@fjordmail.se')
  await page.getByRole('link', { name: 'All orders' }).click()
  await expect(page).toHaveURL(`${store}/orders`)
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
})

test('the navigation tells what was found on pages of the store, too', async ({ page }) => {
  await page.goto(store)
  await page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('button', { name: /^Show all/ })
    .click()
  const pages = page.getByRole('navigation', { name: 'Main' })
  for (const [name, found] of [
    ['Reviews', 'Reviews without a reply'],
    ['Webhooks', 'Failed deliveries'],
    ['Processors', 'Payment processors'],
  ] as const) {
    const row = attention(page).getByRole('link', { name: found })
    const [count = ''] = /\d+$/.exec((await row.textContent()) ?? '') ?? []
    await expect(pages.getByRole('link', { name })).toHaveText(`${name}${count}`)
  }
})

test('a long read shows progress, can be stopped and resumed', async ({ page, service }) => {
  await service.fault(clamped)
  await page.goto(store)
  await expect(page.getByText(/Reading orders: [\d,]+ of [\d,]+/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped before all orders were read.')).toBeVisible()
  await expect(figure(page, 'Paid')).not.toContainText('EUR')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(SCOPE)).toBeVisible({ timeout: 20_000 })
})

const figure = (page: Page, label: string): Locator =>
  page.locator('main dl > div').filter({ has: page.getByText(label, { exact: true }) })

const attention = (page: Page) => page.getByRole('list', { name: 'Needs attention' })

const day = (instant: string | number | Date = Date.now()) =>
  new Date(instant).toLocaleDateString('sv', { timeZone: zone })

/** A later visit, by the clocks of the browser and of the platform. */
async function passTime(page: Page, minutes: number) {
  const later = () => Date.now() + minutes * 60_000
  await page.clock.setSystemTime(later())
  await page.route('/api/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(later()).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })
}

/** The newest hundred orders, read without the page under test. */
async function orders(page: Page): Promise<Row[]> {
  const address = `/api${store}/orders?Sorts=-dateCreated&Page=1&PageSize=100`
  const response = await page.request.get(address, { headers: { 'X-Requested-By': 'counter' } })
  const answer = (await response.json()) as { data: Row[] }
  return answer.data
}

test('what changed since the last look stands above the figures and opens its orders', async ({
  page,
  service,
}) => {
  await page.goto(store)
  await expect(attention(page)).toHaveAttribute('aria-busy', 'false')
  await passTime(page, 25)
  await service.fault({ op: 'listOrders', fault: 'arrive', rows: 2 })
  await page.goto(store)
  const strip = page.getByRole('region', { name: 'Since you last looked' })
  await expect(strip.getByRole('link', { name: '2 new orders' })).toBeVisible()
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'light' }])
  await strip.getByRole('link', { name: '2 new orders' }).click()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(3)
})

test('F2: what is new is counted by rows where filters are ignored', async ({ page, service }) => {
  await page.goto(store)
  await expect(attention(page)).toHaveAttribute('aria-busy', 'false')
  await passTime(page, 25)
  await service.fault({
    op: 'listOrders',
    fault: 'ignore',
    parameters: ['status', 'dateFrom'],
    times: -1,
  })
  await service.fault({
    op: 'listWebhookLogs',
    fault: 'ignore',
    parameters: ['Success', 'From'],
    times: -1,
  })
  await page.goto(store)
  await expect(attention(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('region', { name: 'Since you last looked' })).toHaveCount(0)
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing moves while the page fills, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      const moved = { sum: 0 }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) moved.sum += Number(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(globalThis, { moved })
    })
    await page.goto(store)
    await expect(attention(page)).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByText(SCOPE)).toBeVisible()
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved.sum)
    expect(moved).toBeLessThan(0.03)
  })
}

type Moved = { sum: number }
