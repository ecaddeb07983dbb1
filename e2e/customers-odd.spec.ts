import { CUSTOMER, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const customer = `${store}/customers/${CUSTOMER.id}`
const search = `${store}/customers?q=@`

test('a customer with nothing but an id is shown', async ({ page, service }) => {
  await service.fault({
    op: 'getCustomer',
    respond: { body: { success: true, data: { id: CUSTOMER.id } } },
  })
  await page.goto(customer)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(CUSTOMER.id.slice(0, 8))
  const main = page.getByRole('main')
  await expect(main).toContainText('Customer without an email')
  await expect(main).toContainText(/Total spent—/)
  await expect(main).toContainText('No orders under this email address.')
  await expect(main).toContainText('No tickets from this customer.')
  await expect(page.getByRole('region', { name: 'Affiliate' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Same IP address' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Email' })).toHaveCount(0)
  expect(await service.deliveries('listOrders')).toEqual([])
  expect(await service.deliveries('listReviews')).toEqual([])
})

test('sparse search results are shown; a row without an id has no link', async ({
  page,
  service,
}) => {
  await service.fault({
    op: 'searchCustomers',
    respond: {
      body: {
        success: true,
        pages: 1,
        data: [{ id: CUSTOMER.id, status: 'ON_HOLD', isBlocked: true }, { emailAddress: 'a@b.c' }],
      },
    },
  })
  await page.goto(search)
  const rows = page.getByRole('table', { name: 'Customers' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/No email.*Blocked.*On hold/)
  await expect(rows.nth(2)).toContainText('a@b.c')
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0)
})

test('integration data of any type is shown as text', async ({ page, service }) => {
  await service.fault({
    op: 'getCustomer',
    respond: {
      body: {
        success: true,
        data: {
          id: CUSTOMER.id,
          emailAddress: 'ann@shop.example?bcc=eve@e.example',
          externalIntegrations: { billingTool: { id: 5, tags: ['a'] }, empty: null, isVip: false },
          affiliate: { link: 'javascript:globalThis.pwned=1' },
        },
      },
    },
  })
  await page.goto(customer)
  const integrations = page.getByRole('region', { name: 'Integrations' })
  await expect(integrations).toContainText('Billing tool{"id":5,"tags":["a"]}')
  await expect(integrations).toContainText('EmptyNone')
  await expect(integrations).toContainText('Is vipNo')
  await expect(page.getByRole('region', { name: 'Affiliate' }).getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Email' })).toHaveCount(0)
})

test('the customer start page works when recent orders fail to load', async ({ page, service }) => {
  await service.fault({ op: 'listOrders', fault: 'S403j' })
  await page.goto(`${store}/customers`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(/Recent orders didn’t load.*INJECTED_/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('table', { name: 'Customers of recent orders' }).getByRole('row').nth(1),
  ).toContainText('@')
})

test('a search that the platform refuses for being short is sent once, and told from then on', async ({
  page,
  service,
}) => {
  await service.character('search-needs-three-letters')
  await page.goto(`${store}/customers?q=ab`)
  await expect(page.getByRole('alert')).toContainText('Customers didn’t load')
  await page.waitForLoadState('networkidle')
  const box = page.getByRole('searchbox', { name: 'Search customers' })
  await box.fill('ac')
  await box.press('Enter')
  await expect(page.getByText('Your platform refuses so few letters')).toBeVisible()
  expect(await service.deliveries('searchCustomers')).toHaveLength(1)
  await box.fill('ann')
  await box.press('Enter')
  await expect(page.getByText('Your platform refuses so few letters')).toHaveCount(0)
  expect(await service.deliveries('searchCustomers')).toHaveLength(2)
})
