import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectDialogAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { isSecondPage } from './second-page.ts'

const store = `/stores/${STORES.software.id}`
const orders = `${store}/orders`

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  return page.getByRole('dialog', { name: /^Export / })
}

const isCount = ({ searchParams }: URL) => searchParams.get('PageSize') === '1'

async function rowsAfter(page: Page, start: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  const text = await readFile(await download.path(), 'utf8')
  return {
    name: download.suggestedFilename(),
    text,
    rows: parse(text, { bom: true, columns: true }) as Record<string, string>[],
  }
}

test('where the platform ignores a filter, no number is told as those that match', async ({
  page,
  service,
}) => {
  await service.character('filters-ignored')
  await page.goto(`${orders}?status=Refunded`)
  const dialog = await openExport(page)
  await expect(dialog.getByRole('button', { name: 'Export up to 350 orders' })).toBeEnabled()
  await expect(dialog.getByRole('radio', { name: /^All that match/ })).toContainText('up to 350')
})

test('T29, T85: all orders go into a CSV, each once, while others arrive', async ({
  page,
  service,
}) => {
  await page.goto(orders)
  const dialog = await openExport(page)
  const start = dialog.getByRole('button', { name: 'Export 350 orders' })
  await expect(start).toBeEnabled()
  // The second page waits until the orders have arrived.
  const held: Route[] = []
  await page.route(isSecondPage, (route) => void held.push(route))
  const { name, text, rows } = await rowsAfter(page, async () => {
    await start.click()
    await expect(dialog).toBeHidden()
    // The job goes on while the merchant works elsewhere.
    await page.getByRole('link', { name: 'Coupons' }).click()
    await expect(page.getByRole('button', { name: /^Export orders/ })).toBeVisible()
    await expect.poll(() => held.length).toBe(1)
    await service.fault({ op: 'listOrders', fault: 'arrive', rows: 3 })
    for (const route of held) await route.continue()
  })
  expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  expect(text.startsWith('\u{FEFF}order_id,created_local,created_utc,')).toBe(true)
  expect(rows).toHaveLength(350)
  expect(new Set(rows.map((row) => row['order_id'])).size).toBe(350)
  expect(rows.filter((row) => /^[=+\-@]/.test(row['customer_email'] ?? ''))).toEqual([])

  const report = page.getByRole('region', { name: '350 of 350 orders exported' })
  await expect(report).toContainText('New, left out3')
  await report.getByRole('button', { name: 'Close the report' }).click()
  await expect(report).toBeHidden()
})

test('the number that the list tells stands there while it is counted anew', async ({ page }) => {
  await page.goto(orders)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('350 orders')
  const held: Route[] = []
  let isHeld = true
  await page.route(isCount, (route) => (isHeld ? void held.push(route) : route.continue()))
  const start = (await openExport(page)).getByRole('button', { name: 'Export 350 orders' })
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(start).toBeDisabled()
  isHeld = false
  for (const route of held) await route.continue()
  await expect(start).toBeEnabled()
})

test('an export that a reload interrupts goes on where it stopped', async ({ page, service }) => {
  await page.goto(orders)
  const dialog = await openExport(page)
  await page.route(isSecondPage, () => undefined)
  const secondPage = page.waitForRequest((request) => isSecondPage(new URL(request.url())))
  await dialog.getByRole('button', { name: 'Export 350 orders' }).click()
  await secondPage
  await page.reload()
  await page.unroute(isSecondPage)
  const restored = page.getByRole('button', { name: /Open jobs$/, includeHidden: true })
  await expect(restored).toBeAttached()
  await service.forget()
  await page.getByRole('button', { name: /^Export orders/ }).click()
  const panel = page.getByRole('dialog', { name: 'Jobs' })
  await expect(panel).toContainText('Paused at 100 of 350')
  const { rows } = await rowsAfter(page, () =>
    panel.getByRole('button', { name: 'Resume' }).click(),
  )
  expect(new Set(rows.map((row) => row['order_id'])).size).toBe(350)
  const pages = await service.deliveries('listOrders')
  expect(pages.filter(({ query }) => query.PageSize === '100' && query.Page === '1')).toEqual([])
})

