import { CUSTOMER, EMPTY_TICKET_ID, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const customer = `${store}/customers/${CUSTOMER.id}`
const ticket = `${customer}/tickets/${TICKET_ID}`

test('T38: tickets are found through customers of recent orders and remembered', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/tickets`)
  const table = page.getByRole('table', { name: 'Tickets' })
  await expect(table.getByRole('link', { name: /Move a key to a new laptop/ })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/\d+ of \d+\+? checked/)).toBeVisible()
  const before = (await service.deliveries('getCustomer')).length
  await page.getByRole('button', { name: 'Check the rest' }).click()
  await expect
    .poll(async () => (await service.deliveries('getCustomer')).length)
    .toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Pause' }).click()

  const [orders] = await service.deliveries('listOrders')
  expect(orders).toMatchObject({
    path: `${store}/orders`,
    query: { Sorts: '-dateCreated', Page: '1', PageSize: '100' },
  })
  const [search] = await service.deliveries('searchCustomers')
  expect(search?.query).toMatchObject({ Page: '1', PageSize: '100' })
  expect(search?.path).toBe(`${store}/customers/search/%40`)

  await page.reload()
  await expect(table).toContainText(CUSTOMER.emailAddress)
  // A pause lasts until it is ended, and asks nothing.
  await expect(page.getByRole('button', { name: 'Check the rest' })).toBeVisible()
  await table.getByRole('link', { name: /Move a key to a new laptop/ }).click()
  await expect(page).toHaveURL(`${ticket}?view=waiting`)
})

test('T39: waiting tickets can be filtered and known tickets searched', async ({
  page,
  service,
}) => {
  await page.goto(ticket)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move a key to a new laptop')
  // Nobody else is read.
  await service.fault({ op: 'getCustomer', fault: 'S429j', retryAfter: '600', times: -1 })
  await page.getByRole('link', { name: 'Tickets', exact: true }).first().click()
  // Who waits comes first.
  await expect(page).toHaveURL(`${store}/tickets?view=waiting`)
  await expect(page.getByRole('link', { name: 'Waiting 1' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const rows = page.getByRole('table', { name: 'Tickets' }).locator('[data-row]')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(/Waiting for reply.*Move a key/)
  const all = page.getByRole('link', { name: 'All', exact: true })
  await all.click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('link', { name: 'Waiting 1' }).click()
  await expect(rows).toHaveCount(1)
  // A search looks through all of them.
  await page.getByRole('searchbox', { name: 'Search these tickets' }).fill('VAT number')
  await expect(page).toHaveURL(/view=all&q=VAT|q=VAT.*view=all/)
  await expect(all).toHaveAttribute('aria-current', 'true')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Invoice with VAT number')
})

test('a ticket shows its messages, customer, orders and delivered items', async ({
  page,
  service,
}) => {
  await page.goto(ticket)
  await expect(page).toHaveTitle(`Ticket ${TICKET_ID.slice(0, 8)} · Counter`)
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('article')
  await expect(messages).toHaveCount(3)
  // Right below the subject, which is the page's first.
  await expect(messages.nth(0).getByRole('heading', { level: 2 })).toHaveText('Mara Lindqvist')
  await expect(messages.nth(1)).toContainText('Ines')
  await expect(messages.nth(2)).toContainText('the board is dead')

  const context = page.getByRole('complementary', { name: 'Context' })
  await expect(context).toContainText(CUSTOMER.emailAddress)
  await expect(context.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute(
    'href',
    customer,
  )
  await expect(context.getByRole('link', { name: 'Invoice with VAT number' })).toBeVisible()
  const orders = (await service.deliveries('listOrders')).map(({ query }) => query)
  expect(orders).toContainEqual({
    email: CUSTOMER.emailAddress,
    Sorts: '-dateCreated',
    Page: '1',
    PageSize: '10',
  })
  await expect(context.getByRole('button', { name: /^Reveal/ }).first()).toBeVisible()
  expect(await service.deliveries('getOrder')).toHaveLength(1)
})

test('Esc leaves the reply box first, then the ticket for its row in the list', async ({
  page,
  service,
}) => {
  const tickets = Array.from({ length: 40 }, (_, at) => ({
    id: `${TICKET_ID.slice(0, -2)}${String(at + 10)}`,
    subject: `Question ${at + 1}`,
    emailAddress: CUSTOMER.emailAddress,
    entries: [],
  }))
  const body = { success: true, data: { id: CUSTOMER.id, tickets } }
  await service.fault({ op: 'getCustomer', respond: { body }, times: -1 })
  const heading = page.getByRole('heading', { level: 1 })
  const rows = page.getByRole('table', { name: 'Tickets' })
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await page.goto(`${customer}/tickets/${tickets[0]?.id}?q=Question`)
  await expect(heading).toHaveText('Question 1')
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Tickets')
  await expect(rows.getByRole('link', { name: 'Question 1,' })).toBeFocused()

  await rows.getByRole('link', { name: 'Question 31,' }).hover()
  const top = () => rows.evaluate((table) => table.getBoundingClientRect().top)
  const before = await top()
  expect(before).toBeLessThan(-400)
  await rows.getByRole('link', { name: 'Question 31,' }).click()
  await expect(heading).toHaveText('Question 31')
  await reply.fill('I am looking into it')
  await page.keyboard.press('Escape')
  await expect(reply).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Tickets')
  await expect(page).toHaveURL(/tickets\?q=Question$/)
  await expect(rows.getByRole('link', { name: 'Question 31,' })).toBeFocused()
  await expect.poll(top).toBe(before)

  await page.keyboard.press('Enter')
  await expect(reply).toHaveValue('I am looking into it')
  await page.keyboard.press('j')
  await expect(heading).toHaveText('Question 32')
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText('Tickets')
  await expect(rows.getByRole('link', { name: 'Question 32,' })).toBeFocused()
})

test('a ticket without messages is shown', async ({ page }) => {
  await page.goto(`${customer}/tickets/${EMPTY_TICKET_ID}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice with VAT number')
  await expect(page.getByText('No messages yet.', { exact: true })).toBeVisible()
})

