import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

const breakDownBy = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Break down by' }).getByRole('link', { name }).click()

/** A page that still reads in the background must not fail what it was part of. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** All created at one noon, a Monday in every zone of Europe. */
async function showOrders(page: Page, orders: object[]) {
  const data = orders.map((fields, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    dateCreated: '2026-10-05T12:00:00.000Z',
    gateway: 'STRIPE',
    currencyCode: 'EUR',
    amount: 10,
    items: [],
    ...fields,
  }))
  await page.route(/\/orders\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [from, to] = [asked.get('dateFrom') ?? '', asked.get('dateTo') ?? '9']
    const rows = data.filter(({ dateCreated }) => dateCreated >= from && dateCreated <= to)
    return route.fulfill({ json: { success: true, pages: 1, data: rows } })
  })
  await page.goto(`${store}?dateFrom=2026-10-05&dateTo=2026-10-05&currency=EUR&by=gateway`)
}

const paid = { status: 'COMPLETED', amountPaid: 10 }
const pending = { status: 'PENDING', amountPaid: 0 }

test('currencies, weekdays and hours are told apart, and under twenty orders no percentage', async ({
  page,
}) => {
  const disputed = { ...paid, status: 'CHARGEBACK', gateway: 'COIN' }
  await showOrders(page, [
    disputed,
    paid,
    pending,
    { ...paid, currencyCode: 'JPY', amountPaid: 700 },
    { ...paid, currencyCode: 'JPY', amountPaid: null },
  ])
  const row = (table: string, name: RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name })
  await expect(row('Gateways', /Stripe/)).toContainText('1 of 2')
  await expect(row('Gateways', /Stripe/)).not.toContainText('50%')
  await expect(row('Gateways', /Coin/).getByRole('cell').nth(3)).toHaveText('1 of 1')
  await breakDownBy(page, 'Currencies')
  await expect(row('Currencies', /^EUR/)).toContainText('20.00')
  await expect(row('Currencies', /^JPY/)).toContainText('700')
  await breakDownBy(page, 'Weekdays')
  await expect(page).toHaveURL(/[?&]by=weekday/)
  await expect(row('Weekdays', /^Monday/)).toContainText('2 of 3')
  await breakDownBy(page, 'Hours')
  await expect(row('Hours', /^\d\d:00/)).toHaveCount(1)
  await breakDownBy(page, 'Currencies')
  await page.getByRole('link', { name: 'JPY: 2 orders' }).click()
  const counted = page.getByRole('table', { name: 'Orders counted' })
  await expect(counted.getByRole('row')).toHaveCount(3)
  await expect(counted).toContainText('700')
  // What nobody told is not nothing.
  await expect(counted.getByRole('cell', { name: /^0\b/ })).toHaveCount(0)
})

test('where payment gets stuck is told by gateway and product, and opens its orders', async ({
  page,
}) => {
  const items = [{ productId: 'n', productName: 'Nimbus', lineTotal: 10 }]
  const expired = { status: 'EXPIRED', amountPaid: 0, gateway: 'COIN', items }
  await showOrders(page, [{ ...paid, items }, { ...pending, items }, expired, expired])
  await expect(page.getByRole('table', { name: 'Gateways' }).getByRole('row')).toHaveCount(3)
  await page.getByRole('heading', { name: 'Break down by' }).hover()
  await page.mouse.wheel(0, 10_000)
  const stuck = page.getByRole('region', { name: 'Where payment gets stuck' })
  await expect(stuck).toContainText('3 of 4 not paid')
  await expect(stuck).toContainText('1 of these may still be paid.')
  await expect(stuck.getByRole('listitem')).toHaveText([
    /Coin, Nimbus.*2 of 2.*2 Expired.*20\.00/,
    /Stripe, Nimbus.*1 of 2.*1 Pending.*10\.00/,
  ])
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
  await stuck.getByRole('link', { name: 'Coin, Nimbus' }).click()
  await expect(page.getByRole('heading', { name: /2 orders.*not paid/ })).toBeFocused()
})

test('a breakdown is sorted by its columns, and goes into a file with its period', async ({
  page,
}) => {
  const coin = { ...paid, gateway: 'COIN', amountPaid: 5 }
  await showOrders(page, [paid, coin, coin, { ...pending, gateway: 'COIN' }])
  const table = page.getByRole('table', { name: 'Gateways' })
  const first = table.getByRole('row').nth(1)
  await table.getByRole('button', { name: 'Paid share' }).click()
  await expect(first).toContainText('Stripe')
  await expect(first).toContainText('1 of 1')
  await table.getByRole('button', { name: 'Orders' }).click()
  await expect(first).toContainText('Coin')
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export 2 rows' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('from,to,kind,name,product,amount,amount_before,currency,')
  expect(text).toContain('2026-10-05,2026-10-05,Gateways,Coin,,10,')
})
