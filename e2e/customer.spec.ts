import { BLOCKED_CUSTOMER_ID, CUSTOMER, ORDERS, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const customer = `${store}/customers/${CUSTOMER.id}`

test("a customer's page shows spending, details and integrations", async ({ page, service }) => {
  await page.goto(customer)
  await expect(page).toHaveTitle(`Customer ${CUSTOMER.id.slice(0, 8)} · Counter`)
  const main = page.getByRole('main')
  await expect(main).toContainText(/Total spent[\d,]+\.\d\d EUR/)
  await expect(main).toContainText(/Orders\d+Last/)
  await expect(main).toContainText(/Average order[\d,]+\.\d\d EUR/)
  await expect(main).toContainText('Balance12.50 EUR')
  const details = page.getByRole('region', { name: 'Details' })
  await expect(main).toContainText(/Active.*Customer since/)
  await expect(details).toContainText(/IP address\d+\.\d+\.\d+\.\d+/)
  await expect(details.getByRole('button', { name: 'Copy customer id' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Integrations' })).toContainText(/Cardlanecus_\w+/)
  const affiliate = page.getByRole('region', { name: 'Affiliate' })
  await expect(affiliate).toContainText('Enabled')
  await expect(affiliate.getByRole('link')).toHaveAttribute('href', /^https:.*ref=mara-l$/)
  await expect(affiliate).toContainText(/Return15%.*Discount5% off/)
  await expect(details).toContainText('Block customers and change balances on your platform.')
  await expect(page.getByRole('region', { name: 'Block list' })).toHaveCount(0)
  const [delivery] = await service.deliveries('getCustomer')
  expect(delivery).toMatchObject({ method: 'GET', path: customer, query: {}, body: '' })
})

test('on a phone each order of a customer says in words how it stands', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(customer)
  const rows = page.getByRole('table', { name: 'Orders of this customer' }).getByRole('row')
  const word = rows.first().getByText('Completed', { exact: true })
  await expect.poll(async () => (await word.boundingBox())?.width).toBeGreaterThan(20)
})

test('a blocked customer shows since when and why', async ({ page }) => {
  await page.goto(`${store}/customers/${BLOCKED_CUSTOMER_ID}`)
  await expect(
    page.getByRole('status').filter({ hasText: 'Three chargebacks within a week.' }),
  ).toContainText(/Blocked on \d+ \w+ \d{4}/)
  const list = page.getByRole('region', { name: 'Block list' })
  await expect(list).toContainText('BlockedYes')
  await expect(list).toContainText('NoteThree chargebacks within a week.')
  await expect(list.getByRole('button', { name: /block/i })).toHaveCount(0)
})

test("a customer's orders are found by email, newest first, and link to their pages", async ({
  page,
  service,
}) => {
  await page.goto(customer)
  const rows = page.getByRole('table', { name: 'Orders of this customer' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await expect(rows.nth(1)).toContainText('164.06 EUR')
  await expect(rows.nth(1)).toContainText('Nimbus Security Suite')
  const [delivery] = await service.deliveries('listOrders')
  expect(delivery?.query).toEqual({
    email: CUSTOMER.emailAddress,
    Sorts: '-dateCreated',
    Page: '1',
    PageSize: '100',
  })
  await expect(page.getByRole('link', { name: 'All orders' })).toHaveAttribute(
    'href',
    `${store}/orders?email=${CUSTOMER.emailAddress}`,
  )
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`${store}/orders/${ORDERS.complete}`)
})

test('what a customer paid in twelve months stands in bars', async ({ page }) => {
  await page.goto(customer)
  const months = page.getByRole('list', { name: 'Paid by month' }).getByRole('listitem')
  await expect(months).toHaveCount(12)
  await expect(months.last()).toContainText(/: [\d,.]+ EUR, \d+ paid orders?/)
})

test("a customer's reviews are matched by the exact email", async ({ page, service }) => {
  const review = { rating: 4, reason: 'Fine', productName: 'Nimbus' }
  await service.fault({
    op: 'listReviews',
    respond: {
      body: {
        success: true,
        pages: 1,
        data: [
          { ...review, id: '1', customerEmail: CUSTOMER.emailAddress.toUpperCase() },
          { ...review, id: '2', customerEmail: `x${CUSTOMER.emailAddress}`, reason: 'Not hers' },
        ],
      },
    },
  })
  await page.goto(customer)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByRole('listitem')).toHaveCount(1)
  await expect(reviews).toContainText('Fine')
  await expect(reviews).not.toContainText('Not hers')
  const [delivery] = await service.deliveries('listReviews')
  expect(delivery?.query).toEqual({
    emailAddress: CUSTOMER.emailAddress,
    Sorts: '-dateCreated',
    Page: '1',
    PageSize: '10',
  })
})

test("a customer's tickets show who waits and open", async ({ page }) => {
  await page.goto(customer)
  const tickets = page.getByRole('table', { name: 'Tickets of this customer' })
  const row = tickets.getByRole('row').filter({ hasText: 'Move a key to a new laptop' })
  await expect(row).toContainText('Waiting for reply')
  await expect(row).toContainText('Confirmed, the board is dead')
  await expect(
    tickets.getByRole('row').filter({ hasText: 'Invoice with VAT number' }),
  ).toContainText('No messages')
  await expect(page.getByTitle('Who waits is a guess from the names')).toBeVisible()
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`${customer}/tickets/${TICKET_ID}`)
})

test('customers with the same IP address are searched only on request', async ({
  page,
  service,
}) => {
  await page.goto(customer)
  const section = page.getByRole('region', { name: 'Same IP address' })
  await expect(section.getByRole('button')).toBeVisible()
  expect(await service.deliveries('searchCustomers')).toEqual([])
  await service.fault({
    op: 'searchCustomers',
    respond: {
      body: {
        success: true,
        pages: 1,
        data: [
          { id: CUSTOMER.id, emailAddress: CUSTOMER.emailAddress },
          { id: BLOCKED_CUSTOMER_ID, emailAddress: 'other@a.example', isBlocked: true },
        ],
      },
    },
  })
  const details = await page.getByRole('region', { name: 'Details' }).innerText()
  const other = { id: BLOCKED_CUSTOMER_ID, ipAddress: /[\d.]{7,}/.exec(details)?.[0] }
  await service.fault({ op: 'getCustomer', respond: { body: { success: true, data: other } } })
  await section.getByRole('button', { name: 'Find customers with this IP' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(section.getByRole('listitem')).toContainText(/other@a\.example.*Blocked/)
  const [delivery] = await service.deliveries('searchCustomers')
  expect(delivery?.path).toBe(`${store}/customers/search/%40`)
  expect(delivery?.query).toEqual({
    ipAddress: expect.stringMatching(/^[\d.]+$/),
    Page: '1',
    PageSize: '20',
  })
})

test('the customer stays on screen when orders or reviews fail to load', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'S403j' })
  await service.fault({ op: 'listReviews', fault: 'S500j', times: -1 })
  await page.goto(customer)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('IP address')
  const orders = page.getByRole('region', { name: 'Orders' })
  await expect(orders.getByRole('alert')).toContainText(/Orders didn’t load.*INJECTED_/)
  await orders.getByRole('button', { name: 'Try again' }).click()
  await expect(orders.getByRole('row')).toHaveCount(11)
  await expect(page.getByRole('region', { name: 'Reviews' }).getByRole('alert')).toContainText(
    'Reviews didn’t load',
  )
})

// By day the fault matrix tests the others with another record.
for (const fault of ['S403j', 'E01', 'D19']) {
  const tag = fault === 'D19' ? [] : ['@nightly']
  test(
    `a failed read shows an error and can be retried: ${fault}`,
    { tag },
    async ({ page, service }) => {
      await service.fault({ op: 'getCustomer', fault })
      await page.goto(customer)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('This customer didn’t load')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(CUSTOMER.id.slice(0, 8))
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('region', { name: 'Details' })).toContainText('IP address')
    },
  )
}

test('an invalid customer id is not requested', async ({ page, service }) => {
  await page.goto(`${store}/customers/not-an-id`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  )
  expect(await service.deliveries('getCustomer')).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('on a phone the back arrow returns to the search and an order opens', async ({ page }) => {
    await page.goto(customer)
    const rows = page.getByRole('table', { name: 'Orders of this customer' }).getByRole('row')
    await expect(rows.first()).toContainText('Nimbus Security Suite')
    await rows.first().getByRole('link').click()
    await expect(page).toHaveURL(`${store}/orders/${ORDERS.complete}`)
    await page.goBack()
    await page.getByRole('link', { name: 'Customers' }).first().click()
    await expect(page).toHaveURL(`${store}/customers`)
  })
})
