import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('a list without a number of pages leads on after each full page', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'D17', variant: 2, times: -1 })
  await page.goto(orders)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toContainText('Page 1 of –')
  await pager.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(pager).toContainText('Page 2 of –')
})
