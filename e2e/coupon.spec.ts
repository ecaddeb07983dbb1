import type { Route } from '@playwright/test'
import { COUPON, FOREIGN_STORE_ID, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const coupon = `${store}/coupons/${COUPON.id}`

test('a coupon shows its discount, uses left and time left', async ({ page, service }) => {
  await page.goto(coupon)
  await expect(page).toHaveTitle('Coupon AUTUMN10 · Counter')
  const main = page.getByRole('main')
  await expect(main).toContainText(/10% off · ends .*, in 24 days · created/)
  await expect(main).toContainText(/Used\s*87 of 200\s*113 left/)
  await expect(main).toContainText(/For\s*No variants named/)
  await expect(main).not.toContainText('Enabled')
  await expect(main).not.toContainText('Maximum uses')
  const [delivery] = await service.deliveries('getCoupon')
  expect(delivery).toMatchObject({ method: 'GET', path: coupon, query: {}, body: '' })
})

test('a coupon names its variants and links to their products', async ({ page }) => {
  await page.goto(`${store}/coupons?q=NIMBUS3`)
  await page.getByRole('link', { name: 'Coupon NIMBUS3' }).click()
  const variants = page.getByRole('table', { name: 'Variants' })
  await expect(variants.getByRole('row')).toHaveCount(5)
  await expect(variants).toContainText('1 device, 1 year')
  await expect(variants.getByRole('link').first()).toHaveAttribute('href', /\/products\/4c8a1e6f-/)
  await expect(page.getByRole('main')).toContainText(/Used\s*19\s*No limit set/)
  await expect(page.getByRole('main')).toContainText(/Maximum uses\s*0/)
})

test('that no order used it is said once', async ({ page }) => {
  await page.goto(`${store}/coupons?q=BLACKNOV`)
  await page.getByRole('link', { name: 'Coupon BLACKNOV' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('None used it. Your platform counts 12.')
  await expect(main).toContainText(/Used\s*12 of 1,000\s*988 left/)
  await expect(main).not.toContainText(/found in orders|No (paid )?order used it/)
})

test('a variant missing from the catalogue is marked', async ({ page, service }) => {
  const lost = '00000000-0000-0000-0000-00000000dead'
  await service.fault({ op: 'getCoupon', fault: 'D01', path: 'data.variantIds', values: [[lost]] })
  await page.goto(coupon)
  const variants = page.getByRole('table', { name: 'Variants' })
  await expect(variants.getByRole('row').nth(1)).toContainText('Not in the catalogue')
  await expect(variants.getByRole('button', { name: 'Copy variant id' })).toBeVisible()
})

test('a coupon is shown when the catalogue fails to load', async ({ page, service }) => {
  await service.fault({ op: 'listAllProducts', fault: 'S403j' })
  const values = [['00000000-0000-0000-0000-00000000dead']]
  await service.fault({ op: 'getCoupon', fault: 'D01', path: 'data.variantIds', values })
  await page.goto(coupon)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The names of the variants didn’t load')
  await expect(alert).toContainText('INJECTED_403')
  await expect(page.getByRole('main')).toContainText(/Used\s*87 of 200/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Variants' })).toContainText('Not in the catalogue')
})

/** Other parts of the page read orders as well, but no pages that overlap. */
const secondPage = /\/orders\?(?=.*PageSize=99)(?=.*[?&]Page=2(?:&|$))/

test.describe('the orders that used it', () => {
  test('are found by themselves, with what the coupon cost and brought', async ({
    page,
    service,
  }) => {
    await page.goto(coupon)
    await expect(page.getByText(/^All \d+ orders since .* read\./)).toBeVisible()
    await expect(
      page.getByText(/\d used it\. Your platform counts 87\. 1 order states no paid amount\.$/),
    ).toBeVisible()
    const table = page.getByRole('table', { name: 'Orders that used it' })
    const row = table.getByRole('row').filter({ hasText: '9f2c41d8' })
    await expect(row).toContainText(/14\.81 EUR.*164\.06 EUR.*Completed.*mara/)
    await expect(row.getByRole('link')).toHaveAttribute('href', /\/orders\/9f2c41d8/)
    const main = page.getByRole('main')
    await expect(main).toContainText(/Discount given\s*16\.71 EUR/)
    await expect(main).toContainText(/Paid with it\s*184\.36 EUR\s*2 paid orders in EUR/)
    await expect(main).toContainText(/Average order\s*92\.18 EUR\s*[\d.]+ EUR without the coupon/)
    await expect(page.getByRole('region', { name: 'Bought with it' })).toContainText(
      /Nimbus Security Suite\s*2/,
    )

    const deliveries = await service.deliveries('listOrders')
    const pages = deliveries.filter(({ query }) => Number(query.PageSize) >= 99)
    expect(pages.map(({ query }) => query.Page)).toEqual(['1', '2'])
    expect(new Set(pages.map(({ query }) => query.dateTo)).size).toBe(1)
    // The number of orders is believed once the last row proves it, and no row behind it.
    expect(deliveries.length).toBeLessThanOrEqual(7)
  })

  test('reading can be stopped and continued', async ({ page }) => {
    await page.route(secondPage, () => undefined)
    const firstIsRead = page.waitForRequest(secondPage)
    await page.goto(coupon)
    await expect(page.getByRole('progressbar', { name: 'Orders read' })).toBeVisible()
    await firstIsRead
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText('Stopped at 100 of')).toBeVisible()
    await page.unroute(secondPage)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^All \d+ orders since .* read\./)).toBeVisible()
  })

  test('when a read fails, earlier results stay and reading can continue', async ({ page }) => {
    const refusal = { success: false, message: 'Not now', code: 'INJECTED_403' }
    const refuse = (route: Route) => route.fulfill({ status: 403, json: refusal })
    await page.route(secondPage, refuse, { times: 1 })
    await page.goto(coupon)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Not all orders loaded')
    await expect(alert).toContainText('INJECTED_403')
    await expect(page.getByRole('table', { name: 'Orders that used it' })).toBeVisible()
    await alert.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^All \d+ orders since .* read\./)).toBeVisible()
  })

  test('of a busy store are read on request', async ({ page }) => {
    const data = [{ id: 'one', dateCreated: new Date().toISOString() }]
    await page.route(/\/orders\?(?=.*PageSize=1(?:&|$))/, (route) => {
      const pages = route.request().url().includes('dateFrom') ? 41_000 : 60_000
      return route.fulfill({ json: { success: true, pages, data } })
    })
    await page.goto(coupon)
    await expect(page.getByText(/look through all 41,000, in about 4 min\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Find orders' })).toBeVisible()
  })
})

test('an unknown coupon shows an error, an invalid id the not-found page', async ({ page }) => {
  await page.goto(`${store}/coupons/00000000-0000-0000-0000-00000000dead`)
  await expect(page.getByRole('alert')).toContainText('No coupon with this ID')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('00000000')
  await page.goto(`/stores/${FOREIGN_STORE_ID}/coupons/${COUPON.id}`)
  await expect(page.getByRole('alert')).toContainText('No coupon with this ID')
  await page.goto(`${store}/coupons/no-id`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  )
})

test('an answer about another coupon is not shown', async ({ page, service }) => {
  await service.fault({ op: 'getCoupon', fault: 'D19', times: -1 })
  await page.goto(coupon)
  await expect(page.getByRole('alert')).toContainText('wrong record')
})
