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

test('a number of pages that counts what the filters leave out is not told', async ({
  page,
  service,
}) => {
  await service.character('pages-count-all')
  const pager = page.getByRole('navigation', { name: 'Pages' })
  for (const [list, noun] of [
    [`${orders}?status=COMPLETED`, 'orders'],
    [`/stores/${STORES.software.id}/reviews?hasReply=false`, 'reviews'],
  ] as const) {
    await page.goto(list)
    await expect(pager).toContainText('Page 1 of –')
    await expect(pager).not.toContainText(noun)
    await expect(page.getByRole('button', { name: /^Add up all/ })).toHaveCount(0)
    await expect(pager.getByRole('link', { name: 'Next page' })).toBeEnabled()
  }
  // A filter that leaves nothing out is proven by the last pages.
  await page.goto(`${orders}?dateFrom=2015-01-01`)
  await expect(pager).toContainText(/Page 1 of \d/)
  await expect(pager).toContainText(/\d orders/)
})

test('nor is it told where a page of one is ignored or refused as well', async ({
  page,
  service,
}) => {
  const pager = page.getByRole('navigation', { name: 'Pages' })
  for (const pageSizeOfOne of ['ignored', 'refused']) {
    await service.character('pages-count-all', { pageSizeOfOne })
    await page.goto(`${orders}?status=PENDING`)
    await expect(pager).toContainText('Page 1 of –')
    await page.goto(orders)
    await expect(pager).toContainText(/Page 1 of \d/)
  }
})
