import { CATEGORY, PRODUCT, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, sampled, test } from './fixtures.ts'
import { showOrders } from './listed-orders.ts'
import { chooseOfVariant } from './variant-menu.ts'

const products = `/stores/${STORES.software.id}/products`
const product = `${products}/${PRODUCT.id}`

test('the catalogue is shown by position and searched while typing', async ({ page, service }) => {
  await page.goto(products)
  await expect(page).toHaveTitle('Products · Counter')
  const table = page.getByRole('table', { name: 'Products' })
  await expect(table.getByRole('row').nth(1)).toContainText(PRODUCT.name)
  const count = page.getByText('10 products, all loaded')
  await expect(count).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(count).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('/')
  await page.keyboard.type('nimbus')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/q=nimbus/)
  await page.getByRole('searchbox').fill('no such product')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/products$/)
  const [delivery, ...others] = await service.deliveries('listAllProducts')
  expect(delivery).toMatchObject({ method: 'GET', path: `${products}/all`, query: {}, body: '' })
  expect(others).toEqual([])
})

test('product filters and sorting are kept in the address', async ({ page }) => {
  await page.goto(`${products}?stock=out&sort=-name`)
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Out')
  await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('link', { name: 'Best sellers' }).click()
  await expect(page).toHaveURL(/bestSeller=true/)
  await expect(rows.nth(1)).toContainText('Best seller')
  await page.goBack()
  await expect(page).toHaveURL(/stock=out/)
})

test('a product row expands to its variants', async ({ page }) => {
  await page.goto(products)
  await page.getByRole('button', { name: `Variants of ${PRODUCT.name}` }).click()
  await expect(page.getByRole('row').filter({ hasText: '1 device, 1 year' })).toContainText('19.00')
  await expect(page).toHaveURL(/\/products$/)
})

test('T61: ten thousand rows are virtualised and the last one is reachable', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listAllProducts', fault: 'D11', rows: 10_000 })
  await page.goto(products)
  const table = page.getByRole('table', { name: 'Products' })
  // A slow machine needs a while for ten thousand records.
  await expect(table).toHaveAttribute('aria-rowcount', '10001', { timeout: 20_000 })
  // The first rows are drawn alone, and the page is short until the others follow.
  const drawn = table.getByRole('row')
  await expect.poll(() => drawn.count()).toBeGreaterThan(20)
  expect(await drawn.count()).toBeLessThan(80)
  await page.keyboard.press('End')
  await expect(table.locator('tr[aria-rowindex="10001"]')).toBeVisible()
})

test('an empty catalogue and a failed one are told apart', async ({ page, service }) => {
  await service.fault({ op: 'listAllProducts', fault: 'D04', times: 1 })
  await page.goto(products)
  await expect(page.getByText('No products yet')).toBeVisible()
  await service.fault({ op: 'listAllProducts', fault: 'S403j', times: 1 })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Products didn’t load')
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText(PRODUCT.name)
})

