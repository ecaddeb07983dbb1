import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { showOrders } from './listed-orders.ts'
import type { Service } from './service.ts'

const PRODUCT = '22222222-0000-4000-8000-000000000001'
const store = `/stores/${STORES.software.id}`
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const many = (count: number, fields: { age: number; [field: string]: unknown }) =>
  Array.from({ length: count }, () => fields)

test('a gateway is told before it reaches the limit of disputes, and over it, whether somebody chose one or not', async ({
  page,
}) => {
  await showOrders(page, [
    ...many(198, { age: 3 }),
    ...many(2, { age: 4, status: 'CHARGEBACK', amountPaid: 0 }),
    ...many(9, { age: 5, gateway: 'COIN' }),
    { age: 5, gateway: 'COIN', status: 'DISPUTED' },
    ...many(30, { age: 65 }),
  ])
  await page.goto(`${store}?period=month&by=gateway`)
  const table = page.getByRole('table', { name: 'Gateways' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect(row('Cardlane').getByRole('cell')).toHaveText([
    /^Cardlane\b.*: 200 orders$/,
    /EUR$/,
    'New',
    '200',
    '198 of 200, 99%',
    /Over the limit:.*2 of 200, 1%/,
    /Near the limit:.*2 of 230, 0\.87%/,
  ])
  await expect(row('Coin')).toContainText('1 of 10, too few')
  await row('Cardlane').getByRole('link', { name: '2 of 200, 1%' }).click()
  const opened = page.getByRole('region', { name: 'Orders counted' })
  await expect(opened.getByRole('heading')).toHaveText(/^2 orders Disputed, Cardlane, /)
  await expect(opened.getByRole('row', { name: /Chargeback/ })).toHaveCount(2)
  await expect(opened.getByRole('link', { name: 'In Orders' })).toHaveAttribute(
    'href',
    /[?&]status=CHARGEBACK.*[?&]gateway=CARDLANE|[?&]gateway=CARDLANE.*[?&]status=CHARGEBACK/,
  )
  await opened.getByRole('link', { name: 'Back' }).click()
  const note = page.getByRole('status').filter({ hasText: 'limit of' })
  await expect(note).toHaveText('Cardlane is over the limit of 1%: 1% in the last 30 days.')
  const attention = page.getByRole('list', { name: 'Needs attention' })

  // Nobody chose the limit yet, and it is said to be the usual one.
  const limited = attention.getByRole('link', { name: /^Cardlane .* the limit of disputes/ })
  await expect(limited).toContainText('1% of 200 paid orders in 30 days, usual limit 1%')
  await expect(page.getByText('Not chosen by you. Choose your own.')).toBeVisible()
  await page.getByRole('button', { name: 'Usual limit 1%' }).click()
  await page.getByRole('menuitemradio', { name: 'Another…' }).click()
  await page.getByLabel('Percent').fill('0,75')
  await expect(attention).toContainText('Cardlane is over the limit of disputes')
  await page.getByLabel('Percent').fill('1,2')
  await expect(note).toHaveText('Cardlane comes near the limit of 1.2%: 1% in the last 30 days.')
  await expect(attention).toContainText('Cardlane comes near the limit of disputes')
  await expect(limited).toContainText(/ in 30 days, limit\s1\.2%/)
  await page.getByLabel('Percent').fill('none')
  await expect(page.getByLabel('Percent')).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Limit 1.2%' })).toBeVisible()
  await expect(note).toBeVisible()
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
})

const item = (variantId: string, quantity?: number) => ({ productId: 'p1', variantId, quantity })

async function showStock(service: Service, variants: object[]) {
  const data = [{ id: 'p1', name: 'Nimbus', storeId: STORES.software.id, variants }]
  await service.fault({
    op: 'listAllProducts',
    times: -1,
    respond: { body: { success: true, data } },
  })
}

test('stock is told in days at the pace of two weeks; one that means nothing is hidden', async ({
  page,
  service,
}) => {
  await showStock(service, [
    { id: 'v1', name: 'Yearly', stock: 4 },
    { id: 'v2', name: 'Monthly', stock: 900 },
    { id: 'v3', name: 'Boxed', stock: 0 },
    { id: 'v4', name: 'Rare', stock: 2 },
    { id: 'v5', name: 'Untold' },
  ])
  await showOrders(page, [
    { age: 2, items: [item('V1', 13), item('v2', 20)] },
    { age: 3, items: [item('v1'), item('v3', 3), item('v4', 2), item('v5', 40)] },
    { age: 2, items: [item('v4', 40)], status: 'PENDING', amountPaid: 0 },
  ])
  await page.goto(`${store}?period=month`)
  const attention = page.getByRole('list', { name: 'Needs attention' })
  const row = attention.getByRole('listitem').filter({ hasText: 'Sold out within a week' })
  await expect(row).toContainText('Nimbus Yearly: 4 days')
  await page.getByRole('heading', { name: 'Break down by' }).hover()
  await page.mouse.wheel(0, 10_000)
  const part = page.getByRole('region', { name: 'Sold out in' })
  const rows = part.getByRole('listitem')
  await expect(rows).toHaveText([
    /Nimbus, Boxed.*Sold out.*0 left, 0\.2 a day/,
    /Nimbus, Yearly.*4 days.*4 left, 1 a day/,
    /Nimbus, Monthly.*630 days/,
  ])
  await part.getByRole('button', { name: 'Hide Nimbus, Yearly' }).click()
  await expect(rows).toHaveCount(2)
  await expect(row).toHaveCount(0)
  await page.reload()
  await page.getByRole('heading', { name: 'Break down by' }).hover()
  await page.mouse.wheel(0, 10_000)
  await part.getByRole('button', { name: '1 hidden' }).click()
  await expect(rows).toHaveText([/Nimbus, Yearly/])
  await part.getByRole('button', { name: 'Show Nimbus, Yearly again' }).click()
  await expect(row).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
})

test('an order that names no goods is told with the way to it while it is of the last two weeks', async ({
  page,
  service,
}) => {
  await showStock(service, [{ id: 'v1', name: 'Yearly', stock: 4 }])
  const sold = { age: 2, items: [item('v1', 13)] }
  const disputed = { age: 20, status: 'DISPUTED', items: [item('v1', 1)] }
  await showOrders(page, [sold, { age: 3 }, { age: 20 }, disputed])
  await page.goto(store)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByRole('button', { name: /^Show all/ }).click()
  const row = attention.getByRole('link', { name: '1 order doesn’t tell all it sold' })
  await expect(row).toContainText('More may have been sold, so stock may end sooner.')
  await expect(row).toHaveAttribute('href', /orders\/00000000-0000-4000-8000-000000000001$/)
  await expect(attention).not.toContainText('how long stock lasts')
  await page.getByRole('heading', { name: 'Break down by' }).hover()
  await page.mouse.wheel(0, 10_000)
  const part = page.getByRole('region', { name: 'Sold out in' })
  await expect(part).toContainText('More may have been sold, so it may be sooner.')
  await expect(part).toContainText('1 order doesn’t tell all it sold')
  await expect(part.getByRole('link', { name: '00000000' })).toHaveCount(1)
})

test('a product’s variants say in how many days they are sold out; few pieces tell no day', async ({
  page,
  service,
}) => {
  const variants = [
    { id: 'v1', name: 'Yearly', stock: 4 },
    { id: 'v2', name: 'Boxed', stock: 0 },
    { id: 'v3', name: 'Rare', stock: 2 },
    { id: 'v4', name: 'Untold' },
  ]
  const data = { id: PRODUCT, storeId: STORES.software.id, name: 'Nimbus', variants }
  await service.fault({ op: 'getProduct', times: -1, respond: { body: { success: true, data } } })
  await showOrders(page, [
    { age: 2, items: [item('V1', 14), item('v2', 20), item('v3', 2)] },
    { age: 3, items: [item('v4', 40)] },
  ])
  await page.goto(`${store}/products/${PRODUCT}`)
  const row = (name: string) =>
    page.getByRole('table', { name: 'Variants' }).getByRole('row').filter({ hasText: name })
  await expect(row('Yearly')).toContainText('Sold out in 4 days')
  for (const name of ['Boxed', 'Rare', 'Untold']) {
    await expect(row(name)).not.toContainText('Sold out in')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('main')).toContainText('Sold out in 4 days')
})
