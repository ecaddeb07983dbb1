import { ORDERS, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const undelivered = `/stores/${STORES.software.id}/to-fix?check=undelivered`

test('where the platform does not send that nothing was delivered, nothing is told as clear', async ({
  page,
  service,
}) => {
  test.slow()
  await service.character('delivered-null')
  await page.goto(undelivered)
  const main = page.getByRole('main')
  await expect(main).toContainText(
    /Nothing missing .+ 1 paid order may lack goods: your platform doesn’t say\. ?\d+ orders checked/,
    // A check opens two orders a second.
    { timeout: 60_000 },
  )
  await main.getByText(/^Delivery not shown here/).click()
  const untold = page.getByRole('table', { name: 'Delivery not shown here' })
  await expect(untold.getByRole('row')).toHaveCount(2)
  await expect(untold).toContainText('Can’t tell')
  const side = page.getByRole('navigation', { name: 'To fix' })
  await expect(side.getByRole('link', { name: 'Paid, not delivered' })).toHaveText(/delivered0\+$/)
  await page.getByRole('link', { name: 'Overview' }).click()
  const attention = page.getByRole('list', { name: 'Needs attention' })
  await page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('button', { name: /^Show all/ })
    .click()
  await attention.getByRole('link', { name: /^Paid, not delivered .+ ?0\+$/ }).click()
  await expect(page).toHaveURL(undelivered)
})

test('a completed order with nothing to pay is due its goods', async ({ page, service }) => {
  const order = {
    id: ORDERS.complete,
    dateCreated: new Date(Date.now() - 3_600_000).toISOString(),
    status: 'COMPLETED',
    currencyCode: 'EUR',
    amount: 0,
    amountPaid: 0,
    coupon: { id: ORDERS.jpy, code: 'AGAIN', percentageDecrease: 100 },
    items: [{ variantId: VARIANT.id, quantity: 1, productName: 'Nimbus' }],
  }
  const voided = { ...order, id: ORDERS.plain, status: 'VOIDED' }
  const listed = { success: true, pages: 1, data: [order, voided] }
  await service.fault({ op: 'listOrders', times: -1, respond: { body: listed } })
  const body = { success: true, data: { order: { ...order, deliveredItems: [] }, logs: [] } }
  await service.fault({ op: 'getOrder', times: -1, respond: { body } })
  await page.goto(undelivered)
  const table = page.getByRole('table', { name: 'Paid, not delivered' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('main')).toContainText('1 order checked')
  await table.getByRole('link', { name: 'Open order' }).click()
  await expect(page.getByRole('main')).toContainText(/1 of 1 key not delivered\s*Nothing to pay/)
})
