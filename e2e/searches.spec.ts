import { CUSTOMER, PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

test('who bought a variant is read on request, shown and copied', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${store}/products/${PRODUCT.id}#bought`)
  const card = page.getByRole('region', { name: 'Who bought this' })
  await expect(card).toBeInViewport()
  await page.getByRole('button', { name: 'More for 1 device, 1 year' }).click()
  await page.getByRole('menuitem', { name: 'Who bought this' }).click()
  await expect(card.getByRole('button', { name: '1 device, 1 year' })).toBeVisible()
  await service.forget()
  await card.getByRole('button', { name: 'Find orders' }).click()
  const rows = card.getByRole('table', { name: 'Orders with this product' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('1 device, 1 year')
  await expect(card.getByRole('progressbar')).toHaveCount(0)
  await expect(card.getByText(/orders read/)).toBeVisible()
  const read = (await service.deliveries('listOrders')).map(({ query }) => query)
  expect(read).toContainEqual(expect.objectContaining({ Page: '1', PageSize: '1' }))
  expect(await service.deliveries('getOrder')).toEqual([])

  await card.getByRole('button', { name: /^Copy \d+ emails?$/ }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^${CUSTOMER.emailAddress}$`, 'm'))
  await expectAccessible(page, looksOf(1))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page
    .getByRole('menuitem', { name: /Privacy mode/ })
    .or(page.getByRole('menuitemcheckbox', { name: /Privacy mode/ }))
    .click()
  await expect(card.getByRole('button', { name: 'Emails are hidden' })).toBeDisabled()
  await expect(rows.nth(1)).not.toContainText('@')
  await page.getByRole('link', { name: 'Coupons', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
})

test('F15: in any period, orders are read that are older than the product’s record', async ({
  page,
  service,
}) => {
  const product = { id: PRODUCT.id, name: 'Young', dateCreated: new Date().toISOString() }
  const variants = [{ id: PRODUCT.id, name: 'Only' }]
  const body = { success: true, data: { ...product, variants } }
  await service.fault({ op: 'getProduct', times: -1, respond: { body } })
  await page.goto(`${store}/products/${PRODUCT.id}#bought`)
  const card = page.getByRole('region', { name: 'Who bought this' })
  await card.getByRole('button', { name: /^Created in/ }).click()
  await page.getByRole('menuitemradio', { name: 'any period' }).click()
  await service.forget()
  await card.getByRole('button', { name: 'Find orders' }).click()
  const rows = card.getByRole('table', { name: 'Orders with this product' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  // Other figures of the page read a span of days.
  const asked = await service.deliveries('listOrders')
  expect(asked.some(({ query }) => !('dateFrom' in query))).toBe(true)
})

test('the order of a licence key is found in memory, and the key stays there', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/key-finder`)
  const card = page.getByRole('region', { name: 'Find the order of a delivery' })
  await expect(card).toContainText(/\d+ orders by your platform’s count, at most/)
  const secret = 'nmbs 7q2k x9pl 004a'
  const goods = [{ type: 'license_keys', textContent: 'NMBS-7Q2K-X9PL-004A' }]
  const path = 'data.order.deliveredItems'
  await service.fault({ op: 'getOrder', fault: 'D01', path, values: [goods] })
  await card.getByLabel('Licence key, text or file name').fill(secret)
  await card.getByText('Narrow it down').click()
  await card.getByLabel('Customer email, if known').fill(CUSTOMER.emailAddress)
  await card.getByRole('button', { name: 'Find the order' }).click()
  await expect(card).toContainText('Delivered in order')
  await expectAccessible(page, looksOf(0))
  for (const { path: asked, query, body } of await service.deliveries()) {
    expect(`${asked} ${JSON.stringify(query)} ${body}`.toLowerCase()).not.toMatch(/7q2k/)
  }
  const link = card.getByRole('table', { name: 'Orders that delivered it' }).getByRole('link')
  await expect(link.first()).toHaveAttribute('href', /\/orders\//)
  expect(page.url()).not.toContain('7q2k')
  await card.getByRole('button', { name: 'Forget it' }).click()
  await expect(card.getByLabel('Licence key, text or file name')).toHaveValue('')
  await page.goto('/tools')
  await expect(page.getByRole('link', { name: 'Whose key is this' })).toContainText('Last used')
})

test('a search goes on elsewhere, pauses and is cancelled from the jobs', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/key-finder`)
  const card = page.getByRole('region', { name: 'Find the order of a delivery' })
  await card.getByLabel('Licence key, text or file name').fill('NO-SUCH-KEY')
  await service.fault({ op: 'getOrder', fault: 'hold' })
  await card.getByRole('button', { name: 'Find the order' }).click()
  await page.getByRole('link', { name: 'Coupons', exact: true }).click()
  await page.getByRole('button', { name: /^Whose key is this/ }).click()
  const panel = page.getByRole('dialog', { name: 'Jobs' })
  await panel.getByRole('button', { name: 'Pause' }).click()
  await expect(panel).toContainText('Paused at')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel.getByText('Whose key is this')).toHaveCount(0)
})
