import type { Locator, Page } from '@playwright/test'
import { CUSTOMER, STORES, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import type { Service } from './service.ts'

const store = `/stores/${STORES.software.id}`

type List = {
  address: string
  name: string
  gives: string[]
  least?: number
  /** Rows that are enough to measure. */
  rows?: number
}

/** Columns of names, emails and texts give way; every other one is whole. */
const lists: List[] = [
  { address: `${store}/orders`, name: 'Orders', gives: ['Customer', 'Items'], least: 200 },
  { address: `${store}/customers?q=a`, name: 'Customers', gives: ['Email'], least: 200 },
  { address: `${store}/products`, name: 'Products', gives: ['Product'], least: 200 },
  { address: `${store}/coupons`, name: 'Coupons', gives: ['Variants'] },
  { address: `${store}/reviews`, name: 'Reviews', gives: ['Review', 'Product and customer'] },
  { address: `${store}/categories`, name: 'Categories', gives: ['Category', 'Contains', 'Image'] },
  { address: '/stores', name: 'Orders', gives: ['Customer', 'Items'], least: 110 },
  { address: `${store}/checks`, name: 'To fix', gives: ['Product and variant'], least: 200 },
  { address: `/webhooks/${WEBHOOKS.crm}/logs`, name: 'Webhooks', gives: [] },
]

/** The account’s, which are shorter. */
const accountLists: List[] = [
  {
    address: '/account?view=keys',
    name: 'API keys',
    gives: ['Scopes', 'Allowed addresses'],
    rows: 1,
  },
  { address: '/account?view=reports', name: 'Error reports', gives: [], rows: 2 },
]

const LONG =
  'An extraordinarily long name that no column of any list could ever hold, not even half'
const OLD = '2024-09-28T21:48:51Z'

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

/** The cells of which a part is out of sight, with their column's heading. */
const cutCells = (table: Locator) =>
  table.evaluate((element: HTMLTableElement) => {
    const heads = [...(element.tHead?.rows[0]?.cells ?? [])].map((head) => head.innerText.trim())
    // Runs in the page, so it cannot stand outside.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const isCut = (part: Element) => {
      if (part.closest('.sr-only') || part.clientWidth <= 1) return false
      return (
        getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
      )
    }
    return [...element.tBodies].flatMap((body) =>
      [...body.rows].flatMap((row) =>
        [...row.cells]
          .map((cell, place) => ({ column: heads[place] ?? '', cell }))
          .filter(({ cell }) => [cell, ...cell.querySelectorAll('*')].some(isCut))
          .map(({ column, cell }) => ({ column, text: cell.innerText })),
      ),
    )
  })

async function measure(page: Page, { address, name, gives, least = 0, rows = 5 }: List) {
  const found: unknown[] = []
  await page.goto(address)
  const table = page.getByRole('table', { name, exact: true })
  await expect(table.locator('[data-row]').nth(rows - 1)).toBeVisible()
  await expect(table).toHaveAttribute('aria-busy', 'false')
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const wrong = (await cutCells(table)).filter(({ column }) => !gives.includes(column))
    if (wrong.length > 0) found.push({ width, wrong })
    const sideways = await table.evaluate(
      (element: HTMLTableElement) => element.offsetWidth - element.parentElement!.clientWidth,
    )
    if (sideways > 0) found.push({ width, sideways })
    for (const column of least > 0 ? gives : []) {
      const box = await table.getByRole('columnheader', { name: column }).boundingBox()
      expect(box!.width, `${column}, ${width} wide`).toBeGreaterThanOrEqual(least)
    }
  }
  expect(found, address).toEqual([])
}

for (const list of [...lists, ...accountLists]) {
  test(`codes, times, amounts and short IDs are whole: ${list.address}`, async ({ page }) => {
    await measure(page, list)
  })
}

for (const list of lists.slice(0, 4)) {
  test(`and in odd records: ${list.address}`, async ({ page, service }) => {
    await makeOdd(service)
    await measure(page, list)
  })
}

/** Tickets whose emails, subjects and last words are longer than any column. */
async function openWordy(page: Page, service: Service) {
  const tickets = Array.from({ length: 6 }, (_, at) => ({
    id: `0000000${at}-6b0e-4c5a-9d27-58b1e07a3f14`,
    subject: LONG,
    emailAddress: `${'long.'.repeat(12)}@a-very-long-domain.example`,
    entries: [{ id: `e-${at}`, name: LONG, message: LONG, dateCreated: OLD }],
  }))
  const body = { success: true, data: { id: CUSTOMER.id, tickets } }
  await service.fault({ op: 'getCustomer', times: -1, respond: { body } })
  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${tickets[0]!.id}`)
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
}

test('how long a customer waits is whole, however long their words', async ({ page, service }) => {
  await openWordy(page, service)
  const rows = page.getByRole('table', { name: 'Tickets' }).locator('[data-row]')
  await expect(rows.nth(4)).toBeVisible()
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = await rows.evaluateAll((all) =>
      all.flatMap((row) =>
        [...row.querySelectorAll('time')].map(
          (time) => row.getBoundingClientRect().right - time.getBoundingClientRect().right,
        ),
      ),
    )
    expect(ends.length).toBeGreaterThan(4)
    expect(Math.min(...ends), `${width} wide`).toBeGreaterThanOrEqual(8)
  }
  await measure(page, {
    address: '/stores?view=tickets',
    name: 'Tickets waiting',
    gives: ['Customer', 'Subject'],
    least: 200,
  })
})

test('and in odd error reports', async ({ page, service }) => {
  const reports = ['a', 'b', 'c'].map((id) => ({
    id: `${id}48ad6b0e-6b0e-4c5a-9d27-58b1e07a3f14`,
    dateCreated: OLD,
    userId: `${id}59be7c1f-6b0e-4c5a-9d27-58b1e07a3f14`,
    gateway: 'CUSTOMER_BALANCE_WITH_A_LONG_NAME',
    reporter: 'AUTOMATIC_MONITORING_OF_GATEWAYS',
    type: 'WEBHOOK_SIGNATURE_MISMATCH',
    reason: LONG,
    resolved: false,
  }))
  await service.fault({
    op: 'getUser',
    times: -1,
    respond: { body: { success: true, data: { id: 'u', integrationErrorReports: reports } } },
  })
  await measure(page, {
    address: '/account?view=reports',
    name: 'Error reports',
    gives: [],
    rows: 3,
  })
})

test('the first rows of an export show whole IDs, times and amounts', async ({ page }) => {
  await page.goto(`${store}/orders`)
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click()
  const table = page.getByRole('region', { name: 'First rows' }).getByRole('table')
  await expect(table.locator('tbody tr')).toHaveCount(3)
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const gives = new Set(['items', 'customer_email'])
    expect((await cutCells(table)).filter(({ column }) => !gives.has(column))).toEqual([])
  }
})

test('columns leave one after another, the least needed first', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const heads = page.getByRole('table', { name: 'Orders' }).getByRole('columnheader')
  const all = ['Amount', 'Status', 'Customer', 'Items', 'Gateway', 'Coupon', 'Order', 'Created']
  await page.setViewportSize({ width: 1920, height: 900 })
  await expect(heads).toHaveText(all)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(heads).toHaveText(all.filter((name) => name !== 'Coupon'))
  await page.setViewportSize({ width: 1050, height: 900 })
  await expect(heads).toHaveText(all.filter((name) => name !== 'Coupon' && name !== 'Gateway'))
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
