import { COUPON, CUSTOMER, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, sampled, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test("an order's page shows every section a merchant decides by", async ({ page, service }) => {
  await page.goto(`${orders}/${ORDERS.complete}`)
  await expect(page).toHaveTitle('Order 9f2c41d8 · Counter')
  const main = page.getByRole('main')
  await expect(main).toContainText('164.06 EUR')
  for (const heading of [
    'Items and money',
    'Delivered items',
    'Webhook deliveries',
    'Timeline',
    'Customer',
    'Other orders',
    'Checkout answers',
    'Risk',
    'Payment',
    'Billing',
    'Record',
  ]) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  await expect(main).toContainText('Netherlands, not Sweden')
  await expect(main).toContainText('Machine ID')
  await expect(main).toContainText(COUPON.code)
  await expect(main.getByText('Client secret')).toBeHidden()
  await main.getByText('More facts').click()
  await expect(main).toContainText(/Client secret\s*Set/)
  await expect(main.getByRole('heading', { name: 'Metadata', exact: true })).toBeVisible()
  await expect(main).toContainText(/Tax rate\s*21%/)
  const [delivery] = await service.deliveries('getOrder')
  const path = `${orders}/${ORDERS.complete}`
  expect(delivery).toMatchObject({ method: 'GET', path, query: {}, body: '' })
})

test('T13: money is shown as given, calculated amounts are marked', async ({ page }) => {
  await page.goto(`${orders}/${ORDERS.complete}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Net: less tax, fees')
  await expect(main).toContainText(/Net\s*128\.22 EUR/)
})

test('T53: a delivered key is in the page only after it is revealed', async ({ page }) => {
  await page.goto(`${orders}/${ORDERS.complete}`)
  const delivered = page.getByRole('listitem').filter({ hasText: 'Licence keys' }).first()
  await expect(delivered).toContainText('••••')
  const masked = await delivered.innerText()
  await delivered.getByRole('button', { name: /^Reveal/ }).click()
  await expect(delivered).not.toContainText('••••')
  expect(await delivered.innerText()).not.toBe(masked)
  await page.getByRole('button', { name: 'Reveal all' }).click()
  const card = page.getByRole('region', { name: 'Delivered items' })
  await expect(card.getByRole('button', { name: /^Hide/ }).nth(1)).toBeVisible()
  await expect(card).not.toContainText('••••')
})

test('Next and Previous follow the filtered list across its pages', async ({ page }) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await rows.nth(10).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Items and money', exact: true })).toBeVisible()
  const tenth = page.url()
  await page.getByRole('link', { name: /^Next \(/ }).click()
  await expect(page).not.toHaveURL(tenth)
  await page.getByRole('link', { name: /^Previous \(/ }).click()
  await expect(page).toHaveURL(tenth)
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
})

test('T06: an order with hardly any fields is shown', async ({ page }) => {
  await page.goto(`${orders}/${ORDERS.minimal}`)
  await expect(page.getByRole('heading', { name: 'Record', exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Order e81d6c02 · Counter')
})

test.describe('no secret of the service is in the page', () => {
  for (const address of [`${orders}/${ORDERS.complete}`, orders]) {
    test(address, async ({ page }) => {
      const answers: string[] = []
      page.on('response', async (response) => {
        if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
      })
      await page.goto(address)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      const kept = await page.evaluate(() =>
        JSON.stringify([
          document.documentElement.outerHTML,
          Object.entries(localStorage),
          Object.entries(sessionStorage),
        ]),
      )
      expect(kept).not.toContain('canary-')
      expect(answers.join()).not.toContain('canary-')
      expect(answers.length).toBeGreaterThan(0)
    })
  }
})

test.describe('odd and hostile data does not break the page', () => {
  for (const fault of [
    'D01',
    'D03',
    'D06',
    'D07',
    'D08',
    'D09',
    'D10',
    'D12',
    'D14',
    'D20',
    'D21',
  ]) {
    test(fault, { tag: sampled(fault) }, async ({ page, service }) => {
      await service.fault({ op: 'getOrder', fault, times: -1, path: 'data.order.amount' })
      await service.fault({ op: 'listOrders', fault, times: -1, path: 'data.*.amount' })
      await page.goto(`${orders}/${ORDERS.complete}`)
      await expect(page.getByRole('heading', { name: 'Record', exact: true })).toBeVisible()
      await page.goto(orders)
      await expect(
        page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1),
      ).toBeVisible()
      await expect(page.locator('main script, main iframe, main img[src^="http"]')).toHaveCount(0)
      await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0)
    })
  }

  test('an answer about another order is not shown', async ({ page, service }) => {
    await service.fault({ op: 'getOrder', fault: 'D19', times: -1 })
    await page.goto(`${orders}/${ORDERS.complete}`)
    await expect(page.getByRole('alert')).toContainText('wrong record')
  })
})

test('an unknown order shows an error, an invalid id the not-found page', async ({ page }) => {
  await page.goto(`${orders}/00000000-0000-0000-0000-00000000dead`)
  await expect(page.getByRole('alert')).toContainText('No order with this ID')
  await expect(page.getByRole('alert')).toContainText('ORDER_NOT_FOUND')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.goto(`${orders}/not-an-id`)
  await expect(page.getByRole('heading', { name: /no page at this address/ })).toBeVisible()
})

test("T57: when an order's customer id fails, the customer is found by email", async ({
  page,
  service,
}) => {
  await service.fault({ op: 'getCustomer', fault: 'S404j', times: -1 })
  await page.goto(`${orders}/${ORDERS.complete}`)
  await page.getByRole('region', { name: 'Customer' }).getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('alert')).toContainText('No customer with this ID')
  await page.getByRole('link', { name: 'Search by its email address' }).click()
  await expect(page.getByRole('table', { name: 'Customers' })).toContainText(CUSTOMER.emailAddress)
})

test("orders of an email that only contains the customer's are not listed", async ({
  page,
  service,
}) => {
  const others = [`x${CUSTOMER.emailAddress}`, CUSTOMER.emailAddress.toUpperCase()].map(
    (customerEmail, index) => ({ id: `other-${index}`, customerEmail, status: `Status ${index}` }),
  )
  const body = { success: true, pages: 1, data: others }
  await service.fault({ op: 'listOrders', times: -1, respond: { body } })
  await page.goto(`${orders}/${ORDERS.complete}`)
  const section = page.getByRole('region', { name: 'Other orders' })
  await expect(section).toContainText('Status 1')
  await expect(section).not.toContainText('Status 0')
})

test('an earlier disputed order stands among the others, though three are newer', async ({
  page,
  service,
}) => {
  const data = ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'CHARGEBACK'].map(
    (status, index) => ({
      id: `other-${index}`,
      customerEmail: CUSTOMER.emailAddress,
      status,
      dateCreated: `2026-0${8 - index}-01T00:00:00Z`,
    }),
  )
  const body = { success: true, pages: 1, data }
  await service.fault({ op: 'listOrders', times: -1, respond: { body } })
  await page.goto(`${orders}/${ORDERS.complete}`)
  const others = page.getByRole('region', { name: 'Other orders' }).getByRole('listitem')
  await expect(others).toHaveText([/^Completed/, /^Completed/, /^Chargeback/])
})

test('what an order does not carry is not told as none', async ({ page }) => {
  await page.route(`**${orders}/${ORDERS.complete}`, async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback()
    const order = { id: ORDERS.complete, status: 'COMPLETED' }
    return route.fulfill({ json: { success: true, data: { order } } })
  })
  await page.goto(`${orders}/${ORDERS.complete}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Your platform didn’t send what was delivered.')
  await expect(main.getByRole('list', { name: 'In short' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible()
  await expect(main).not.toContainText(/nothing paid|Nothing to refund|Nothing has been delivered/)
})

test('an order that is not in this store is looked for in another one', async ({ page }) => {
  await page.goto(`/stores/${STORES.fonts.id}/orders/${ORDERS.complete}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(`No order with this ID in ${STORES.fonts.name}`)
  await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(alert.getByRole('link', { name: 'Back to orders' })).toBeVisible()
  await alert.getByRole('link', { name: `Look in ${STORES.software.name}` }).click()
  await expect(page).toHaveURL(`/stores/${STORES.software.id}/orders/${ORDERS.complete}`)
  await expect(page.getByRole('region', { name: 'Items and money' })).toBeVisible()
})
