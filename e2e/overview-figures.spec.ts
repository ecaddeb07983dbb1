import type { Locator, Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { showOrders } from './listed-orders.ts'

const store = `/stores/${STORES.software.id}`

const figure = (page: Page, label: string) =>
  page.locator('main dl > div').filter({ has: page.getByText(label, { exact: true }) })

const breakDownBy = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Break down by' }).getByRole('link', { name }).click()

/** A page that still reads in the background must not fail what it was part of. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('yesterday’s revenue is read without a click, and a bar opens its day', async ({ page }) => {
  await page.goto(`${store}?period=today`)
  const yesterday = page.getByRole('link', { name: /^Yesterday in all: [\d,.]+ EUR$/ })
  const told = await yesterday.innerText()
  const paid = told.replaceAll(/\s/g, ' ').replace('Yesterday in all: ', '')
  await yesterday.click()
  await expect(page).toHaveURL(/[?&]period=yesterday/)
  await expect(page.getByRole('region', { name: 'Paid through the day' })).toContainText(
    'day before',
  )
  await expect(page.getByRole('definition').first()).toHaveText(paid)
  await page
    .getByRole('navigation', { name: 'Period' })
    .getByRole('link', { name: '7 days' })
    .click()
  await expect(page).toHaveURL(/[?&]period=week/)
  const bars = page.getByRole('region', { name: 'Paid by day' }).getByRole('link')
  await expect(bars).toHaveCount(7)
  await expect(bars.nth(5)).toHaveAccessibleName(
    new RegExp(`: ${paid} paid, \\d+ orders?; before: `),
  )
  await bars.nth(5).click()
  await expect(page.getByRole('table', { name: 'Orders counted' })).toBeVisible()
  await page.getByRole('link', { name: 'In Orders, with other currencies' }).click()
  await expect(page).toHaveURL(/dateFrom=\d{4}-\d\d-\d\d&dateTo=/)
})

test('two weeks stand beside what was paid today, in small', async ({ page }) => {
  await page.goto(store)
  const days = page.getByRole('table', { name: 'Paid by day, last 14 days' })
  await expect(days.getByRole('row')).toHaveCount(15)
})

test('the figures follow the chosen days, which the address keeps', async ({ page }) => {
  await page.goto(store)
  await page.getByRole('button', { name: 'Dates' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Last month' }).click()
  await expect(page).toHaveURL(/\?dateFrom=month-1m&dateTo=month-1m$/)
  const bars = page.getByRole('region', { name: 'Paid by day' }).getByRole('link')
  await expect(bars.nth(27)).toBeVisible()
  await page.reload()
  await expect(bars.nth(27)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Period' })
    .getByRole('link', { name: '90 days' })
    .click()
  await expect(page).toHaveURL(/\?period=quarter$/)
  await expect(bars).toHaveCount(90)
})

test('a number opens exactly its orders', async ({ page }) => {
  await page.goto(`${store}?period=week`)
  const orders = figure(page, 'Orders')
  await expect(orders).toContainText('vs')
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
  await breakDownBy(page, 'Gateways')
  const share = page
    .getByRole('table', { name: 'Gateways' })
    .getByRole('link', { name: /: \d+ orders?$/ })
    .first()
  const own = Number(/(\d+) orders?$/.exec((await share.innerText()) ?? '')?.[1])
  await share.click()
  await expect(counted.getByRole('row')).toHaveCount(own + 1)
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
})

test('addresses of Figures lead to the overview, with what they asked for', async ({ page }) => {
  await page.goto(`${store}/figures?period=week&currency=USD&by=gateway`)
  await expect(page).toHaveURL(`${store}?currency=USD&period=week&by=gateway`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await expect(page.getByRole('table', { name: 'Gateways' })).toBeVisible()
  await page.goto(`${store}/figures`)
  await expect(page).toHaveURL(`${store}?period=month`)
  await page.goto(`${store}/figures?period=today`)
  await expect(page).toHaveURL(`${store}?period=today`)
  await expect(page.getByRole('region', { name: 'Paid through the day' })).toBeVisible()
})

test('a quiet store opens with the shortest period that has orders', async ({ page }) => {
  await showOrders(
    page,
    [12, 40, 41].map((age) => ({ age, amount: 24, amountPaid: 24 })),
  )
  await page.goto(store)
  await expect(page.getByText(/Quiet lately\..*the shortest period with an order\./)).toBeVisible()
  await expect(figure(page, 'Paid')).toContainText('24.00 EUR')
  await expect(
    page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '30 days' }),
  ).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('table', { name: 'Latest orders' }).getByRole('row')).toHaveCount(4)
  await page.getByRole('link', { name: 'Show today' }).click()
  await expect(page.getByText('No orders today or yesterday')).toBeVisible()
  await expect(page).toHaveURL(`${store}?period=today`)
})

test('until today has an order, yesterday stands there', async ({ page }) => {
  await showOrders(
    page,
    Array.from({ length: 12 }, () => ({ age: 1 })),
  )
  await page.goto(store)
  await expect(figure(page, 'Paid')).toContainText('120.00 EUR')
  const periods = page.getByRole('navigation', { name: 'Period' })
  await expect(periods.getByRole('link', { name: 'Yesterday' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: 'Nothing yet today' }).click()
  await expect(page).toHaveURL(`${store}?period=today`)
  await expect(figure(page, 'Paid')).toContainText('0.00 EUR')
  await expect(page.getByRole('main')).not.toContainText('±')
})

test('without all orders there are no figures, and the page says why', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'S403j', times: -1 })
  await page.goto(`${store}?currency=EUR&period=month`)
  const why = page.getByRole('alert').filter({ hasText: 'The orders of this period didn’t load' })
  await expect(why).toContainText('INJECTED_403')
  await expect(figure(page, 'Paid')).toBeHidden()
})

test('F1: an old order that is paid later shows at once after Refresh', async ({ page }) => {
  const old = { status: 'PENDING', amountPaid: 0 }
  const paidLater = await changedOrders(page, STORES.software.id, old)
  await page.goto(`${store}?period=month&currency=USD`)
  const paid = figure(page, 'Paid').getByRole('link').first()
  await expect(figure(page, 'Paid')).toContainText('vs')
  const before = await amount(paid)

  Object.assign(old, { status: 'COMPLETED', amountPaid: 405 })
  await page.getByRole('button', { name: /Refresh$/ }).click()
  await expect.poll(() => amount(paid)).toBeCloseTo(before + 405, 2)
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
  await page.goto(`${store}?period=month`)
  await page.getByRole('button', { name: 'EUR', exact: true }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(codes.length)
  // The store's own comes first, and only that one is marked.
  const own = page.getByRole('menuitemradio').filter({ hasText: 'Store' })
  await expect(own).toHaveCount(1)
  await expect(page.getByRole('menuitemradio').first()).toContainText(/^EURStore/)
  const yen = page.getByRole('menuitemradio', { name: /^JPY/ })
  await expect(yen).toContainText(/^JPY[\d,.]+\s*\d+ orders?$/)
  await yen.click()
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
  await page.route(new RegExp(`/stores/${storeId}/orders\\?.*PageSize=\\d\\d`), async (route) => {
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
