import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const ticket = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

test('a link in a message tells where it leads, and can be declined, before any tab opens', async ({
  page,
  context,
  service,
}) => {
  const entries = [
    {
      id: 'one',
      name: 'anna',
      message: 'see https://paste.example/8f2c',
      dateCreated: '2026-01-05T08:00:00Z',
    },
  ]
  const tickets = [{ id: TICKET_ID, subject: 'Key', emailAddress: 'anna@mail.example', entries }]
  const body = { success: true, data: { id: CUSTOMER.id, tickets } }
  await service.fault({ op: 'getCustomer', respond: { body }, times: -1 })
  await context.route('https://paste.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await page.goto(ticket)
  const link = page.getByRole('link', { name: /^paste\.example/ })
  const dialog = page.getByRole('dialog', { name: 'Leave Counter?' })
  const tabs = context.pages()

  for (const button of ['left', 'middle'] as const) {
    await link.click({ button })
    await expect(dialog).toContainText('https://paste.example/8f2c')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await link.press('Enter')
  // Without a dialog, Escape leads back to the list.
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(context.pages()).toEqual(tabs)

  await link.click()
  const opening = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Open in a new tab' }).click()
  await expect(await opening).toHaveURL('https://paste.example/8f2c')
  await expect(dialog).toHaveCount(0)
})
