import { COUPON, FOREIGN_STORE_ID, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const coupon = `${store}/coupons/${COUPON.id}`

test('a coupon shows its discount, uses left and time left', async ({ page, service }) => {
  await page.goto(coupon)
  await expect(page).toHaveTitle('Coupon AUTUMN10 · Counter')
  const main = page.getByRole('main')
  await expect(main).toContainText(/Discount\s*10%/)
  await expect(main).toContainText(/Uses left\s*113\s*87 used of 200/)
  await expect(main).toContainText(/Time left\s*24 days/)
  await expect(main).toContainText(/Variants\s*None named/)
  await expect(main).toContainText(/Enabled\s*Yes/)
  await expect(main).toContainText(/Maximum uses\s*200/)
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
  await expect(page.getByRole('main')).toContainText(/Uses left\s*No limit set/)
  await expect(page.getByRole('main')).toContainText(/Maximum uses\s*0/)
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
  await expect(page.getByRole('main')).toContainText(/Uses left\s*113/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Variants' })).toContainText('Not in the catalogue')
})

test.describe('the orders that used it', () => {
  const find = { name: 'Find orders' }

  test('are read on request only, for the chosen period', async ({ page, service }) => {
    await page.goto(coupon)
    await expect(page.getByRole('button', find)).toBeVisible()
    expect(await service.deliveries('listOrders')).toEqual([])
    await page.getByRole('button', { name: /^Created in/ }).click()
    await page.getByRole('menuitemradio', { name: 'the last 90 days' }).click()
    await page.getByRole('button', find).click()
    await expect(page.getByText(/\d+ of \d+ orders used it/)).toBeVisible()
    await expect(page.getByText(/, 00:00 to .*, any status$/)).toBeVisible()
    const table = page.getByRole('table', { name: 'Orders that used it' })
    const row = table.getByRole('row').filter({ hasText: '9f2c41d8' })
    await expect(row).toContainText(/14\.81 EUR.*164\.06 EUR.*Completed.*mara/)
    await expect(row.getByRole('link')).toHaveAttribute('href', /\/orders\/9f2c41d8/)

    await expect(page.getByRole('progressbar', { name: 'Orders read' })).toHaveCount(0)
    const deliveries = await service.deliveries('listOrders')
    expect(deliveries.length).toBeGreaterThan(1)
    const first = deliveries[0]!.query
    expect(deliveries.map(({ query }) => query)).toEqual(
      deliveries.map((_, index) => ({
        dateFrom: first.dateFrom,
        dateTo: first.dateTo,
        Page: String(index + 1),
        PageSize: '100',
      })),
    )
    expect(first.dateFrom).toMatch(/T2[123]:00:00\.000Z$/)
  })

  test('reading can be stopped and continued', async ({ page, service }) => {
    await page.goto(coupon)
    await page.getByRole('button', { name: /^Created in/ }).click()
    await page.getByRole('menuitemradio', { name: 'the coupon’s lifetime' }).click()
    await service.fault({ op: 'listOrders', fault: 'hold' })
    await page.getByRole('button', find).click()
    await expect(page.getByRole('progressbar', { name: 'Orders read' })).toBeVisible()
    await expect.poll(async () => (await service.deliveries('listOrders')).length).toBe(1)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText(/Stopped before the end\.$/)).toBeVisible()
    await service.fault({ op: 'listOrders', release: true })
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/[1-9]\d* of \d+ orders used it/)).toBeVisible()
  })

  test('when a read fails, earlier results stay and reading can continue', async ({
    page,
    service,
  }) => {
    await page.goto(coupon)
    await service.fault({ op: 'listOrders', delay: 1 })
    await service.fault({ op: 'listOrders', fault: 'S403j' })
    await page.getByRole('button', { name: /^Created in/ }).click()
    await page.getByRole('menuitemradio', { name: 'the last 90 days' }).click()
    await page.getByRole('button', find).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Not all orders loaded')
    await expect(alert).toContainText('INJECTED_403')
    await expect(page.getByText(/of 100 orders used it/)).toBeVisible()
    await alert.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/any status$/)).toBeVisible()
    const pagesRead = async () =>
      (await service.deliveries('listOrders')).map(({ query }) => query.Page).slice(0, 3)
    await expect.poll(pagesRead).toEqual(['1', '2', '2'])
  })
})

test('an unknown coupon shows an error, an invalid id the not-found page', async ({ page }) => {
  await page.goto(`${store}/coupons/00000000-0000-0000-0000-00000000dead`)
  await expect(page.getByRole('alert')).toContainText('This coupon didn’t load')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('00000000')
  await page.goto(`/stores/${FOREIGN_STORE_ID}/coupons/${COUPON.id}`)
  await expect(page.getByRole('alert')).toContainText('This coupon didn’t load')
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
