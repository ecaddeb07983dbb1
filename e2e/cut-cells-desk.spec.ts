import type { Page } from '@playwright/test'
import { CUSTOMER, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { cutCells, type List, LONG, measure, OLD } from './measure-cells.ts'
import type { Service } from './service.ts'

const store = `/stores/${STORES.software.id}`

const accountLists: List[] = [
  {
    address: '/account?view=keys',
    name: 'API keys',
    gives: ['Scopes', 'Allowed addresses'],
    rows: 1,
  },
  { address: '/account?view=reports', name: 'Error reports', gives: [], rows: 2 },
]

test('codes, times and short IDs are whole in the lists of the account', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const list of accountLists) await measure(page, list)
})

/** Tickets whose emails, subjects and last words are longer than any column. */
async function openWordy(page: Page, service: Service) {
  const tickets = Array.from({ length: 6 }, (_, at) => ({
    id: `0000000${at}-6b0e-4c5a-9d27-58b1e07a3f14`,
    subject: LONG,
    emailAddress: `${'long.'.repeat(12)}@a-very-long-domain.example`,
    entries: [{ id: `e-${at}`, name: LONG, message: LONG, dateCreated: OLD }],
  }))
  const body = { success: true, data: { id: CUSTOMER.id, tickets } }
  await service.fault({ op: 'getCustomer', times: -1, respond: { body } })
  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${tickets[0]!.id}`)
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
}

test('how long a customer waits is whole, however long their words', async ({ page, service }) => {
  await openWordy(page, service)
  const rows = page.getByRole('table', { name: 'Tickets' }).locator('[data-row]')
  await expect(rows.nth(4)).toBeVisible()
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const ends = await rows.evaluateAll((all) =>
      all.flatMap((row) =>
        [...row.querySelectorAll('time')].map(
          (time) => row.getBoundingClientRect().right - time.getBoundingClientRect().right,
        ),
      ),
    )
    expect(ends.length).toBeGreaterThan(4)
    expect(Math.min(...ends), `${width} wide`).toBeGreaterThanOrEqual(8)
  }
  await measure(page, {
    address: '/stores?view=tickets',
    name: 'Tickets waiting',
    gives: ['Customer', 'Subject'],
    least: 200,
  })
})

test('and in odd error reports', async ({ page, service }) => {
  const reports = ['a', 'b', 'c'].map((id) => ({
    id: `${id}48ad6b0e-6b0e-4c5a-9d27-58b1e07a3f14`,
    dateCreated: OLD,
    userId: `${id}59be7c1f-6b0e-4c5a-9d27-58b1e07a3f14`,
    gateway: 'CUSTOMER_BALANCE_WITH_A_LONG_NAME',
    reporter: 'AUTOMATIC_MONITORING_OF_GATEWAYS',
    type: 'WEBHOOK_SIGNATURE_MISMATCH',
    reason: LONG,
    resolved: false,
  }))
  await service.fault({
    op: 'getUser',
    times: -1,
    respond: { body: { success: true, data: { id: 'u', integrationErrorReports: reports } } },
  })
  await page.goto('/no-such-page')
  await measure(page, {
    address: '/account?view=reports',
    name: 'Error reports',
    gives: [],
    rows: 3,
  })
})

test('the first rows of an export show whole IDs, times and amounts', async ({ page }) => {
  await page.goto(`${store}/orders`)
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click()
  const table = page.getByRole('region', { name: 'First rows' }).getByRole('table')
  await expect(table.locator('tbody tr')).toHaveCount(3)
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const gives = new Set(['items', 'customer_email'])
    expect((await cutCells(table)).filter(({ column }) => !gives.has(column))).toEqual([])
  }
})
