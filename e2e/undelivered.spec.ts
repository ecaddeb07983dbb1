import { readFile } from 'node:fs/promises'
import { CUSTOMER, ORDERS, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, prefer, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const undelivered = `${store}/to-fix?check=undelivered`
const [times, reading] = [100, { timeout: 30_000 }]

test('paid orders without goods are found, with the way to the order and to the ticket', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const path = 'data.order.deliveredItems'
  await service.fault({ op: 'getOrder', fault: 'D01', path, values: [[]], times })
  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible()
  // Without loading the page anew, which could forget the ticket before it is kept.
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('link', { name: /^To fix/ }).click()
  const side = page.getByRole('navigation', { name: 'To fix' })
  await side.getByRole('link', { name: 'Paid, not delivered' }).click()
  await expect(page).toHaveURL(undelivered)

  await side.getByLabel('After, in minutes').fill('0')
  const table = page.getByRole('table', { name: 'Paid, not delivered' })
  const theirs = table.getByRole('row').filter({ hasText: CUSTOMER.emailAddress })
  await expect(theirs).toHaveCount(1)
  await expect(theirs).toContainText('Everything')
  await expect(theirs.getByRole('link', { name: / Order [0-9a-f]{8}, / })).toHaveAttribute(
    'href',
    /\/orders\//,
  )
  await expect(theirs.getByRole('link', { name: 'Open order' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Reply in ticket' })).toHaveAttribute(
    'href',
    `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
  )
  const other = table.getByRole('row').filter({ hasNotText: CUSTOMER.emailAddress }).last()
  await expect(other.getByRole('link', { name: 'Customer', exact: true })).toBeVisible()
  await expect(table).toContainText(/\d in stock/)
  await page.getByRole('main').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('main')).toContainText('Paused at')
  await expect(side.getByRole('link', { name: /^Paid, not delivered \d+\+$/ })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(table).toContainText(/\d in stock/)
  await expect(other.getByRole('link', { name: 'Customer', exact: true })).toHaveAttribute(
    'href',
    /\/customers\/[^/]+$/,
  )
  await expect(theirs.getByRole('link', { name: 'Reply in ticket' })).toBeVisible()
  await theirs.getByRole('link', { name: / Order [0-9a-f]{8}, / }).click()
  await expect(page).toHaveURL(/\/orders\//)
  await page.goBack()
  await expectAccessible(page, looksOf(0))

  await page.setViewportSize({ width: 1440, height: 900 })
  await side.getByLabel('After, in minutes').fill('99999')
  await expect(table).toHaveCount(0)
  await page.getByText('Not late yet').click()
  await expect(page.getByRole('table', { name: 'Not late yet' })).toContainText('Everything')
})

test('what was delivered by hand, or cannot be counted, is told apart from what is missing', async ({
  page,
  service,
}) => {
  const path = 'data.order.isDeliveredManually'
  await service.fault({ op: 'getOrder', fault: 'D01', path, values: [true], times })
  await page.goto(undelivered)
  await page.getByText('Delivered by hand, or locked').click()
  await expect(page.getByRole('table', { name: 'Delivered by hand, or locked' })).toContainText(
    'Delivered by hand',
  )
  await expect(page.getByRole('table', { name: 'Paid, not delivered' })).toHaveCount(0)
})

test('orders that do not load are named, and read again when asked for', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'getOrder', fault: 'S404j', times: 2 })
  await page.goto(undelivered)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Pause' }).click()
  await main.getByRole('button', { name: /^Created / }).click()
  await page.getByRole('menuitemradio', { name: 'the last 3 days' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await service.fault({ op: 'getOrder', fault: 'S404j', times: 2 })
  await main.getByRole('button', { name: 'Check orders' }).click()
  await expect(main).toContainText(/\d+ orders checked, [1-9]\d* of them didn’t load/, reading)
  await main.getByText(/^Didn’t load: /).click()
  await expect(main.getByRole('link', { name: /^Open [0-9a-f]{8}$/ }).first()).toBeVisible()
  await main.getByRole('button', { name: /^Read .+ again$/ }).click()
  await expect(main).toContainText(/\d+ orders checked\./)
  await expect(main.getByText(/^Didn’t load: /)).toHaveCount(0)
})

test('an order that has its goods is not opened again', async ({ page, service }) => {
  await page.goto(undelivered)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Pause' }).click()
  await main.getByRole('button', { name: /^Created / }).click()
  await page.getByRole('menuitemradio', { name: 'the last 3 days' }).click()
  const check = main.getByRole('button', { name: 'Check orders' })
  await check.click()
  await expect(main).toContainText(/\d+ orders checked/, reading)
  const read = await service.deliveries('getOrder')
  await service.forget()
  await check.click()
  await expect(main).toContainText(/\d+ orders checked/, reading)
  const again = await service.deliveries('getOrder')
  expect(again.length).toBeLessThan(read.length)
})

test('the overview tells what was not looked for yet, then what was found, and leads there', async ({
  page,
}) => {
  await page.goto(store)
  const list = page.getByRole('list', { name: 'Needs attention' })
  const unchecked = list.getByRole('link', { name: 'Paid, not delivered Not checked' })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(list.getByRole('link')).toHaveCount(9)
  await expect(list).toContainText('Open error reports')
  await unchecked.click()
  await expect(page).toHaveURL(undelivered)
  await expect(page.getByRole('table', { name: 'Paid, not delivered' })).toContainText(
    '1 of 1 file',
  )
  await page.getByRole('link', { name: 'Overview' }).click()
  const row = list.getByRole('link', { name: /^Paid, not delivered Longest \d+ \w+ ?1/ })
  await expect(row).toBeVisible()
  await row.click()
  await expect(page).toHaveURL(undelivered)
  const side = page.getByRole('navigation', { name: 'To fix' })
  const all = side.getByRole('link', { name: /^All/ })
  await expect(all).toHaveText(/^All\d+$/)
  const ofCatalogue = Number((await all.innerText()).replaceAll(/\D/g, ''))
  // With the one order, and a plus while others are looked at.
  const counted = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'To fix' })
  await expect(counted).toHaveText(new RegExp(`^To fix${ofCatalogue + 1}\\+?$`))
})

test.describe('as they come', () => {
  test.use({ hasClock: true })
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('a new order without its goods is found once it is late, opened for nothing else, and told on the desktop', async ({
    page,
    service,
  }) => {
    await prefer(page, { desktopNotices: 'on', quietFrom: '00:00', quietTo: '00:00' })
    await page.addInitScript(() => {
      const told: string[] = []
      // Somebody who looks at another window.
      document.hasFocus = () => false
      class Told extends EventTarget {
        static permission = 'granted'
        constructor(title: string, { body }: { body: string }) {
          super()
          told.push(`${title}. ${body}`)
        }
      }
      Object.assign(window, { Notification: Told, told })
    })
    const told = () =>
      page.evaluate(() => (window as unknown as { told: string[] }).told.join('\n'))
    const arrived: object[] = []
    await page.route(/\/orders\?/, (route) =>
      route.fulfill({ json: { success: true, pages: 1, data: arrived } }),
    )
    await page.goto(undelivered)
    const side = page.getByRole('navigation', { name: 'To fix' })
    await side.getByLabel('After, in minutes').fill('0')
    await expect(page.getByText('No paid orders in this time.')).toBeVisible()

    const items = [{ variantId: 'v', quantity: 2, productName: 'Nimbus' }]
    const [paid, unpaid] = [ORDERS.complete, ORDERS.plain].map((id, at) => ({
      id,
      // After the watch began, whenever a slow machine begins it.
      dateCreated: new Date(Date.now() + 40_000).toISOString(),
      status: 'COMPLETED',
      currencyCode: 'EUR',
      amount: 39,
      amountPaid: 39 * (1 - at),
      items,
    }))
    arrived.push(paid!, unpaid!)
    const variant = { id: 'v', deliveryTypes: ['license_keys'] }
    const deliveredItems = [{ variantId: 'v', type: 'license_keys', textContent: 'A', variant }]
    const body = { success: true, data: { order: { ...paid, deliveredItems }, logs: [] } }
    await service.fault({ op: 'getOrder', times: -1, respond: { body } })
    const table = page.getByRole('table', { name: 'Paid, not delivered' })
    await expect(async () => {
      await page.clock.fastForward(61_000)
      await expect(table.getByRole('row')).toHaveCount(2, { timeout: 3_000 })
    }).toPass()
    await expect(table).toContainText('1 of 2 keys')
    await expect(side.getByRole('link', { name: 'Paid, not delivered' })).toHaveText(/delivered1$/)
    const read = await service.deliveries('getOrder')
    expect(new Set(read.map(({ path }) => path.split('/').at(-1)))).toEqual(new Set([paid!.id]))
    await expect(async () => {
      await page.clock.fastForward(61_000)
      expect(await told()).toContain('A paid order lacks its goods')
    }).toPass()
    expect(await told()).not.toMatch(/Nimbus|39[.,]|EUR|@/)

    await page.getByRole('link', { name: 'Overview' }).click()
    const attention = page.getByRole('list', { name: 'Needs attention' })
    await expect(attention.getByRole('link', { name: /^Paid, not delivered / })).toBeVisible()
  })
})

test('what was found goes into a file, which says whether that is all', async ({
  page,
  service,
}) => {
  const path = 'data.order.deliveredItems'
  await service.fault({ op: 'getOrder', fault: 'D01', path, values: [[]], times })
  await page.goto(undelivered)
  const main = page.getByRole('main')
  await expect(main.getByRole('table').first()).toContainText('Everything')
  await main.getByRole('button', { name: 'Pause' }).click()
  await main.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export orders' })
  await expect(dialog).toContainText('Not all orders could be read, so there may be more.')
  await dialog.getByText('JSON', { exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Export \d+ orders?$/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^paid-not-delivered-so-far-.*\.json$/)
  const rows = JSON.parse(await readFile(await download.path(), 'utf8')) as object[]
  expect(rows[0]).toMatchObject({ missing: 'Everything', order_id: expect.any(String) })
  await expect(page.getByRole('region', { name: /orders? exported$/ })).toContainText(
    'Not all orders could be read, so there may be more.',
  )
})