test('T52: markup, odd names and endless texts of a ticket are shown as text', async ({
  page,
  service,
}) => {
  await service.fault({
    op: 'getCustomer',
    respond: {
      body: {
        success: true,
        data: {
          id: CUSTOMER.id,
          tickets: [
            7,
            {
              id: TICKET_ID,
              subject: '<img src=x onerror=alert(1)>\u202Eevil',
              entries: [
                { id: 'a', name: null, message: '<b>bold</b> javascript:alert(1)' },
                { message: 'x'.repeat(1_000_000), dateCreated: 'soon', name: 5 },
                {},
              ],
            },
          ],
        },
      },
    },
  })
  await page.goto(ticket)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '<img src=x onerror=alert(1)>[U+202E]evil',
  )
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('article')
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(0)).toContainText('<b>bold</b> javascript:alert(1)')
  await expect(messages.nth(1)).toContainText('Show all 1,000,000 characters')
  await expect(messages.nth(2)).toContainText('Empty message')
  await expect(page.getByLabel('Reply', { exact: true })).toBeVisible()
})

test('a missing ticket, missing customer and refused read say so', async ({ page, service }) => {
  await page.goto(`${customer}/tickets/00000000-0000-0000-0000-000000000001`)
  await expect(page.getByRole('heading', { name: 'There is no such ticket' })).toBeVisible()
  await service.fault({ op: 'getCustomer', fault: 'S404j' })
  await page.goto(ticket)
  await expect(page.getByRole('heading', { name: 'There is no such customer' })).toBeVisible()
  await service.fault({ op: 'getCustomer', fault: 'S403j' })
  await page.goto(ticket)
  await expect(page.getByRole('alert')).toContainText('The ticket didn’t load')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
})

test("orders of an email that only contains the customer's are not listed", async ({
  page,
  service,
}) => {
  const others = [`x${CUSTOMER.emailAddress}`, CUSTOMER.emailAddress.toUpperCase()].map(
    (customerEmail, index) => ({ id: `other-${index}`, customerEmail, status: `Status ${index}` }),
  )
  const answer = (data: unknown[], pages: number) =>
    service.fault({
      op: 'listOrders',
      times: -1,
      respond: { body: { success: true, pages, data } },
    })
  await answer(others, 1)
  await page.goto(ticket)
  const section = page.getByRole('region', { name: 'Recent orders' })
  await expect(section).toContainText('Status 1')
  await expect(section).not.toContainText('Status 0')
  await expect(section.getByText('Shown above')).toHaveCount(1)

  await service.forget()
  await answer(others.slice(0, 1), 2)
  await page.reload()
  await expect(section).toContainText('None among the latest found.')
})

test('on a phone the ticket search is one line across the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${store}/tickets`)
  const search = page.getByRole('searchbox', { name: 'Search these tickets' })
  await expect(search).toBeVisible()
  const box = await search.boundingBox()
  expect(box?.height).toBeLessThan(60)
  expect(box?.width).toBeGreaterThan(280)
})
