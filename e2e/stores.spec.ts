import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const ticket = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

test('all stores in one feed: a row opens in its store, and a failing store holds nobody up', async ({
  page,
}) => {
  // Axe looks at three pages.
  test.slow()
  // This browser now knows one ticket.
  await page.goto(ticket)
  await page.getByRole('button', { name: /Switch store$/ }).click()
  await page.getByRole('menuitem', { name: 'All stores' }).click()
  await expect(page).toHaveURL('/stores')
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(page.getByText(/orders of 3 stores, newest first/)).toBeVisible()
  const own = page.getByRole('region', { name: STORES.software.name })
  await expect(own.getByRole('definition').first()).toHaveText(/^\d+$/)
  await expectAccessible(page, [
    { width: 1440, height: 900, colorScheme: 'light' },
    { width: 390, height: 844, colorScheme: 'dark' },
  ])

  await page.getByRole('link', { name: 'Tickets waiting 1+' }).click()
  await expect(page.getByText(`${STORES.fonts.name}: No customers checked yet.`)).toBeVisible()
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'light' }])
  const waiting = page.getByRole('table', { name: 'Tickets waiting' })
  await waiting.getByRole('link', { name: /^Halden.*Move a key to a new laptop/ }).click()
  await expect(page).toHaveURL(new RegExp(ticket))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move a key to a new laptop')
  await page.goto('/stores')

  await page.getByRole('checkbox', { name: STORES.software.name }).uncheck()
  await expect(page.getByText(/orders of 2 stores/)).toBeVisible()
  await rows.nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/stores/(?!${STORES.software.id})[^/]+/orders/`))

  await page.route(`**/api/stores/${STORES.fonts.id}/orders?*`, (route) =>
    route.fulfill({ status: 403, json: { success: false, message: 'No', code: 'AUTH_31' } }),
  )
  await page.goto('/stores')
  await expect(page.getByRole('alert')).toContainText('Code AUTH_31')
  await expect(page.getByText(/orders of 2 stores, newest first/)).toBeVisible()
})

test('where a platform refuses to sort, all stores and the reviews come in its own order', async ({
  page,
  service,
}) => {
  await service.character('sorts-refused')
  await page.goto('/stores')
  await expect(page.getByText(/orders of 3 stores, newest first/)).toBeVisible()
  await page.goto(`/stores/${STORES.software.id}`)
  const attention = page.getByRole('list', { name: 'Needs attention' })
  await page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('button', { name: /^Show all/ })
    .click()
  await expect(attention.getByRole('link', { name: /Flagged reviews/ })).toBeVisible()
  await expect(page.getByText('Reviews didn’t load')).toHaveCount(0)
})
