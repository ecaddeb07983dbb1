import { COUPON, CUSTOMER, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, sampled, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('tells everything about an order that a merchant decides by', async ({ page, service }) => {
  await page.goto(`${orders}/${ORDERS.complete}`)
  await expect(page).toHaveTitle('Order 9f2c41d8 · Counter')
  const main = page.getByRole('main')
  await expect(main).toContainText('164.06 EUR')
  for (const heading of [
    'Items',
    'Money',
    'Delivered',
    'Webhook deliveries',
    'Timeline',
    'Customer',
    'Other orders',
    'Checkout answers',
    'Metadata',
    'Risk',
    'Payment',
    'Billing',
    'Tax',
    'Record',
  ]) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  await expect(main).toContainText('Netherlands, not Sweden')
  await expect(main).toContainText('Machine ID')
  await expect(main).toContainText(COUPON.code)
  await expect(main).toContainText(/Client secret\s*Set/)
  const [delivery] = await service.deliveries('getOrder')
  const path = `${orders}/${ORDERS.complete}`
  expect(delivery).toMatchObject({ method: 'GET', path, query: {}, body: '' })
})

test('T13: money is shown as given, and what was worked out is marked', async ({ page }) => {
  await page.goto(`${orders}/${ORDERS.complete}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Net is worked out from the fees on this order')
  await expect(main).toContainText(/Net\s*128\.22 EUR/)
})

test('T53: a delivered key is not in the page until it is revealed', async ({ page }) => {
  await page.goto(`${orders}/${ORDERS.complete}`)
  const delivered = page.getByRole('listitem').filter({ hasText: 'license keys' }).first()
  await expect(delivered).toContainText('••••')
  const masked = await delivered.innerText()
  await delivered.getByRole('button', { name: /^Reveal/ }).click()
  await expect(delivered).not.toContainText('••••')
  expect(await delivered.innerText()).not.toBe(masked)
})

test('walks the list it was opened from, with its filters, over the ends of a page', async ({
  page,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await rows.nth(10).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Items' })).toBeVisible()
  const tenth = page.url()
  await page.getByRole('link', { name: /^Next order/ }).click()
  await expect(page).not.toHaveURL(tenth)
  await page.getByRole('link', { name: /^Previous order/ }).click()
  await expect(page).toHaveURL(tenth)
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
})

test('T06: an order of which hardly anything is known is shown all the same', async ({ page }) => {
  await page.goto(`${orders}/${ORDERS.minimal}`)
  await expect(page.getByRole('heading', { name: 'Record', exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Order e81d6c02 · Counter')
})

test.describe('no secret of the service is anywhere in the page', () => {
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

test.describe('odd and hostile data leaves the page standing', () => {
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
    await expect(page.getByRole('alert')).toContainText('another record')
  })
})

test('an order that does not exist, and an id that cannot', async ({ page }) => {
  await page.goto(`${orders}/00000000-0000-0000-0000-00000000dead`)
  await expect(page.getByRole('alert')).toContainText('This order didn’t load')
  await expect(page.getByRole('alert')).toContainText('ORDER_NOT_FOUND')
  await page.goto(`${orders}/not-an-id`)
  await expect(page.getByRole('heading', { name: /no page at this address/ })).toBeVisible()
})

test('T57: a customer that the order’s id does not lead to is found by email', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'getCustomer', fault: 'S404j', times: -1 })
  await page.goto(`${orders}/${ORDERS.complete}`)
  await page.getByRole('region', { name: 'Customer' }).getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('alert')).toContainText('This customer didn’t load')
  await page.getByRole('link', { name: 'Search by its email address' }).click()
  await expect(page.getByRole('table', { name: 'Customers' })).toContainText(CUSTOMER.emailAddress)
})

test('orders under an address that only contains the customer’s are not among theirs', async ({
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
