import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

test('a ticket’s order is refunded beside its thread, and what was typed stays', async ({
  page,
  service,
}) => {
  const orders = [ORDERS.complete, ORDERS.plain].map((id) => ({
    id,
    customerEmail: CUSTOMER.emailAddress,
    currencyCode: 'EUR',
  }))
  await service.fault({
    op: 'listOrders',
    times: -1,
    respond: { body: { success: true, pages: 1, data: orders } },
  })
  await page.goto(ticket)
  const context = page.getByRole('complementary', { name: 'Context' })
  const worth = context.getByRole('list', { name: 'Worth knowing' })
  await expect(worth).toContainText(/Webhook (answered|got).*delivered since/)
  await expect(worth).toContainText('Billing country')
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })

  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.fill('I pay it back: ')
  await context.getByRole('button', { name: `About order ${ORDERS.plain.slice(0, 8)}` }).click()
  await expect(
    context.getByRole('heading', { name: `About order ${ORDERS.plain.slice(0, 8)}` }),
  ).toBeVisible()
  await context.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await dialog.getByRole('radio', { name: 'Reason 0' }).check()
  await dialog.getByRole('button', { name: /^Confirm refund/ }).click()
  await expect(page.getByText('The order shows the refund.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(ticket)
  await expect(worth).toContainText(/Refunded .*USD/)
  await expect(context.getByRole('button', { name: 'Refund', exact: true })).toBeHidden()
  await expect(reply).toHaveValue('I pay it back: ')
  await reply.press('Alt+1')
  await expect(reply).toHaveValue(/^I pay it back: ⟪.*•.*⟫$/)
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test('a ticket says which goods of its order the customer is still waiting for', async ({
  page,
  service,
}) => {
  const created = new Date(Date.now() - 3 * 3_600_000).toISOString()
  const order = {
    id: ORDERS.plain,
    customerEmail: CUSTOMER.emailAddress,
    currencyCode: 'EUR',
    amount: 20,
    amountPaid: 20,
    dateCreated: created,
    items: [{ id: 'a', productName: PRODUCT.name, variantId: VARIANT.id, quantity: 2 }],
  }
  await service.fault({
    op: 'listOrders',
    times: -1,
    respond: { body: { success: true, pages: 1, data: [order] } },
  })
  const customer = { customerId: CUSTOMER.id, emailAddress: CUSTOMER.emailAddress }
  const data = { order: { ...order, customer, deliveredItems: [] }, logs: [] }
  await service.fault({ op: 'getOrder', times: -1, respond: { body: { success: true, data } } })
  await page.goto(ticket)
  const context = page.getByRole('complementary', { name: 'Context' })
  await expect(context).toContainText('2 of 2 keys not delivered, 3 h after the order')
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: /2 of 2 keys not delivered, order b7f3506c/ }).click()
  await expect(context.getByText('2 of 2 keys not delivered')).toBeInViewport()

  // The order's own page says the same by item, and leads back to whoever waits.
  await page.setViewportSize({ width: 1440, height: 900 })
  await context.getByRole('link', { name: 'Open order' }).click()
  const missing = page.getByRole('region', { name: 'Missing' })
  await expect(missing.getByRole('listitem')).toHaveText(/2 of 2 keys/)
  await expect(missing.getByRole('listitem')).toContainText(PRODUCT.name)
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })
  // Also opened by its address, where nothing else has read the catalogue.
  await page.reload()
  await expect(missing.getByRole('listitem')).toHaveText(/2 of 2 keys/)
  await missing.getByRole('link', { name: 'Reply in ticket' }).click()
  await expect(page).toHaveURL(ticket)
})
