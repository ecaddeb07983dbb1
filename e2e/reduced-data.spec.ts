import { STORES } from '../mock-api/seed-ids.ts'
import { expect, spareData, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('who spares data loads only what is looked at', async ({ page, service }) => {
  await spareData(page)
  await page.goto(orders)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await rows.nth(1).getByRole('link').focus()
  await rows.nth(2).hover()
  await rows.nth(3).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Order')
  await expect(page.getByRole('link', { name: /^Next \(/ })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const pages = (await service.deliveries('listOrders')).map(({ query }) => query?.Page)
  expect(pages).not.toContain('2')
  expect(await service.deliveries('getOrder')).toHaveLength(1)
})