test('a product shows its variants and their details', async ({ page, service }) => {
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Product ${PRODUCT.name}`)
  const variants = page.getByRole('table', { name: 'Variants' })
  await expect(variants.getByRole('row').filter({ hasText: '1 device' })).toContainText('118')
  await page.getByRole('button', { name: 'Details of 1 device, 1 year' }).click()
  await expect(variants).toContainText('Machine ID')
  await expect(variants).toContainText('machine_id')
  await expect(page.getByRole('region', { name: 'Storefront' })).toContainText(PRODUCT.slug)
  await expect(page.getByRole('region', { name: 'Storefront' })).toContainText('Security')
  await expect(page.getByRole('region', { name: 'Coupons' })).not.toContainText('Reading')
  await expect(page.getByRole('region', { name: 'Reviews' })).not.toContainText('Reading')
  const [delivery] = await service.deliveries('getProduct')
  expect(delivery).toMatchObject({ method: 'GET', path: product, query: {}, body: '' })
})

test('the rest that can be done with a variant stands in its menu', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(product)
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await chooseOfVariant(row, 'Show all fields')
  await expect(page.getByText('Rules and record')).toBeVisible()
  await chooseOfVariant(row, 'Hide all fields')
  await expect(page.getByText('Rules and record')).toHaveCount(0)
  await chooseOfVariant(row, 'Copy variant ID')
  await expect(page.getByRole('menuitem', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(VARIANT.id)
  await page.getByRole('menuitem', { name: 'New variant like this…' }).click()
  await expect(page.getByText('Copied from')).toContainText(VARIANT.name)
})

test('each variant shows what it sold in thirty days', async ({ page }) => {
  await page.goto(product)
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await expect(row.getByTitle('Pieces in paid orders of the last 30 days')).toHaveText(/^\d+$/)
  await expect(page.getByRole('main')).toContainText(/\d+ sold in 30 days/)
})

test('what a busy store sold of a product by week is read on request', async ({ page }) => {
  const counted = /\/orders\?(?=.*PageSize=1(?:&|$))/
  const data = [{ id: 'one', dateCreated: new Date().toISOString() }]
  await page.route(counted, (route) => {
    const pages = route.request().url().includes('dateFrom') ? 41_000 : 60_000
    return route.fulfill({ json: { success: true, pages, data } })
  })
  await page.goto(product)
  const card = page.getByRole('region', { name: 'Sold by week' })
  const ask = card.getByRole('button', { name: 'Read 41,000 orders of 12 weeks' })
  await expect(ask).toBeVisible()
  await page.unroute(counted)
  await ask.click()
  const weeks = card.getByRole('list', { name: 'Sold by week' }).getByRole('listitem')
  await expect(weeks).toHaveCount(12)
  const sold = (await weeks.allTextContents()).map((week) =>
    Number(/(\d+) sold in/.exec(week)?.[1]),
  )
  const all = sold.filter((pieces) => pieces > 0).reduce((sum, pieces) => sum + pieces, 0)
  await expect(card).toContainText(`${all} in 12 weeks, paid orders`)
  expect(all).toBeGreaterThan(0)
})

test('what a product sold is drawn as it is read, as the least', async ({ page }) => {
  const items = [{ productId: PRODUCT.id, variantId: VARIANT.id, quantity: 1 }]
  const orders = Array.from({ length: 150 }, (_, at) => ({ age: at / 10, items }))
  const letGo = await showOrders(page, orders, (asked) => asked.get('Page') === '2')
  await page.goto(product)
  const card = page.getByRole('region', { name: 'Sold by week' })
  await expect(card).toContainText('At least 100 in 12 weeks, paid orders')
  await expect(card).toContainText('Reading orders')
  await expect(card.getByRole('list', { name: 'Sold by week' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await expect(row).toContainText('100+')
  letGo()
  await expect(card).toContainText(/^Sold by week ?150 in 12 weeks/)
  await expect(card).not.toContainText('Reading orders')
  await expect(row).not.toContainText('+')
})

test('a slug opens the product, and a search that finds nothing looks it up', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listAllProducts', fault: 'D04', times: 1 })
  await page.goto(`${products}?q=https://shop.example/p/${PRODUCT.slug}`)
  await page.getByRole('link', { name: `Look up “${PRODUCT.slug}”` }).click()
  await expect(page).toHaveURL(product)
  const [delivery] = await service.deliveries('getProductBySlug')
  const path = `${products}/slug/${PRODUCT.slug}`
  expect(delivery).toMatchObject({ method: 'GET', path, query: {}, body: '' })
})

test('without permission for slugs the catalogue is searched', async ({ page, service }) => {
  await service.fault({ op: 'getProductBySlug', fault: 'S403j', times: -1 })
  await page.goto(`${products}/slug/${PRODUCT.slug}`)
  await expect(page).toHaveURL(product)
  await page.goto(`${products}/slug/no-such-slug`)
  await expect(page.getByText('stores.products.view')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Quote code')
})

test('an unknown product shows an error', async ({ page }) => {
  await page.goto(`${products}/00000000-0000-4000-8000-000000000000`)
  await expect(page.getByRole('alert')).toContainText('No product with this ID')
})

for (const fault of ['D02', 'D03', 'D06', 'D07', 'D08', 'D09', 'D12', 'D13', 'D14', 'D20', 'D21']) {
  const title = `odd data does not break the product page: ${fault}`
  test(title, { tag: sampled(fault) }, async ({ page, service }) => {
    const path = fault === 'D02' || fault === 'D03' ? 'data.variants.0.name' : undefined
    await service.fault({ op: 'getProduct', fault, path })
    await page.goto(product)
    await expect(page.getByRole('table', { name: 'Variants' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Details of/ })
      .first()
      .click()
    await expect(page.getByText('Rules and record')).toBeVisible()
  })
}

test('the category filter waits for categories and reports when they fail', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listAllCategories', fault: 'hold' })
  await page.goto(`${products}?category=${CATEGORY.id}`)
  const table = page.getByRole('table', { name: 'Products' })
  await expect.poll(async () => (await service.deliveries('listAllProducts')).length).toBe(1)
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(table).not.toContainText('Nothing matches')
  await service.forget()
  await expect(table.getByRole('row').nth(1)).toBeVisible()

  await service.fault({ op: 'listAllCategories', fault: 'S403j', times: -1 })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Categories didn’t load')
  await service.forget()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(table.getByRole('row').nth(1)).toBeVisible()
})

test('on a phone a variant opens wherever its row is tapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/stores/${STORES.software.id}/products/${PRODUCT.id}`)
  const row = page.getByRole('table', { name: 'Variants' }).getByRole('row').first()
  const { x, y, width, height } = (await row.boundingBox())!
  await page.mouse.click(x + width * 0.6, y + height / 2)
  await expect(row.getByRole('button', { name: /^Details of/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})
