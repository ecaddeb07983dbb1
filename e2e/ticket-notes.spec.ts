import { CUSTOMER, EMPTY_TICKET_ID, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const tickets = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}/tickets`

test('an unsent reply is found among the drafts, and a note on its ticket', async ({
  page,
  service,
}) => {
  await page.goto(`${tickets}/${TICKET_ID}`)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('Wants the old version #vip')
  await page.getByRole('textbox', { name: 'Reply' }).fill('I will ask our')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await page.goto(`${tickets}/${EMPTY_TICKET_ID}`)
  const context = page.getByRole('complementary', { name: 'Context' })
  await expect(context).toContainText('Wants the old version #vip')
  await page.getByRole('link', { name: 'Drafts 1' }).click()
  const rows = page.getByRole('table', { name: 'Tickets' }).locator('[data-row]')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(/Draft\s*Move a key.*#vip/)
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await rows.getByRole('link').click()
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('I will ask our')
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue(
    'Wants the old version #vip',
  )
  await page.getByRole('textbox', { name: 'Reply' }).fill('')
  await expect(page.getByText('No reply is waiting to be sent')).toBeVisible()
  await page.getByRole('link', { name: '#vip' }).click()
  await expect(page).toHaveURL(/tickets\?q=%23vip/)
  await expect(rows).toHaveCount(1)
  expect(await service.deliveries('replyTicket')).toEqual([])
})
