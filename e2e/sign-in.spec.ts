import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { apiKeyField, expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test.describe('signing in', { tag: '@signed-out' }, () => {
  test('one click opens the demo store', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the demo store' }).click()
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  })

  test('sign-in returns to the requested page', async ({ page, service }) => {
    await page.goto(`${orders}?status=PENDING&pageSize=50`)
    await apiKeyField(page).fill(service.key)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/orders\?status=PENDING&pageSize=50$/)
  })

  test('a key pasted with "Bearer" and spaces is accepted', async ({ page, service }) => {
    await page.goto('/sign-in')
    await apiKeyField(page).fill(`  Bearer ${service.key} `)
    await apiKeyField(page).press('Enter')
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  })

  test('a refused key shows an error and stays in the field', async ({ page }) => {
    await page.goto('/sign-in')
    await apiKeyField(page).fill('not-a-known-key')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toContainText('wasn’t accepted')
    await expect(page.getByRole('alert')).toContainText('Code ')
    await expect(apiKeyField(page)).toHaveValue('not-a-known-key')
  })

  test('T48: a key that may not list stores needs a store id', async ({ page, service }) => {
    await page.goto('/sign-in')
    await apiKeyField(page).fill(service.key.replace('test-', 'limited-'))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Store ID').fill(STORES.software.id)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  })

  test('the sign-in address cannot redirect elsewhere', async ({ page, service }) => {
    for (const to of ['//evil.example/', 'javascript:alert(1)', '/no-such-page']) {
      await page.context().clearCookies()
      await page.goto(`/sign-in?to=${encodeURIComponent(to)}`)
      await apiKeyField(page).fill(service.key)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page, to).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/stores\//)
    }
  })
})

test('T64: the key is neither in the page, its storage nor its address', async ({
  page,
  service,
}) => {
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  const stored = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
    ]),
  )
  expect(stored).not.toContain(service.key)
})

test('signing out ends the session in every tab', async ({ page, context }) => {
  await page.goto(orders)
  const other = await context.newPage()
  await other.goto(orders)
  await expect(other.getByRole('table', { name: 'Orders' })).toBeVisible()

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()

  await expect(apiKeyField(page)).toBeVisible()
  await expect(apiKeyField(other)).toBeVisible()
  const stored = await atRest(page)
  for (const own of ['PENDING', STORES.software.id]) expect(stored).not.toContain(own)
  await page.goto(orders)
  await expect(apiKeyField(page)).toBeVisible()
})

test('a revoked key opens sign-in over the page and loses nothing typed', async ({
  page,
  service,
}) => {
  await page.goto(orders)
  const search = page.getByRole('searchbox', { name: 'Email or order ID' })
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await search.fill('half-typed@')
  await service.fault({ op: 'listOrders', fault: 'S401j', times: 1 })
  // A pointer above the link would read its page, and meet the fault, before it clicks.
  await page.getByRole('link', { name: 'Today', exact: true }).dispatchEvent('click')

  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await apiKeyField(dialog).fill(service.key)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(dialog).toBeHidden()
  await expect(search).toHaveValue('half-typed@')
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toBeVisible()
})

test('a key that stopped working turns no name into an ID', async ({ page, service }) => {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await service.fault({ op: '*', fault: 'S401j', times: -1 })
  await page.goto(orders)
  await expect(dialog).toBeVisible()
  await expect(page.getByText('Your store', { exact: true })).toBeAttached()
  await expect(page.getByText('Your account', { exact: true })).toBeAttached()
  await expect(page.getByText(/^Store [0-9a-f]{8}$|^Signed in$/)).toHaveCount(0)
})

test('another account that signs in over the page sees nothing of the last one', async ({
  page,
  context,
  service,
}) => {
  const customer = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}`
  const tickets = page.getByRole('table', { name: 'Tickets' })
  await page.goto(`${customer}/tickets/${TICKET_ID}`)
  await expect(tickets).toContainText(CUSTOMER.emailAddress)
  const other = await context.newPage()
  await other.goto(`/stores/${STORES.software.id}/tickets`)
  await expect(other.getByRole('table', { name: 'Tickets' })).toContainText(CUSTOMER.emailAddress)

  // The question shall come over this page.
  await other.getByRole('button', { name: 'Pause' }).click()
  await service.fault({ op: 'listOrders', fault: 'S401j', times: 1 })
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  const next = service.another('next')
  await apiKeyField(dialog).fill(next.key)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

  await expect(dialog).toBeHidden()
  // Otherwise their own tickets would soon be read.
  await next.fault({ op: 'getCustomer', fault: 'S429j', retryAfter: '600', times: -1 })
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(`/stores/${STORES.software.id}`)
    await tab.getByRole('link', { name: 'Tickets', exact: true }).first().click()
    await expect(tab.getByRole('table', { name: 'Tickets' })).toContainText('No tickets')
  }
  expect(await atRest(page)).not.toContain(CUSTOMER.emailAddress)
})

test.describe('a session that ended while nobody was there', () => {
  test.use({ hasClock: true })

  test('the page is cleared five minutes after the session ended, also without a connection', async ({
    page,
    service,
  }) => {
    await page.goto(`/stores/${STORES.software.id}/customers/${CUSTOMER.id}`)
    await expect(page.getByText(CUSTOMER.emailAddress).first()).toBeVisible()
    await service.fault({ op: 'listOrders', fault: 'S401j', times: 1 })
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog).toContainText('this page is cleared')

    await page.route('**/session', (route) => route.abort())
    await page.clock.runFor('05:30')
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    expect(await page.content()).not.toContain(CUSTOMER.emailAddress)
    expect(await atRest(page)).not.toContain(CUSTOMER.emailAddress)

    await page.unroute('**/session')
    await apiKeyField(page).fill(service.key)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/orders/)
  })
})
