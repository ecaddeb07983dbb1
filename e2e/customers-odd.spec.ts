import { CUSTOMER, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const customer = `${store}/customers/${CUSTOMER.id}`
const search = `${store}/customers?q=@`

test('shows a customer of whom nothing but the id is known', async ({ page, service }) => {
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

test('shows found customers of whom little is known, and links no row without an id', async ({
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
  await expect(rows.nth(1)).toContainText(/No email.*Blocked.*ON_HOLD/)
  await expect(rows.nth(2)).toContainText('a@b.c')
  await expect(rows.nth(2).getByRole('link')).toHaveCount(0)
})

test('what other systems know is shown as text, whatever it is', async ({ page, service }) => {
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

const everywhere = [
  { fault: 'D06' },
  { fault: 'D07' },
  { fault: 'D08' },
  { fault: 'D09' },
  { fault: 'D12' },
  { fault: 'D20' },
  { fault: 'D21' },
  { fault: 'D22' },
]
const cases = [
  ...everywhere.map((fault) => ({ op: 'getCustomer', address: customer, ...fault })),
  ...[
    { fault: 'D01', path: 'data.tickets' },
    { fault: 'D01', path: 'data.affiliate' },
    { fault: 'D01', path: 'data.totalSpend' },
    { fault: 'D01', path: 'data.externalIntegrations' },
    { fault: 'D02', path: 'data.tickets.*.entries' },
    { fault: 'D03', path: 'data.isBlocked' },
    { fault: 'D12', path: 'data.emailAddress' },
    { fault: 'D13' },
    { fault: 'D14' },
  ].map((fault) => ({ op: 'getCustomer', address: customer, ...fault })),
  ...everywhere.map((fault) => ({ op: 'searchCustomers', address: search, ...fault })),
  ...[
    { fault: 'D05' },
    { fault: 'D01', path: 'data.*.emailAddress' },
    { fault: 'D03', path: 'data.*' },
    { fault: 'D04' },
    { fault: 'D15' },
    { fault: 'D15', variant: 1 },
    { fault: 'D16' },
    { fault: 'D17' },
    { fault: 'D17', variant: 4 },
    { fault: 'D18' },
  ].map((fault) => ({ op: 'searchCustomers', address: search, ...fault })),
  ...['D04', 'D05', 'D10', 'D20'].map((fault) => ({
    op: 'listOrders',
    address: `${store}/customers`,
    fault,
  })),
]

for (const { address, ...fault } of cases) {
  test(`holds with ${Object.values(fault).join(' ')}`, async ({ page, service }) => {
    await service.fault({ ...fault, times: -1 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const found = await page.evaluate(() => ({
      isRun: 'pwned' in globalThis,
      isPolluted: 'polluted' in {},
      secrets: document.body.innerText.includes('canary-planted'),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(found).toEqual({ isRun: false, isPolluted: false, secrets: false, sideways: 0 })
  })
}

for (const fault of ['S403j', 'S404j', 'S400j', 'E01']) {
  test(`tells what failed with the service’s code: ${fault}`, async ({ page, service }) => {
    await service.fault({ op: 'searchCustomers', fault })
    await page.goto(search)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Customers didn’t load')
    await expect(alert).toContainText(/Quote code\s*INJECTED_/)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'Customers' }).getByRole('row')).toHaveCount(21)
  })
}

test('the start stays usable when recent orders cannot be read', async ({ page, service }) => {
  await service.fault({ op: 'listOrders', fault: 'S403j' })
  await page.goto(`${store}/customers`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(/Recent orders didn’t load.*INJECTED_/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByRole('table', { name: 'Customers of recent orders' }).getByRole('row').nth(1),
  ).toContainText('@')
})
