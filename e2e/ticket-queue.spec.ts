import { CUSTOMER, LONG_TICKET, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

/* The queue fills by itself, stays fresh, and says what it does not know. */

const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`
const checking = /[1-9]\d* of \d+\+? checked/
const entry = (id: string, name: string) => ({ id, name, message: 'Hello', dateCreated: id })

test('the queue goes on after a reload, in one tab of two, and says how fresh it is', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/tickets`)
  await expect(page.getByText(checking)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${store}/tickets`)
  await expect(other.getByText(checking)).toBeVisible()
  await page.reload()
  await expect(page.getByText(checking)).toBeVisible()
  const ids = (await service.deliveries('getCustomer')).map(({ path }) => path)
  // The five calls of the last second before the reload may be repeated.
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(6)
  await other.close()
})

test('until every customer was checked, every count of waiting tickets says so', async ({
  page,
  service,
}) => {
  await page.goto(ticket)
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
  await service.fault({ op: 'getCustomer', fault: 'S429j', retryAfter: '600', times: -1 })
  await page.getByRole('link', { name: 'Tickets', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Waiting 1+' })).toBeVisible()
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.locator('[data-count]').filter({ hasText: '1+' })).toBeVisible()
  const pane = page.getByRole('heading', { name: 'At least 1 ticket waits for you' })
  await expect(pane.locator('..')).toContainText(/Checking 1 of \d+\+? customers\./)
  // What it opens stands beside those that wait.
  const open = pane.locator('..').getByRole('link', { name: 'Open it' })
  await expect(open).toHaveAttribute('href', /view=waiting$/)
  await expect(page).toHaveTitle(/1\+/)
  await main.getByRole('link', { name: 'Overview' }).click()
  const attention = page.getByRole('list', { name: 'Needs attention' })
  await expect(attention.getByRole('link', { name: /^Tickets waiting/ })).toContainText('1+')
})

test('a pause that the platform asks for is shown and waited out', async ({ page, service }) => {
  await service.fault({ op: 'getCustomer', fault: 'S429j', retryAfter: '120' })
  await page.goto(`${store}/tickets`)
  await expect(page.getByText(/Your platform asks for a pause until/)).toBeVisible()
  await expect(page.getByText('Goes on by itself')).toBeVisible()
  expect(await service.deliveries('getCustomer')).toHaveLength(1)
})

test('a platform that fails is not said to ask for a pause', async ({ page, service }) => {
  await service.fault({ op: 'getCustomer', times: -1, fault: 'S500j' })
  await page.goto(`${store}/tickets`)
  const reading = page.getByRole('region', { name: 'Reading of tickets' })
  await expect(reading.getByText('Customers didn’t load')).toBeVisible({ timeout: 20_000 })
  await expect(reading).not.toContainText('pause until')
  await expect(reading.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a ticket is found by a word of its first message, and an unknown customer is looked up', async ({
  page,
  service,
}) => {
  await page.goto(ticket)
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
  // Reading starts by itself, and would soon know the other customer.
  await service.fault({ op: 'getCustomer', fault: 'hold' })
  await page.getByRole('link', { name: 'Tickets', exact: true }).first().click()
  // The search beside the ticket has the same name, so this waits until it is gone.
  await expect(page.getByRole('list', { name: 'Messages' })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search these tickets' }).fill('three machines died')
  await expect(page).toHaveURL(/q=three/)
  const table = page.getByRole('table', { name: 'Tickets' })
  await expect(table.getByRole('link', { name: /Move a key to a new laptop/ })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search these tickets' })
  await search.fill('anton.weiss@kryptoweg.example')
  await expect(table).toContainText('No ticket matches')
  await page.getByRole('button', { name: /Look for/ }).click()
  await expect(page).toHaveURL(new RegExp(`customers/${LONG_TICKET.customerId}/tickets/`))
})

test('a name that answers is asked about once, and then counts as one of ours', async ({
  page,
  service,
}) => {
  const data = {
    id: CUSTOMER.id,
    tickets: [
      {
        id: TICKET_ID,
        subject: 'Answered',
        entries: [entry('2026-01-01', 'Mara'), entry('2026-01-02', 'Tom')],
      },
    ],
  }
  await service.fault({ op: 'getCustomer', respond: { body: { success: true, data } }, times: -1 })
  await page.goto(ticket)
  await expect(page.getByRole('link', { name: 'Waiting 1' })).toBeVisible()
  await expect(page.getByText('Is Tom on your team?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Is Tom on your team?')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Waiting', exact: true })).toBeVisible()
  const last = page.getByRole('list', { name: 'Messages' }).getByRole('article').last()
  await expect(last).toContainText(/Tom\s*Team/)
})

test('a new message shows in the open ticket without a press', async ({ page, service }) => {
  await page.clock.install()
  await page.goto(ticket)
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('article')
  await expect(messages).toHaveCount(3)
  const message = { id: 'new', name: 'Mara Lindqvist', message: 'It works now.' }
  const data = { id: CUSTOMER.id, tickets: [{ id: TICKET_ID, entries: [message] }] }
  await service.fault({ op: 'getCustomer', respond: { body: { success: true, data } }, times: -1 })
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.fill('Please try once more')
  await page.clock.fastForward(60_000)
  await expect(messages.last()).toContainText('It works now.')
  await expect(page.getByRole('alert')).toContainText('Mara Lindqvist wrote')
  await page.getByRole('main').getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(reply).toHaveValue('Please try once more')
})
