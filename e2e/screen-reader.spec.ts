import { CUSTOMER, STORES, TICKET_ID, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { follow } from './matrix/bench.ts'

/* For each list, a screen reader must announce the number of results, row names and sort order. */
const store = `/stores/${STORES.software.id}`
const logs = `/webhooks/${WEBHOOKS.crm}/logs`

const lists = [
  { address: `${store}/orders`, nothing: 'status=NO_SUCH', found: /^20 orders on page 1 of \d+$/ },
  {
    address: `${store}/reviews`,
    nothing: 'emailAddress=nobody@nowhere.example',
    found: /^20 reviews on page 1 of \d+$/,
  },
  { address: `${store}/coupons`, nothing: 'q=NOSUCHCODE', found: /^20 coupons on page 1 of \d+$/ },
  { address: `${store}/customers`, some: 'q=a', nothing: 'q=zzqqzz', found: /^\d+ customers/ },
  { address: logs, nothing: 'responseCode=599', found: /^20 deliveries on page 1 of \d+$/ },
] as const

for (const list of lists) {
  const { address, nothing, found } = list
  test(`a screen reader hears how many were found, and when none: ${address}`, async ({ page }) => {
    const news = page.getByRole('status').filter({ hasText: found })
    await page.goto(`${address}?${'some' in list ? list.some : ''}`)
    await expect(news).toHaveCount(1)
    await follow(page, `${address}?${nothing}`)
    await expect(page.getByRole('status').filter({ hasText: /^Nothing found$/ })).toHaveCount(1)
    await expect(news).toHaveCount(0)
    await page.goBack()
    await expect(news).toHaveCount(1)
  })
}

test('a screen reader hears the page number, and when the page does not exist', async ({
  page,
}) => {
  await page.goto(`${store}/orders?pageSize=10`)
  await page.getByRole('link', { name: 'Next page' }).click()
  const news = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
  await expect(news(/^10 orders on page 2 of \d+$/)).toHaveCount(1)
  await follow(page, `${store}/orders?page=999999`)
  await expect(news(/^There is no such page$/)).toHaveCount(1)
})

test('the previous count is not announced while a filter loads', async ({ page, service }) => {
  await page.goto(`${store}/orders`)
  const news = page.getByRole('status').filter({ hasText: 'orders on page' })
  await expect(news).toHaveCount(1)
  await service.fault({ op: 'listOrders', fault: 'hold', times: -1 })
  await follow(page, `${store}/orders?status=COMPLETED`)
  await expect(page.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true')
  await expect(news).toHaveCount(0)
})

test('the count of products and tickets is announced while typing', async ({ page }) => {
  await page.goto(`${store}/products`)
  const shown = page.getByRole('status').filter({ hasText: /^[\d,]+ (of|products)/ })
  await expect(shown).toContainText('all loaded')
  await page.getByRole('searchbox').fill('zzqqzz')
  await expect(shown).toHaveText(/^0 of /)

  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  const tickets = page.getByRole('status').filter({ hasText: /(tickets?|Nothing found)$/ })
  await expect(tickets).toHaveText(/^\d+ tickets?$/)
  await page.getByRole('searchbox', { name: 'Search these tickets' }).fill('zzqqzz')
  await expect(tickets).toHaveText('Nothing found')
})

test('rows have accessible names and columns a sort state', async ({ page }) => {
  const rows = [
    [`${store}/orders`, 'Orders', / Order [0-9a-f]{8}, \S+@/],
    [`${store}/coupons`, 'Coupons', /Coupon \S/],
    [`${store}/products`, 'Products', /^\S/],
    [`${store}/customers?q=a`, 'Customers', /\S+@/],
    [`${store}/categories`, 'Categories', /^\S/],
    ['/account', 'Stores', /^\S/],
    [logs, 'Webhooks', /\S/],
  ] as const
  for (const [address, name, called] of rows) {
    await page.goto(address)
    const table = page.getByRole('table', { name, exact: true })
    await expect(table, address).toBeVisible()
    await expect(table.locator('[data-row-link]').first(), address).toHaveAccessibleName(called)
  }

  for (const [sort, state] of [
    ['-amount', 'descending'],
    ['amount', 'ascending'],
  ]) {
    await page.goto(`${store}/orders?sort=${sort}`)
    const amount = page.getByRole('columnheader', { name: 'Amount', exact: true })
    await expect(amount).toHaveAttribute('aria-sort', state!)
    await expect(page.locator('[aria-sort]:not([aria-sort="none"])')).toHaveCount(1)
  }
})
