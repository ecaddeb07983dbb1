import { BLOCKED_CUSTOMER_ID, CUSTOMER, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const customers = `/stores/${STORES.software.id}/customers`

test('T37: without a search no customer is requested; recent orders list some', async ({
  page,
  service,
}) => {
  await page.goto(customers)
  await expect(page).toHaveTitle('Customers · Counter')
  const rows = page.getByRole('table', { name: 'Customers of recent orders' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(CUSTOMER.emailAddress)
  await expect(rows.nth(1)).toContainText('164.06 EUR')
  await expect(rows.filter({ hasText: CUSTOMER.emailAddress })).toHaveCount(1)
  expect(await service.deliveries('searchCustomers')).toEqual([])
  const [delivery, ...others] = await service.deliveries('listOrders')
  expect(others).toEqual([])
  expect(delivery?.query).toEqual({ Sorts: '-dateCreated', Page: '1', PageSize: '100' })
})

test('opened by its address, the page of customers waits in its search', async ({ page }) => {
  await page.goto(customers)
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toBeFocused()
  await page.goto(`${customers}?q=quickbox`)
  await expect(page.getByRole('table', { name: 'Customers', exact: true })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).not.toBeFocused()
})

test('a customer from recent orders opens in one press, and Back leads back', async ({
  page,
  service,
}) => {
  await page.goto(customers)
  await page.getByRole('link', { name: `Search for ${CUSTOMER.emailAddress}` }).click()
  await expect(page).toHaveURL(`${customers}/${CUSTOMER.id}`)
  await page.goBack()
  await expect(page).toHaveURL(customers)
  const [delivery] = await service.deliveries('searchCustomers')
  expect(decodeURIComponent(delivery?.path ?? '')).toBe(
    `${customers}/search/${CUSTOMER.emailAddress}`,
  )
})

test('search results show email, spending and blocked customers', async ({ page }) => {
  await page.goto(`${customers}?q=quickbox`)
  const rows = page.getByRole('table', { name: 'Customers', exact: true }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('no.reply.9931@quickbox.example')
  await expect(rows.nth(1)).toContainText('Blocked')
  await expect(rows.nth(1)).toContainText(/\d+\.\d\d EUR/)
  await expect(rows.nth(1).locator('mark')).toHaveText('quickbox')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    /1 customer.*Page 1 of 1/,
  )
})

test('every filter is sent as specified', async ({ page, service }) => {
  const search = [
    'q=a/b c%3F',
    'email=mail',
    'ipAddress=203.0',
    'balanceFrom=0',
    'balanceTo=99.5',
    'processorCustomerId=cus_1',
    'affiliateCode=mara',
    'sort=-totalSpend',
    'page=2',
    'pageSize=50',
  ].join('&')
  await page.goto(`${customers}?${search}`)
  await expect(page.getByRole('table', { name: 'Customers' })).toHaveAttribute('aria-busy', 'false')
  const [delivery] = await service.deliveries('searchCustomers')
  expect(delivery).toMatchObject({
    method: 'GET',
    path: `${customers}/search/a%2Fb%20c%3F`,
    body: '',
  })
  expect(delivery?.query).toEqual({
    email: 'mail',
    ipAddress: '203.0',
    balanceFrom: '0',
    balanceTo: '99.5',
    processorCustomerId: 'cus_1',
    affiliateCode: 'mara',
    Sorts: '-totalSpend',
    Page: '2',
    PageSize: '50',
  })
  await expect(page.getByRole('status').filter({ hasText: 'may find nothing' })).toBeVisible()
})

test('Enter searches, the keyboard opens a customer, Back returns', async ({ page }) => {
  await page.goto(customers)
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('lindqvist')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${customers}?q=lindqvist`)
  const table = page.getByRole('table', { name: 'Customers', exact: true })
  await expect(table.getByRole('row')).toHaveCount(2)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${customers}/${CUSTOMER.id}`)
  await page.goBack()
  await expect(table.getByRole('row')).toHaveCount(2)
})

test('a pasted customer id opens the customer', async ({ page, service }) => {
  await page.goto(customers)
  await page
    .getByRole('searchbox', { name: 'Search customers' })
    .fill(BLOCKED_CUSTOMER_ID.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${customers}/${BLOCKED_CUSTOMER_ID}`)
  expect(await service.deliveries('searchCustomers')).toEqual([])
})

test('a balance filter is kept in the address and can be cleared', async ({ page }) => {
  await page.goto(`${customers}?q=@`)
  const rows = page.getByRole('table', { name: 'Customers', exact: true }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Balance' }).click()
  const editor = page.getByRole('dialog', { name: 'Balance' })
  await editor.getByLabel('From').fill('12.5')
  await editor.getByLabel('To').fill('12.5')
  await editor.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(`${customers}?q=@&balanceFrom=12.5&balanceTo=12.5`)
  await expect(rows.filter({ hasText: CUSTOMER.emailAddress })).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(`${customers}?q=@`)
  await expect(rows).toHaveCount(21)
})

test('a filter without a search text shows only the customers it finds', async ({
  page,
  service,
}) => {
  await page.goto(`${customers}?ipAddress=203.0`)
  await expect(page.getByRole('table', { name: 'Customers', exact: true })).toBeVisible()
  await expect(page.getByText('Customers of recent orders')).toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: 'Search customers' })).toHaveValue('')
  await expect(page.getByText('Found by searching for “@”')).toBeVisible()
  const [search] = await service.deliveries('searchCustomers')
  expect(search).toMatchObject({ query: { ipAddress: '203.0' } })
  expect(decodeURIComponent(search?.path ?? '')).toContain('@')
})

test('recently opened customers are remembered until sign-out', async ({ page }) => {
  const details = page.getByRole('heading', { name: 'Details' })
  await page.goto(`${customers}?q=@`)
  const found = page.getByRole('table', { name: 'Customers', exact: true }).getByRole('link')
  const recent = page.getByRole('region', { name: 'Recent customers' })
  for (const at of [0, 1]) {
    await found.nth(at).click()
    await expect(details).toBeVisible()
    await page.goBack()
  }
  await page.goto(customers)
  await expect(page.getByRole('table', { name: 'Customers of recent orders' })).toBeVisible()
  await expect(recent).toHaveCount(0)
  await page.goto(`${customers}/${CUSTOMER.id}`)
  await expect(details).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(recent.getByRole('link', { name: CUSTOMER.emailAddress })).toHaveAttribute(
    'href',
    `${customers}/${CUSTOMER.id}`,
  )
  await page.goto(customers)
  await page.getByRole('button', { name: /ines/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/sign-in/)
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).not.toContain(CUSTOMER.emailAddress)
})

test('an empty search result says so, with and without filters', async ({ page }) => {
  await page.goto(`${customers}?q=nobody-of-that-name`)
  await expect(page.getByText('No customers found for “nobody-of-that-name”')).toBeVisible()
  await page.goto(`${customers}?q=lindqvist&affiliateCode=nobody`)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(`${customers}?q=lindqvist`)
})

test('a text that would change the path is never requested', async ({ page, service }) => {
  for (const text of ['.', '..', '%20..%20']) {
    await page.goto(`${customers}?q=${text}`)
    await expect(page.getByRole('alert'), text).toContainText('A search can’t be')
  }
  expect(await service.deliveries('searchCustomers')).toEqual([])
  expect(await service.deliveries('getCustomer')).toEqual([])
})

test('invalid search parameters are ignored, valid ones kept', async ({ page, service }) => {
  await page.goto(`${customers}?q=mail&balanceFrom=lots&page=0&pageSize=7&sort=%00`)
  await expect(
    page.getByRole('table', { name: 'Customers', exact: true }).getByRole('row'),
  ).toHaveCount(21)
  const [delivery] = await service.deliveries('searchCustomers')
  expect(delivery?.query).toEqual({ Page: '1', PageSize: '20' })
})

test('on a phone, a term stays readable beside a filter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${customers}?q=quickbox&balanceFrom=0`)
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search customers' })
  expect((await search.boundingBox())!.width).toBeGreaterThan(100)
})
