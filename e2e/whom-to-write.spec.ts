import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { daily, expect, prefer, test } from './fixtures.ts'
import { showOrders } from './listed-orders.ts'
import type { Service } from './service.ts'

const store = `/stores/${STORES.software.id}`

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const has = (...productIds: string[]) => ({
  items: productIds.map((productId) => ({
    productId,
    productName: productId,
    variantId: `${productId}-1`,
    lineTotal: 10,
  })),
})

const nothing = () => false
const cents = (amount: string) => Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100)

async function showProducts(service: Service) {
  const data = ['Aurora', 'Nimbus'].map((name) => ({
    id: name.toLowerCase(),
    name,
    storeId: STORES.software.id,
    variants: [{ id: `${name.toLowerCase()}-1`, name: 'Yearly', stock: 50 }],
  }))
  await service.fault({
    op: 'listAllProducts',
    times: -1,
    respond: { body: { success: true, data } },
  })
}

test('new is who bought nothing before, as far as was read; looking further back is a job', async ({
  page,
}) => {
  const letGo = await showOrders(
    page,
    [
      { age: 2, customerEmail: 'Ada@Hale.example' },
      { age: 3, customerEmail: ' ada@hale.example' },
      { age: 4, customerEmail: 'bo@hale.example' },
      { age: 40, customerEmail: 'BO@hale.example', currencyCode: 'USD' },
      { age: 5, customerEmail: null, amountPaid: 3 },
      { age: 6, customerEmail: 'cy@hale.example', status: 'PENDING', amountPaid: 0 },
      { age: 200, customerEmail: 'ada@hale.example' },
    ],
    (asked) => !asked.has('dateFrom') && asked.has('dateTo') && asked.get('PageSize') !== '1',
  )
  await page.goto(`${store}?period=month&currency=EUR&by=customers`)
  const table = page.getByRole('table', { name: 'New and returning' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect(row('New').getByRole('cell')).toHaveText([/New/, /20\.00/, '1', '2 of 4'])
  await expect(row('Returning').getByRole('cell')).toHaveText([
    /Returning/,
    /10\.00/,
    '1',
    '1 of 4',
  ])
  await expect(row('No email').getByRole('cell')).toHaveText([/No email/, /3\.00/, '—', '1 of 4'])
  const main = page.getByRole('main')
  await expect(main).toContainText(/among the 6 orders since \d+ \w+/)
  await main.getByRole('button', { name: 'Look further back' }).click()
  await expect(main).toContainText('among the 6 orders read so far')
  await expect(main.getByRole('button', { name: 'Pause' })).toBeVisible()
  letGo()
  await expect(main).toContainText('among all 7 orders')
  await expect(row('New').getByRole('cell')).toHaveText([/New/, /0\.00/, '0', '0 of 4'])
  await expect(row('Returning').getByRole('cell')).toHaveText([
    /Returning/,
    /30\.00/,
    '2',
    '3 of 4',
  ])

  await page
    .getByRole('navigation', { name: 'Break down by' })
    .getByRole('link', { name: 'Best customers' })
    .click()
  const best = page.getByRole('table', { name: 'Best customers' })
  await expect(best.getByRole('row')).toHaveCount(3)
  await expect(best.getByRole('row').nth(1)).toContainText('ada@hale.example')
  await expect(best.getByRole('row').nth(1)).toContainText('20.00')
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
})

test('emails of who bought this and never that are copied, and nothing is sent', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await showProducts(service)
  const old = { productId: 'aurora', variantId: 'gone', variantName: 'Lifetime' }
  await showOrders(
    page,
    [
      { age: 2, customerEmail: 'Only@a.example', ...has('aurora') },
      { age: 3, customerEmail: 'both@a.example', ...has('aurora', 'nimbus') },
      { age: 4, customerEmail: 'back@a.example', ...has('aurora') },
      { age: 5, customerEmail: 'BACK@a.example', ...has('nimbus'), status: 'REFUNDED' },
      { age: 70, customerEmail: 'away@a.example', ...has('aurora') },
      { age: 71, customerEmail: 'away@a.example', items: [old] },
      { age: 6, customerEmail: 'x@a.example, y@a.example', ...has('aurora') },
      { age: 7, customerEmail: null, ...has('aurora') },
    ],
    nothing,
  )
  await page.goto('/tools')
  await page.getByRole('link', { name: 'Whom to write to' }).click()
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: 'Customers to write to' })
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Only@a.example')
  await expect(main).toContainText('1 order has no email. 1 email is none, and left out.')
  await main.getByRole('button', { name: 'One to a line' }).click()
  await page.getByRole('menuitemradio', { name: 'Between commas' }).click()
  await main.getByRole('button', { name: 'Copy 2 emails' }).click()
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Only@a.example, away@a.example',
  )
  await main.getByRole('link', { name: 'Stayed away' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('away@a.example')
  await main.getByRole('link', { name: 'Replaced variant' }).click()
  await expect(main.getByRole('button', { name: /Aurora, Lifetime \(1\)/ })).toBeVisible()
  await expect(rows.nth(1)).toContainText('away@a.example')
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
})

test('no email is in the page or copied in privacy mode', async ({ page, service }) => {
  await prefer(page, { privacy: true })
  await showProducts(service)
  await showOrders(page, [{ age: 2, customerEmail: 'only@a.example', ...has('aurora') }], nothing)
  await page.goto('/tools?write=never')
  const main = page.getByRole('main')
  await expect(main.getByText('1 customer', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Emails are hidden' })).toBeDisabled()
  expect(await page.getByRole('main').innerHTML()).not.toContain('only@a')
})

test('where the reading begins with the period nobody is called new before something older is read', async ({
  page,
}) => {
  const customerEmail = 'ada@hale.example'
  await showOrders(
    page,
    [2, 200].map((age) => ({ age, customerEmail })),
    nothing,
  )
  await page.goto(`${store}?period=quarter&currency=EUR&by=customers`)
  const table = page.getByRole('table', { name: 'New and returning' })
  await expect(table).toContainText('Not known yet: nothing older was read.')
  await expect(table).not.toContainText('100%')
  await page.getByRole('main').getByRole('button', { name: 'Look further back' }).click()
  await expect(table.getByRole('row').filter({ hasText: 'Returning' })).toContainText('1 of 1')
})

for (const character of ['oldest-first', 'pages-absent', 'statuses-in-lower-case']) {
  const title = `new and returning add up to what was paid, or are said to be partial: ${character}`
  test(title, { tag: daily(character === 'pages-absent') }, async ({ page, service }) => {
    await service.character(character)
    await page.goto(`${store}?period=month&currency=EUR&by=customers`)
    const main = page.getByRole('main')
    const table = page.getByRole('table', { name: 'New and returning' })
    const read = main.getByRole('button', { name: 'Read orders' })
    await expect(table.getByText('Returning').or(read)).toBeVisible()
    if (await read.isVisible()) await read.click()
    await expect(main).toContainText(/New means no earlier paid order/)
    await expect(main.getByRole('button', { name: 'Look further back' })).toBeVisible()
    const text = await main.innerText()
    if (/may be more|didn’t arrive|without a usable date|Not all orders/.test(text)) return
    const amounts = await table.getByRole('row').locator('td:nth-child(2)').allInnerTexts()
    const total = amounts.reduce((sum, amount) => sum + cents(amount), 0)
    const paid = main.locator('dl > div').filter({ has: page.getByText('Paid', { exact: true }) })
    expect(total).toBe(cents(await paid.locator('dd').first().innerText()))
  })
}
