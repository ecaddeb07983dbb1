import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('T30: the order list shows customer, items and amount, newest first, with a count', async ({
  page,
}) => {
  await page.goto(orders)
  await expect(page).toHaveTitle('Orders · Counter')
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await expect(rows.nth(1)).toContainText('164.06 EUR')
  await expect(rows.nth(1)).toContainText('Completed')
  await expect(rows.nth(1)).toContainText('mara.lindqvist@fjordmail.se')
  await expect(rows.nth(1)).toContainText('Nimbus Security Suite')
  await expect(rows.nth(1)).toContainText('9f2c41d8')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    /\d+ orders, newest first.*Page 1 of \d+/,
  )
})

test('T19, T21: every order filter is sent as specified', async ({ page, service }) => {
  const search = [
    'status=PENDING',
    'gateway=CARDLANE',
    'email=mail',
    'chat=123456789012345678',
    'dateFrom=2026-01-01',
    'dateTo=2026-12-31',
    'sort=-amount',
    'page=2',
    'pageSize=10',
  ].join('&')
  await page.goto(`${orders}?${search}`)
  await expect(page.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'false')
  const [delivery] = await service.deliveries('listOrders')
  expect(delivery).toMatchObject({ method: 'GET', path: orders, body: '' })
  expect(delivery?.query).toEqual({
    dateFrom: '2025-12-31T23:00:00.000Z',
    dateTo: '2026-12-31T22:59:59.999Z',
    status: 'PENDING',
    gateway: 'CARDLANE',
    email: 'mail',
    chat: '123456789012345678',
    Sorts: '-amount',
    Page: '2',
    PageSize: '10',
  })
})

test('T14: a status filter suggests seen values, is kept in the address, and Back removes it', async ({
  page,
}) => {
  await page.goto(`${orders}?page=1`)
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('row')).toHaveCount(21)

  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Status' }).click()
  const editor = page.getByRole('dialog', { name: 'Status is' })
  await editor.getByRole('combobox', { name: 'Status' }).fill('refu')
  await editor.getByRole('option', { name: /^Refunded/ }).click()

  await expect(page).toHaveURL(/[?&]status=REFUNDED/)
  await expect(page).not.toHaveURL(/page=/)
  const others = table.getByRole('row').filter({ hasNotText: /Refunded|Amount/ })
  await expect(others).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Status is Refunded' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('button', { name: 'Status is Refunded' })).toBeHidden()
  await expect(table.getByRole('row')).toHaveCount(21)
})

