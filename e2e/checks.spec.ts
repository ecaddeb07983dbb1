import { OUT_OF_STOCK_PRODUCT_ID, PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const checks = `${store}/to-fix?show=look`

test('where nothing is asked for, orders are checked and shown until something else is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${store}/to-fix`)
  const side = page.getByRole('navigation', { name: 'To fix' })
  await expect(page).toHaveURL(`${store}/to-fix?check=undelivered`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
  const late = side.getByRole('link', { name: /^Paid, not delivered/ })
  await expect(late).toHaveAttribute('aria-current')
  await expect(late).toBeInViewport({ ratio: 1 })
  await side.getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL(checks)
  await expect(page.getByRole('table', { name: 'To fix' })).toContainText('Out of stock')
  await late.click()
  await expect(late).toBeFocused()
  await side.getByRole('link', { name: /^All/ }).click()
  await expect(late).not.toContainText('…')
  await expect(page).toHaveURL(checks)
})

test('problems of the catalogue are found, linked and hidden by hand', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listAllCategories', fault: 'S403j', times: 1 })
  await page.goto(checks)
  const side = page.getByRole('navigation', { name: 'To fix' })
  const table = page.getByRole('table', { name: 'To fix' })
  const out = table.getByRole('row').filter({ hasText: 'Out of stock' })
  await expect(out).toHaveCount(1)
  await expect(out.getByRole('link')).toHaveAttribute(
    'href',
    `${store}/products/${OUT_OF_STOCK_PRODUCT_ID}`,
  )
  await expect(side.getByRole('link', { name: 'In no category' })).toContainText('Not checked')
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(side.getByRole('link', { name: 'In no category' })).toHaveCount(0)
  await side.getByRole('button', { name: /^Nothing in \d+ more$/ }).click()
  await expect(side.getByRole('link', { name: 'In no category' })).toHaveText(/category0$/)
  await expectAccessible(page, looksOf(0))
  await page.setViewportSize({ width: 1440, height: 900 })

  await side.getByRole('link', { name: 'Low stock' }).click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await side.getByLabel('At or below').fill('2')
  const low = table.getByRole('row').filter({ hasText: PRODUCT.name })
  await expect(table.getByRole('row')).toHaveCount(2)
  const hide = low.getByRole('button', { name: /^Hide/ })
  await expect(hide).toHaveText('Hide')
  await hide.click()
  await expect(page.getByText('Nothing found here')).toBeVisible()
  await side.getByRole('link', { name: '1 hidden' }).click()
  await expect(low).toContainText('Low stock')

  await side.getByRole('link', { name: /^All/ }).click()
  await expect(low).toHaveCount(0)
  const left = (await table.getByRole('row').count()) - 1
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(page.getByRole('link', { name: 'To fix' })).toHaveText(`To fix${left}+`)
})

test('a catalogue without problems says so, and one that failed to load says what is missing', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listAllProducts', fault: 'S403j' })
  await service.fault({ op: 'listCoupons', fault: 'S403j' })
  await page.goto(checks)
  await expect(page.getByRole('alert')).toContainText('Nothing could be checked')
  const all = page.getByRole('navigation', { name: 'To fix' }).getByRole('link', { name: /^All/ })
  await expect(all).toHaveText('AllNot checked')
  await service.forget()
  await service.fault({ op: 'listAllProducts', fault: 'D04' })
  await service.fault({ op: 'listCoupons', fault: 'D04' })
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing to look at in 0 variants')).toBeVisible()
  await expect(all).toHaveText('All0')
})

test('ten thousand products are checked, and only the rows on screen are drawn', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listAllProducts', fault: 'D11', rows: 10_000, times: -1 })
  await page.goto(`${store}/to-fix?show=all`)
  const table = page.getByRole('table', { name: 'To fix' })
  // A slow machine needs a while for ten thousand records.
  await expect(table).toHaveAttribute('aria-rowcount', /^\d{5}$/, { timeout: 45_000 })
  expect(await table.getByRole('row').count()).toBeLessThan(80)
})

test('without products, nothing is told of what only they tell, and a check goes on with them', async ({
  page,
  service,
}) => {
  test.slow()
  await service.fault({ op: 'listAllProducts', fault: 'S403j', times: -1 })
  await page.goto(`${store}/to-fix?check=low`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Not checked' })).toBeVisible()
  await expect(main).not.toContainText('Nothing found here')
  await page.goto(`${store}/to-fix?check=undelivered`)
  // A check opens two orders a second.
  const unknown = main.getByText(/^Can’t tell \d+ Products didn’t load/)
  await expect(unknown).toBeVisible({ timeout: 60_000 })
  await expect(main).not.toContainText('your platform doesn’t say')
  await service.forget()
  await main.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(unknown).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByRole('table', { name: 'Paid, not delivered' })).toBeVisible()
})
