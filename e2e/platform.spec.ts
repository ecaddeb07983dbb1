import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { follow } from './matrix/bench.ts'
import type { Page } from '@playwright/test'

test.use({ hasClock: true })

const rowOf = (page: Page, question: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: question }) })

/** Two requests a second, so the clock moves on until the check is over. */
async function finish(page: Page) {
  const again = page.getByRole('button', { name: 'Check again' })
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(again).toBeVisible({ timeout: 1 })
  }).toPass({ timeout: 60_000, intervals: [1] })
}

test('what was seen while one worked is shown, and a check asks for the rest by reads only', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'clamp', size: 50, times: -1 })
  const counted = page.waitForResponse(/\/orders\?.*PageSize=1(&|$)/)
  await page.goto(`/stores/${STORES.software.id}/orders`)
  await page.getByRole('table').waitFor()
  await page.clock.runFor(3_000)
  await (await counted).finished()
  await page.getByRole('link', { name: 'Tools' }).click()
  await page.getByRole('link', { name: /^Your platform/ }).click()
  await expect(page).toHaveTitle('Your platform · Counter')
  await expect(rowOf(page, 'Count from a page of one')).toContainText('Pages are the count')
  await expect(rowOf(page, 'Largest page')).toContainText('Can’t tell')

  await service.forget()
  await service.fault({ op: 'listOrders', fault: 'clamp', size: 50, times: -1 })
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText('of at most 40')).toBeVisible()
  await finish(page)
  await expect(rowOf(page, 'Largest page')).toContainText('Gives 50 rows, whatever more is asked')
  await expect(rowOf(page, 'Email')).toContainText('Contains, capitals don’t matter')
  const asked = await service.deliveries()
  expect(asked.length).toBeLessThanOrEqual(40)
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']))
  await expect(page.getByText(`${asked.length} reads, nothing was changed.`)).toBeVisible()
  await expectAccessible(page)
})

test('a refusal on the way keeps the answers so far, and says where it stopped', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listReviews', fault: 'S401j', times: -1 })
  await page.goto('/platform')
  await page.getByRole('button', { name: 'Check now' }).click()
  await finish(page)
  await expect(page.getByText(/^Stopped at \d+ of 40: 401\./)).toBeVisible()
  await expect(rowOf(page, 'Largest page')).toContainText('Gives 200 rows')
  await expect(rowOf(page, 'Success = false')).toContainText('Can’t tell')
})

test('percentages sent as shares are told both ways until an order proves the scale', async ({
  page,
  service,
}) => {
  await service.character('percentages-of-1')
  await page.goto(`/stores/${STORES.software.id}/coupons?q=BLACKNOV`)
  const coupon = page.getByRole('table').getByRole('row').filter({ hasText: 'BLACKNOV' })
  await expect(coupon).toContainText('0.4% or 40%')
  await page.goto(`/stores/${STORES.software.id}/orders/${ORDERS.complete}`)
  await expect(page.getByRole('main')).toContainText('21%')
  await expect(page.getByRole('main')).not.toContainText('0.21')
  // What an answer proves is noted by code that loads after the page, which must not be left sooner.
  await follow(page, '/platform')
  await expect(rowOf(page, 'Percentages')).toContainText('40% comes as 0.4')
  await page.goto(`/stores/${STORES.software.id}/coupons?q=BLACKNOV`)
  await expect(coupon).toContainText('40%')
  await expect(coupon).not.toContainText('0.4')
  await service.forget()
  await service.character('percentages-of-1')
  await page.goto(`/stores/${STORES.software.id}/coupons?percentageFrom=40&percentageTo=40`)
  await expect(coupon).toBeVisible()
  await expect(page.getByText('Your platform ignored')).toHaveCount(0)
  const [asked] = await service.deliveries('listCoupons')
  expect(asked?.query).toMatchObject({ PercentageFrom: '0.4', PercentageTo: '0.4' })
})

test('a list asks for no more rows than the platform was seen to take', async ({
  page,
  service,
}) => {
  await service.character('page-size-refused')
  const orders = `/stores/${STORES.software.id}/orders?pageSize=100`
  const rows = page.getByRole('table', { name: 'Orders' }).locator('[data-row]')
  await page.goto(orders)
  // What a refusal proves is noted by code that loads once the page stands: mostly after the first
  // answer, which is an error then, but on a slow machine in time.
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(again.or(rows.first()).first()).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(1_500)
    if (await again.isVisible()) await again.click({ timeout: 500 })
    await expect(rows).toHaveCount(50, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Rows 50' })).toBeVisible()
  await page.clock.runFor(3_000)
  await service.forget()
  await service.character('page-size-refused')
  await page.goto(orders)
  await expect(rows).toHaveCount(50)
})

test('amounts without any decimals are said to be perhaps in minor units', async ({
  page,
  service,
}) => {
  await service.character('amounts-in-minor-units')
  const hint = page.getByText(/No amount met so far has decimals/)
  for (const place of ['', '/orders']) {
    await page.goto(`/stores/${STORES.software.id}${place}`)
    await expect(hint).toBeVisible()
  }
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('dialog').filter({ has: hint })).toBeVisible()
  await page.goto('/stores')
  await expect(hint).toBeVisible()
  await page.goto('/platform')
  await expect(rowOf(page, 'Amounts')).toContainText('may be minor units')
})

test('how a status counts can be corrected, and figures and rows follow, also after a reload', async ({
  page,
}) => {
  const orders = `/stores/${STORES.software.id}/orders`
  const open = page.getByRole('table', { name: 'Orders' }).locator('[title="PENDING"]').first()
  await page.goto(orders)
  await expect(open).toHaveAttribute('data-tone', 'warning')
  await page.clock.runFor(3_000)
  await page.getByRole('link', { name: 'Tools' }).click()
  await page.getByRole('link', { name: /^Your platform/ }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'Pending' })
  await expect(line).toContainText('Open')
  await line.getByRole('button', { name: 'Change how Pending counts' }).click()
  await page.getByRole('menuitemradio', { name: 'Disputed' }).click()
  await expect(line).toContainText('Disputed')
  await expectAccessible(page)
  await page.goto(orders)
  await page.clock.runFor(3_000)
  await expect(open).toHaveAttribute('data-tone', 'danger')
  await page.goto('/platform')
  await line.getByRole('button', { name: 'Change how Pending counts' }).click()
  await page.getByRole('menuitemradio', { name: 'As usual' }).click()
  await expect(line).toContainText('Open')
})
