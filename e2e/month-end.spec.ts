import { readFile } from 'node:fs/promises'
import { ORDERS } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const [year, monthNow] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
  .format()
  .split('-')
/** In the middle of the last month, so that no time zone moves it to another one. */
const lastMonth = new Date(Date.UTC(Number(year), Number(monthNow) - 2, 15, 12))
const month = lastMonth.toISOString().slice(0, 7)

const paid = [
  { id: ORDERS.complete, currencyCode: 'EUR', amount: 119, amountPaid: 119 },
  { id: ORDERS.plain, currencyCode: 'EUR', amount: 50.05, amountPaid: 50.05 },
  { id: ORDERS.crypto, currencyCode: 'USD', amount: 20, amountPaid: 20 },
].map((order) => ({
  ...order,
  dateCreated: lastMonth.toISOString(),
  status: 'COMPLETED',
  items: [],
}))

const opensAs = (order: object, others: object) => ({
  op: 'getOrder' as const,
  respond: { body: { success: true, data: { order, logs: [], ...others } } },
})

test('a month is read on request, one file per currency, and says what did not load', async ({
  page,
  service,
}) => {
  test.slow()
  await page.goto('/tools')
  await page.getByRole('link', { name: 'Month’s end' }).click()
  const main = page.getByRole('main')
  const read = main.getByRole('button', { name: /^Read [A-Z]/ })
  await expect(read).toBeVisible()
  await expect(main.getByText(/orders by your platform’s count, about|two a second/)).toBeVisible()
  expect(await service.deliveries('getOrder')).toEqual([])

  await service.fault({
    op: 'listOrders',
    times: -1,
    respond: { body: { success: true, pages: 1, data: paid } },
  })
  const tax = { taxAmount: 19, taxRate: 19, taxName: 'VAT Germany', preTaxAmount: 100 }
  const german = { billingInformation: { countryCode: 'DE' } }
  await service.fault(opensAs({ ...paid[0], tax, platformFee: 1.5, gatewayFee: 2 }, german))
  const refused = { success: false, message: 'Not today', code: 'NOT_TODAY' }
  await service.fault({ op: 'getOrder', respond: { status: 403, body: refused } })
  await service.fault(opensAs({ ...paid[2] }, {}))
  await read.click()

  const table = main.getByRole('table', { name: /^EUR/ })
  await expect(main.getByRole('status').filter({ hasText: '1 order didn’t load.' })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Orders created in/ })).toContainText('169.05')
  await expect(table.getByRole('row', { name: /^Platform fee/ })).toContainText('1 of 2')
  await expect(table.getByRole('row', { name: /^VAT Germany 19%(?!.*Germany)/ })).toContainText(
    '19.00',
  )
  await expect(main).toContainText('NOT_TODAY')
  await expectAccessible(page, looksOf(0))
  await page.setViewportSize({ width: 1440, height: 900 })

  await service.fault(opensAs({ ...paid[1], platformFee: 0.5, gatewayFee: 1 }, german))
  await main.getByRole('button', { name: 'Read it again' }).click()
  await expect(table.getByRole('row', { name: /^Platform fee/ })).toContainText('−2.00')
  await expect(table.getByRole('row', { name: /^Left of/ })).toContainText('145.05')
  await expect(main.getByText(/: 3( of \d+)? paid, 0 older refunded orders read\.$/)).toBeVisible()

  await main.getByRole('checkbox', { name: 'USD' }).click()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save 1 CSV file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`counter-${month}-EUR.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`"Orders created in`)
  expect(text).toContain(',2,,169.05,')
  expect(text).toMatch(new RegExp(`^${ORDERS.complete},.*,yes\r$`, 'm'))
})

test('a month goes on after a reload, and is printed as a sheet per currency', async ({
  page,
  service,
}) => {
  await service.fault({
    op: 'listOrders',
    times: -1,
    respond: { body: { success: true, pages: 1, data: paid } },
  })
  const opened = async () => (await service.deliveries('getOrder')).map(({ path }) => path)
  const tax = { taxAmount: 19, taxRate: 19, taxName: 'VAT', preTaxAmount: 100 }
  const odd = { chargeback: 7, refund: [], customer: { countryCode: '?' } }
  await service.fault(opensAs({ ...paid[0], tax }, { billingInformation: { countryCode: 'DE' } }))
  await service.fault({ op: 'getOrder', fault: 'hold' })
  await page.goto('/tools?month=last')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Read [A-Z]/ }).click()
  await expect.poll(async () => (await opened()).length).toBe(2)
  await main.getByRole('button', { name: 'Pause' }).click()
  await expect(main.getByText(/^Paused at/)).toBeVisible()
  expect(await atRest(page)).not.toContain('fjordmail')
  await service.fault(opensAs({ ...paid[1], ...odd }, {}))
  await service.fault(opensAs({ ...paid[2] }, {}))

  await page.reload()
  await expect(main.getByText(/^Paused at/)).toBeVisible()
  await expect(main.getByText('1 of 3 orders read.')).toBeVisible()
  await main.getByRole('button', { name: 'Continue' }).click()
  await expect(main.getByText(/: 3( of \d+)? paid, 0 older refunded orders read\.$/)).toBeVisible()
  // The second was held when the page paused, so it is asked for again; the first is not.
  const [first, second, ...others] = await opened()
  expect(others[0]).toBe(second)
  expect(others).toHaveLength(2)
  expect(others).not.toContain(first)
  const row = (name: RegExp) => main.getByRole('table').first().getByRole('row', { name })
  await expect(row(/^Orders created in/)).toContainText('169.05')
  await expect(row(/^VAT 19%.*Germany$/)).toContainText('19.00')

  await page.emulateMedia({ media: 'print' })
  const sheets = main.getByRole('article')
  await expect(sheets).toHaveCount(2)
  await expect(sheets.first()).toContainText('Halden Software')
  await expect(
    sheets
      .first()
      .getByRole('row', { name: /169\.05/ })
      .first(),
  ).toBeVisible()
  await expect(sheets.last()).toContainText('20.00')
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden()
})

test('amounts that may be cents are named while a month is read, and when it is paused', async ({
  page,
  service,
}) => {
  const whole = Array.from({ length: 25 }, (_, at) => ({
    ...paid[0],
    id: at === 0 ? ORDERS.complete : paid[0]!.id.replace(/^.{4}/, String(1_000 + at)),
    amount: 11_900,
    amountPaid: 11_900,
  }))
  await service.fault({
    op: 'listOrders',
    times: -1,
    respond: { body: { success: true, pages: 1, data: whole } },
  })
  await service.fault(opensAs({ ...whole[0] }, {}))
  await service.fault({ op: 'getOrder', fault: 'hold' })
  await page.goto('/tools?month=last')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Read [A-Z]/ }).click()
  const hint = main.getByText('No amount met so far has decimals.').filter({ visible: true })
  await expect(hint).toBeVisible()
  await main.getByRole('button', { name: 'Pause' }).click()
  await expect(main.getByText(/^Paused at/)).toBeVisible()
  await page.reload()
  await expect(main.getByText(/^Paused at/)).toBeVisible()
  await expect(hint).toBeVisible()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save 1 CSV file' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('No amount met so far')
})

test('a month that nobody knows is the last one', async ({ page }) => {
  await page.goto('/tools?month=soon')
  await expect(page.getByRole('heading', { level: 1, name: 'Month’s end' })).toBeVisible()
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
  await expect(
    page.getByRole('main').getByRole('button', { name: `Read ${name.format(lastMonth)}` }),
  ).toBeVisible()
})