test('an export that fails says why and where it stopped, and goes on when asked', async ({
  page,
  service,
}) => {
  await page.goto(orders)
  const dialog = await openExport(page)
  const start = dialog.getByRole('button', { name: /^Export \d+ orders/ })
  await expect(start).toBeEnabled()
  await service.fault({ op: 'listOrders', fault: 'S403j', times: -1 })
  await start.click()
  const report = page.getByRole('region', { name: 'The export stopped' })
  await expect(report).toContainText(/Stopped at \d+.*\. .*Quote code/)
  await service.forget()
  const { rows } = await rowsAfter(page, () =>
    report.getByRole('button', { name: 'Resume' }).click(),
  )
  expect(rows).toHaveLength(350)
  await expect(report).toBeHidden()
})

test('a job leaves a phone’s reply box free, and a low window its account', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(orders)
  await page.route(isSecondPage, () => undefined)
  await (await openExport(page)).getByRole('button', { name: 'Export 350 orders' }).click()
  const card = page.getByRole('button', { name: /^Export orders.* Open jobs$/ })
  await expect(card).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(card).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jobs' }).click()
  await expect(page.getByRole('dialog', { name: 'Jobs' })).toContainText('Export orders')

  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  await page.unroute(isSecondPage)
  await page.getByRole('textbox', { name: 'Reply' }).click()
  await expect(page.getByRole('button', { name: 'Replies' })).toBeInViewport({ ratio: 1 })
  await expect(card).toBeHidden()
})

test('the rows of a page go out per item, with the details that could be read', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10&sort=-dateCreated`)
  const dialog = await openExport(page)
  await dialog.getByRole('radio', { name: /^Those on this page/ }).check()
  await dialog.getByText('Item', { exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Add order details' }).check()
  await dialog.getByRole('combobox', { name: 'Separator' }).click()
  await page.getByRole('option', { name: 'Semicolon' }).click()
  await service.fault({ op: 'getOrder', fault: 'S403j', times: 1 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export 10 orders' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  const rows = parse(text, { bom: true, columns: true, delimiter: ';' }) as Record<string, string>[]
  expect(new Set(rows.map((row) => row['order_id'])).size).toBe(10)
  expect(rows.some((row) => row['details_read'] !== 'yes')).toBe(true)
  expect(rows.some((row) => row['transaction_id'] !== '')).toBe(true)
  const report = page.getByRole('region', { name: '10 of 10 orders exported' })
  await expect(report).toContainText('Without their details: 1 order.')
})

for (const [name, path] of [
  ['Reviews', `${store}/reviews`],
  ['Coupons', `${store}/coupons`],
  ['Products', `${store}/products`],
  ['Customers', `${store}/customers?q=mail`],
] as const) {
  test(`${name} can be exported as JSON`, async ({ page }) => {
    await page.goto(path)
    const dialog = await openExport(page)
    await dialog.getByText('JSON', { exact: true }).click()
    const button = dialog.getByRole('button', { name: /^Export \d+/ })
    await expect(button).toBeEnabled()
    const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0])
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const rows = JSON.parse(await readFile(await download.path(), 'utf8')) as { id: string }[]
    expect(rows).toHaveLength(count)
    expect(rows.every(({ id }) => id)).toBe(true)
  })
}

test('a count that the list doesn’t believe is neither offered nor reported', async ({
  page,
  service,
}) => {
  await service.character('pages-too-many')
  await page.goto(orders)
  const dialog = await openExport(page)
  const start = dialog.getByRole('button', { name: 'Export orders' })
  await expect(start).toBeEnabled()
  const { rows } = await rowsAfter(page, () => start.click())
  const report = page.getByRole('region', { name: /^\d+ orders exported$/ })
  await expect(report).toContainText(`${rows.length} orders exported`)
  await expect(report).toContainText('some may be missing')
  await expect(report).not.toContainText('never given')
  await expect(report).toContainText('Not counted')
})

test('the export dialog is accessible', async ({ page }) => {
  await page.goto(orders)
  const dialog = await openExport(page)
  await expect(dialog.getByRole('button', { name: 'Export 350 orders' })).toBeEnabled()
  for (const look of looksOf(0)) await expectDialogAccessible(page, look)
})