test('Enter searches orders by email and Clear shows all again', async ({ page }) => {
  await page.goto(orders)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await page.keyboard.press('/')
  await page.keyboard.type('hanneke')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/email=hanneke/)
  await expect(rows.filter({ hasNotText: 'hanneke' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(rows).toHaveCount(21)
})

test('a pasted order id opens the order', async ({ page }) => {
  await page.goto(orders)
  await page.getByRole('searchbox', { name: 'Email or order ID' }).fill(ORDERS.jpy.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${orders}/${ORDERS.jpy}`)
})

test('a relative period is kept in the address as a word', async ({ page, service }) => {
  await page.goto(orders)
  await page.getByRole('link', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/dateFrom=today-6d&dateTo=today$/)
  await expect(page.getByRole('button', { name: /^Created Last 7 days/ })).toBeVisible()
  await expect
    .poll(async () => (await service.deliveries('listOrders')).map(({ query }) => query.dateTo))
    .toContainEqual(expect.stringMatching(/T(21|22):59:59\.999Z$/))
})

test('a column sorts descending, ascending, then not at all', async ({ page }) => {
  await page.goto(orders)
  const amount = page.getByRole('columnheader', { name: 'Amount' })
  const sort = amount.getByRole('button')
  await sort.click()
  await expect(page).toHaveURL(/sort=-amount/)
  await expect(amount).toHaveAttribute('aria-sort', 'descending')
  await sort.click()
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await sort.click()
  await expect(page).not.toHaveURL(/sort=/)
})

test('T31: a refused sort is removed and reported', async ({ page, service }) => {
  await page.goto('/preferences')
  await service.fault({ op: 'listOrders', fault: 'S422j' })
  await page.goto(`${orders}?status=COMPLETED&sort=amount`)
  await expect(page.getByText('Your platform can’t sort so: Amount.')).toBeVisible()
  await expect(page).toHaveURL(/orders\?status=COMPLETED$/)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.goBack()
  await expect(page).toHaveURL(/preferences$/)
})

test('an earlier empty result is not shown while the next one loads', async ({ page, service }) => {
  await page.goto(`${orders}?status=NO_SUCH_STATUS`)
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table).toContainText('Nothing matches these filters')
  await service.fault({ op: 'listOrders', fault: 'hold', times: -1 })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(orders)
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(table).not.toContainText('No order')
  await service.forget()
  await expect(table.getByRole('row')).toHaveCount(21)
})

test('T26: rows stay on screen while another page or page size loads', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('row')).toHaveCount(11)
  await service.fault({ op: 'listOrders', fault: 'hold', times: -1 })
  await page.getByRole('button', { name: 'Rows 10' }).click()
  await page.getByRole('menuitemradio', { name: '50 rows' }).click()
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(table.getByRole('row')).toHaveCount(11)
  await expect
    .poll(async () => (await service.deliveries('listOrders')).map(({ query }) => query.PageSize))
    .toContain('50')
  await service.fault({ op: 'listOrders', release: true })
  await expect(table.getByRole('row')).toHaveCount(51)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
})

test('invalid search parameters are ignored', async ({ page }) => {
  await page.goto(`${orders}?page=-3&pageSize=abc&dateFrom=yesterday&sort=%00&status=`)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 1 of')
  await expect(page.getByRole('status').filter({ hasText: 'Left out of the address' })).toHaveText(
    /Created “yesterday”.*Page “-3”, Rows “abc”/,
  )
})

test('a page beyond the last offers the last page', async ({ page }) => {
  await page.goto(`${orders}?page=9999`)
  await page.getByRole('button', { name: /^Go to page/ }).click()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toContainText(
    /[A-Z]{3,4}/,
  )
})

test('an empty result offers to clear the filters', async ({ page }) => {
  // From which the browser knows words of the store.
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Status' }).click()
  const field = page.getByRole('combobox', { name: 'Status' })
  await field.fill('NO_SUCH_STATUS')
  await field.press('Enter')
  const sentence = 'No order read here has “NO_SUCH_STATUS”. Check the spelling.'
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
  await expect(page.getByText('Nothing matches these filters')).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
})

test('a store without orders says what will happen, and has no filters to clear', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'D04', times: -1 })
  await page.goto(orders)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
})

test("a failed order list shows the service's code and can be retried", async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'S403j', times: 1 })
  await page.goto(orders)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Orders didn’t load')
  await expect(alert).toContainText('Quote code')
  await expect(alert.getByRole('button', { name: 'Copy details' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not loaded. Refresh' })).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
})

test('switching stores keeps the page and its filters', async ({ page }) => {
  await page.goto(`${orders}?status=COMPLETED&page=2`)
  await page.getByRole('button', { name: /Switch store/ }).click()
  await page.getByRole('menuitem', { name: STORES.fonts.name }).click()
  await expect(page).toHaveURL(`/stores/${STORES.fonts.id}/orders?status=COMPLETED`)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toBeVisible()
})

test('on a phone a menu sorts, and a typed page number is followed on blur', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(orders)
  await page.getByRole('button', { name: 'Sort' }).click()
  await page.getByRole('menuitem', { name: 'Largest amount first' }).click()
  await expect(page).toHaveURL(/sort=-amount$/)
  await expect(page.getByRole('button', { name: 'Sort: Largest amount first' })).toBeVisible()

  await page.getByRole('button', { name: 'Page 1, go to another' }).click()
  const field = page.getByLabel('Go to page')
  await field.fill('7')
  await field.press('Escape')
  await expect(page.getByRole('button', { name: 'Page 1, go to another' })).toBeVisible()
  await page.getByRole('button', { name: 'Page 1, go to another' }).click()
  await field.fill('2')
  await field.blur()
  await expect(page).toHaveURL(/page=2/)
})
