import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const undelivered = `${store}/to-fix?check=undelivered`
const times = 100

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
  await expect(theirs.getByRole('link', { name: 'Reply in ticket' })).toHaveAttribute(
    'href',
    `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
  )
  await page.getByRole('main').getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('main')).toContainText('Paused at')
  await expect(side.getByRole('link', { name: /^Paid, not delivered \d+\+$/ })).toBeVisible()
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

test('an order that has its goods is not opened again', async ({ page, service }) => {
  await page.goto(undelivered)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Pause' }).click()
  await main.getByRole('button', { name: /^Created / }).click()
  await page.getByRole('menuitemradio', { name: 'today' }).click()
  const check = main.getByRole('button', { name: 'Check orders' })
  await check.click()
  await expect(main).toContainText(/\d+ orders checked/)
  const read = await service.deliveries('getOrder')
  await service.forget()
  await check.click()
  await expect(main).toContainText(/\d+ orders checked/)
  const again = await service.deliveries('getOrder')
  expect(again.length).toBeLessThan(read.length)
})

test('the overview tells what was found, and leads there', async ({ page }) => {
  await page.goto(undelivered)
  await expect(page.getByRole('table', { name: 'Paid, not delivered' })).toContainText('Everything')
  await page.getByRole('link', { name: 'Overview' }).click()
  const attention = page.getByRole('list', { name: 'Needs attention' })
  const row = attention.getByRole('link', { name: /^Paid, not delivered Longest \d+ \w+ ?1/ })
  await expect(row).toBeVisible()
  await row.click()
  await expect(page).toHaveURL(undelivered)
})
