import {
  CATEGORY,
  COUPON,
  CUSTOMER,
  ORDERS,
  PRODUCT,
  STORES,
  WEBHOOKS,
} from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { type List, LONG, measure, OLD } from './measure-cells.ts'
import type { Service } from './service.ts'

const store = `/stores/${STORES.software.id}`

/** Columns of names, emails and texts give way; every other one is whole. */
const lists: List[] = [
  { address: `${store}/orders`, name: 'Orders', gives: ['Customer', 'Items'], least: 200 },
  { address: `${store}/customers?q=a`, name: 'Customers', gives: ['Email'], least: 290 },
  { address: `${store}/products`, name: 'Products', gives: ['Product'], least: 290 },
  // The code is whole, and what it is for, beside it, is cut.
  { address: `${store}/coupons`, name: 'Coupons', gives: ['Code', 'Variants'] },
  { address: `${store}/reviews`, name: 'Reviews', gives: ['Review', 'Product and customer'] },
  { address: `${store}/categories`, name: 'Categories', gives: ['Category', 'Contains', 'Image'] },
  { address: '/stores', name: 'Orders', gives: ['Customer', 'Items'], least: 230 },
  {
    address: `${store}/to-fix?show=look`,
    name: 'To fix',
    gives: ['Product and variant'],
    least: 250,
  },
  { address: `/webhooks/${WEBHOOKS.crm}/logs`, name: 'Webhooks', gives: [] },
]

const listOf = (records: object[]) => ({
  body: { success: true, pages: 1, data: records.slice(0, 20) },
})

/** What real platforms hold besides the tidy: long codes, small coins, old days, long names. */
async function makeOdd(service: Service) {
  const [own] = (await service.records('sent')).stores
  await service.fault({
    op: 'listOrders',
    times: -1,
    respond: listOf(
      own!.orders.map((order, place) => ({
        ...order,
        ...(place % 3 === 0 && {
          amount: 1_203_948.124914,
          amountPaid: 74.948682,
          currencyCode: 'USDT',
          status: 'PARTIALLY_PAID',
          gateway: 'CUSTOMER_BALANCE',
          customerEmail: `${'long.'.repeat(12)}@a-very-long-domain.example`,
          coupon: { id: order.id, code: 'SAVE29-4598-SUMMER36' },
          items: [{ id: 'a', productName: LONG, variantName: LONG, quantity: 3 }],
        }),
        ...(place % 4 === 0 && { dateCreated: OLD }),
      })),
    ),
  })
  await service.fault({
    op: 'searchCustomers',
    times: -1,
    respond: listOf(
      own!.customers.map((customer) => ({
        ...customer,
        status: 'PENDING_VERIFICATION',
        isBlocked: true,
        totalSpend: 1_203_948.12,
        dateCreated: OLD,
        emailAddress: `${'long.'.repeat(12)}@a-very-long-domain.example`,
      })),
    ),
  })
  await service.fault({
    op: 'listCoupons',
    times: -1,
    respond: listOf(
      own!.coupons.map((coupon) => ({ ...coupon, code: 'SAVE29-4598-SUMMER36', uses: 1_234_567 })),
    ),
  })
}

test('codes, times, amounts and short IDs are whole in every list', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const list of lists) await measure(page, list)
})

/** What is whole unless a record is odd: names, emails and items, too. */
const tidy: Pick<List, 'address' | 'name' | 'rows'>[] = [
  { address: `${store}/customers`, name: 'Customers of recent orders' },
  { address: `${store}/customers?q=fjord`, name: 'Customers' },
  { address: `${store}/customers/${CUSTOMER.id}`, name: 'Orders of this customer', rows: 3 },
  { address: `${store}/products`, name: 'Products' },
  { address: `${store}/categories`, name: 'Categories', rows: 3 },
  { address: `${store}/categories/${CATEGORY.id}`, name: 'Products', rows: 1 },
  { address: `${store}/categories/${CATEGORY.id}`, name: 'Variants', rows: 3 },
]

const tidyToo: typeof tidy = [
  { address: `${store}/reviews`, name: 'Reviews' },
  { address: `${store}/coupons`, name: 'Coupons' },
  { address: `${store}/to-fix?show=look`, name: 'To fix' },
  { address: '/account', name: 'Stores', rows: 3 },
  { address: `${store}/orders?peek=${ORDERS.complete}`, name: 'Orders' },
  { address: `${store}/products?peek=${PRODUCT.id}`, name: 'Products' },
  { address: `${store}/coupons?peek=${COUPON.id}`, name: 'Coupons' },
]

for (const [of, those] of Object.entries({ 'sales and catalogue': tidy, 'the rest': tidyToo })) {
  test(`names, emails and items of tidy lists are whole, too: ${of}`, async ({ page }) => {
    await page.goto('/no-such-page')
    for (const list of those) await measure(page, { gives: [], ...list })
  })
}

test('where stores are many, each order says its store’s name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/stores')
  const rows = page.getByRole('table', { name: 'Orders' }).locator('[data-row]')
  const name = rows.getByRole('cell', { name: STORES.software.name }).first().locator('bdi').first()
  await expect(name).toHaveText(STORES.software.name)
  expect((await name.boundingBox())!.width).toBeGreaterThan(80)
})

test('beside its details, a processor’s restriction is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/processors')
  const words = page.getByRole('list', { name: 'Payment processors' }).getByText(/out of date/)
  await expect(words).toBeVisible()
  expect(await words.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
})

test('and in odd records', async ({ page, service }) => {
  await makeOdd(service)
  await page.goto('/no-such-page')
  for (const list of lists.slice(0, 4)) await measure(page, list)
})

test('columns leave one after another, the least needed first', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const heads = page.getByRole('table', { name: 'Orders' }).getByRole('columnheader')
  const all = ['Amount', 'Status', 'Customer', 'Items', 'Gateway', 'Coupon', 'Order', 'Created']
  await page.setViewportSize({ width: 1920, height: 900 })
  await expect(heads).toHaveText(all)
  await page.setViewportSize({ width: 1366, height: 900 })
  await expect(heads).toHaveText(all.filter((name) => name !== 'Coupon'))
  // Whose order it is, and what was bought, before the gateway.
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(heads).toHaveText(all.filter((name) => name !== 'Coupon' && name !== 'Gateway'))
})

test('a column with hardly a value leaves before an email is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${store}/orders`)
  const table = page.getByRole('table', { name: 'Orders' })
  const coupon = table.getByRole('columnheader', { name: 'Coupon' })
  await expect(table.getByRole('row')).toHaveCount(21)
  await expect(coupon).toBeHidden()
  const cut = () =>
    table
      .getByRole('cell', { name: '@' })
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length)
  await expect.poll(cut).toBe(0)
  // One whose width is the merchant's own stays.
  const own = 'amount,status,email,items,gateway,coupon:92,order,created'
  await page.goto(`${store}/orders?columns=${own}`)
  await expect(table.getByRole('row')).toHaveCount(21)
  await expect(coupon).toBeVisible()
})

test('choosing rows moves no amount', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const row = page.getByRole('table', { name: 'Orders' }).locator('[data-row]').nth(2)
  await expect(row.getByRole('checkbox')).toBeAttached()
  const parts = () =>
    row.locator('td').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell.querySelector('a, span, bdi') ?? cell)
        return Math.round(range.getBoundingClientRect().right)
      }),
    )
  const before = await parts()
  await row.getByRole('link').focus()
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(row.getByRole('checkbox')).toHaveCSS('width', '16px')
  expect(await parts()).toEqual(before)
})
