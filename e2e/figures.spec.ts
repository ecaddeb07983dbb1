import type { Locator, Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const figures = `/stores/${STORES.software.id}/figures`

const figure = (page: Page, label: string) =>
  page.locator('main dl > div').filter({ has: page.getByText(label, { exact: true }) })

test('a number opens exactly its orders', async ({ page }) => {
  await page.goto(`${figures}?period=week`)
  const orders = figure(page, 'Orders')
  await expect(orders).toContainText('before')
  const bars = page.getByRole('list', { name: 'Paid by day' }).getByRole('link')
  await expect(bars).toHaveCount(7)
  const figureLink = orders.getByRole('link').first()
  const count = Number(await figureLink.innerText())
  expect(count).toBeGreaterThan(0)
  await figureLink.click()
  const counted = page.getByRole('table', { name: 'Orders counted' })
  await expect(counted.getByRole('row')).toHaveCount(count + 1)
  await expect(page.getByRole('heading', { name: `${count} orders` })).toBeFocused()

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('navigation', { name: 'By' }).getByRole('link', { name: 'Gateways' }).click()
  const share = page
    .getByRole('table', { name: 'Gateways' })
    .getByRole('link', { name: /: \d+ orders?$/ })
    .first()
  const own = Number(/(\d+) orders?$/.exec((await share.innerText()) ?? '')?.[1])
  await share.click()
  await expect(counted.getByRole('row')).toHaveCount(own + 1)
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
})

test('without all orders there are no figures, and the page says why', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'S403j', times: -1 })
  await page.goto(`${figures}?currency=EUR`)
  await expect(page.getByRole('alert')).toContainText('INJECTED_403')
  await expect(figure(page, 'Paid')).toBeHidden()
})

test('F1: an old order that is paid later shows on both pages alike, at once after Refresh', async ({
  page,
}) => {
  const old = { status: 'PENDING', amountPaid: 0 }
  const paidLater = await changedOrders(page, STORES.software.id, old)
  await page.goto(`${figures}?period=month&currency=USD`)
  const paid = figure(page, 'Paid').getByRole('link').first()
  await expect(figure(page, 'Paid')).toContainText('before')
  const before = await amount(paid)

  Object.assign(old, { status: 'COMPLETED', amountPaid: 405 })
  await page.getByRole('button', { name: /Refresh$/ }).click()
  await expect.poll(() => amount(paid)).toBeCloseTo(before + 405, 2)
  const text = await paid.innerText()
  await page.goto(`/stores/${STORES.software.id}?period=month&currency=USD`)
  await expect(figure(page, 'Paid')).toContainText(text)
  Object.assign(old, { status: 'CHARGEBACK', amountPaid: 5 })
  await page.getByRole('button', { name: /Refresh$/ }).click()
  await expect
    .poll(() => amount(figure(page, 'Paid').getByRole('definition').first()))
    .toBeCloseTo(before + 5, 2)
  expect(paidLater()).toBe(1)
})

test('F5: every currency of the period can be chosen', async ({ page }) => {
  const codes = ['EUR', 'USD', 'INR', 'GBP', 'CHF', 'KWD', 'JPY', 'BRL']
  await page.route(/\/orders\?/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Row[] }
    const data = answer.data.map((row, at) => ({ ...row, currencyCode: codes[at % codes.length] }))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.goto(`${figures}?period=month`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(codes.length - 4)
  await page.getByRole('menuitemradio', { name: 'JPY' }).click()
  await expect(page).toHaveURL(/currency=JPY/)
  await expect(figure(page, 'Paid')).toContainText('JPY')
})

type Row = { id: string; dateCreated: string; currencyCode: string | null }

const amount = async (figureText: Locator) =>
  Number((await figureText.innerText()).replaceAll(/[^\d.]/g, ''))

/** An order of eight days ago that is as the test says; returns how many were changed last. */
async function changedOrders(page: Page, storeId: string, fields: object) {
  const oldest = Date.now() - 9 * 86_400_000
  let id: string | undefined
  let changed = 0
  await page.route(`**/stores/${storeId}/orders?*PageSize=100*`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Row[] }
    const isMeant = ({ dateCreated, currencyCode }: Row) =>
      currencyCode === 'USD' && Math.abs(Date.parse(dateCreated) - oldest) < 86_400_000 * 3
    id ??= answer.data.find(isMeant)?.id
    if (answer.data.some((row) => row.id === id)) changed = 1
    const data = answer.data.map((row) =>
      row.id === id ? { ...row, ...fields, currencyCode: 'USD' } : row,
    )
    await route.fulfill({ response, json: { ...answer, data } })
  })
  return () => changed
}
