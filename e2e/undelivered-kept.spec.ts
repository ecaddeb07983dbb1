import { EventEmitter, once } from 'node:events'
import { CUSTOMER, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
/** A check opens two orders a second. */
const whole = { timeout: 60_000 }
const undelivered = `${store}/to-fix?check=undelivered`

test('after a reload what was found is there with its age, and only that is opened again', async ({
  page,
  service,
}) => {
  test.slow()
  await page.goto(undelivered)
  const main = page.getByRole('main')
  const table = page.getByRole('table', { name: 'Paid, not delivered' })
  await main.getByRole('button', { name: 'Pause' }).click()
  await main.getByRole('button', { name: /^Created / }).click()
  await page.getByRole('menuitemradio', { name: 'the last 3 days' }).click()
  await main.getByRole('button', { name: 'Check orders' }).click()
  await expect(main).toContainText(/\d+ orders checked/, whole)
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByText('Not complete yet').click()
  const pending = page.getByRole('table', { name: 'Not complete yet' })
  await expect(pending).toContainText('Awaiting KYC')

  await page.goto(store)
  await expect(
    page
      .getByRole('list', { name: 'Needs attention' })
      .getByRole('link', { name: /^Paid, not delivered Longest/ }),
  ).toContainText('checked just now')

  // It is delivered by hand meanwhile.
  await service.forget()
  const path = 'data.order.isDeliveredManually'
  await service.fault({ op: 'getOrder', fault: 'D01', path, values: [true], times: -1 })
  const gate = new EventEmitter()
  const isOpen = once(gate, 'open')
  await page.route(/\/orders\/[^/]+$/, async (route) => {
    await isOpen
    await route.continue()
  })
  await page.goto(undelivered)
  await expect(main).toContainText('1 paid order lacks goods. Checked just now')
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(main).toContainText('Not complete yet 1')
  gate.emit('open')
  await expect(main).toContainText(/\d+ orders checked/, whole)
  await expect(main).not.toContainText('Checked just now')
  await expect(table).toHaveCount(0)
  const opened = await service.deliveries('getOrder')
  expect(new Set(opened.map((one) => one.path)).size).toBeLessThan(12)
})

test('goods that lack are not called late where nobody knows what a status says', async ({
  page,
  service,
}) => {
  await service.character('statuses-unknown')
  const path = 'data.order.deliveredItems'
  await service.fault({ op: 'getOrder', fault: 'D01', path, values: [[]], times: 100 })
  await page.goto(undelivered)
  const main = page.getByRole('main')
  await expect(main).toContainText(/\d paid orders? with an unknown status lacks? goods/)
  await expect(page.getByRole('table', { name: 'Paid, not delivered' })).toHaveCount(0)
  await page.getByText(/^Unknown status/).click()
  const table = page.getByRole('table', { name: 'Unknown status' })
  await expect(table).toContainText('Everything')
  await expect(table).toContainText(/State [a-z]/)
})

test('the ticket of whoever waits is looked for, though nobody has opened it', async ({
  page,
  service,
}) => {
  const path = 'data.order.deliveredItems'
  await service.fault({ op: 'getOrder', fault: 'D01', path, values: [[]], times: 100 })
  await page.goto(undelivered)
  await page.getByRole('navigation', { name: 'To fix' }).getByLabel('After, in minutes').fill('0')
  const table = page.getByRole('table', { name: 'Paid, not delivered' })
  const theirs = table.getByRole('row').filter({ hasText: CUSTOMER.emailAddress })
  await expect(theirs).toContainText('No ticket read')
  await page.getByRole('main').getByRole('button', { name: 'Pause' }).click()
  await expect(theirs.getByRole('link', { name: 'Reply in ticket' })).toHaveAttribute(
    'href',
    new RegExp(`/customers/${CUSTOMER.id}/tickets/`),
  )
  await expect(theirs).toContainText('Last message')
})

test('a second tab begins at once, as the first says that it holds its own check', async ({
  page,
}) => {
  await page.goto(undelivered)
  await expect(page.getByRole('main')).toContainText(/\d+ of \d+ paid orders checked/)
  const second = await page.context().newPage()
  // Nothing else ends the wait for a tab that may have closed.
  await second.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  await second.goto(undelivered)
  await expect(second.getByRole('main')).toContainText(/\d+ of \d+ paid orders checked/)
  await second.close()
})
