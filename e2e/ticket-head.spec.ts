import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const ticket = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

test('the head of a ticket has its place in the list, and its actions in words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ticket)
  const subject = page.getByRole('heading', { level: 1 })
  await expect(subject).toHaveText('Move a key to a new laptop')
  const head = page.locator('main header').filter({ has: subject })
  await expect(head.getByText(/^\d+ of \d+\+$/).last()).toBeVisible()
  await expect(head.getByRole('link', { name: 'Tickets' })).toBeHidden()
  const heights = (height: number) =>
    Promise.all(
      ['Assign', 'Later', 'Done'].map(async (word) => {
        const button = head.getByRole('button').filter({ hasText: word })
        await expect.poll(async () => (await button.boundingBox())?.height).toBe(height)
      }),
    )
  await heights(28)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(head.getByRole('link', { name: 'Tickets' })).toBeVisible()
  await heights(44)
})

test('on a phone the customer covers the ticket when asked for, and the reply is still there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ticket)
  const reply = page.getByRole('textbox', { name: 'Reply' })
  const context = page.getByRole('complementary', { name: 'Context' })
  await reply.fill('Half a sentence')
  await expect(context).toBeHidden()
  const link = page.getByRole('link', { name: 'Customer and orders' })
  await link.click()
  await expect(context.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible()
  const back = context.getByRole('button', { name: 'Conversation' })
  await expect(back).toBeFocused()
  await expectAccessible(page, smallLooks('phone'))
  await expect(context.getByRole('link', { name: 'Open', exact: true })).toHaveCSS(
    'min-height',
    '44px',
  )
  await back.click()
  await expect(context).toBeHidden()
  await expect(link).toBeFocused()
  await expect(reply).toHaveValue('Half a sentence')
})

test('a ticket has its place in the list though it was opened before the others were read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(ticket.replace(/customers.*/, 'tickets?view=waiting'))
  const list = page.getByRole('table', { name: 'Tickets' }).getByRole('link')
  await expect(list.filter({ hasText: 'Move a key to a new laptop' })).toBeVisible()
  await page.goto(`${ticket}?view=waiting`)
  const subject = page.getByRole('heading', { level: 1 })
  await expect(subject).toHaveText('Move a key to a new laptop')
  const place = page
    .locator('main header')
    .filter({ has: subject })
    .getByText(/ of \d+\+$/)
    .last()
  await expect
    .poll(async () => {
      const subjects = await list.allTextContents()
      const at = subjects.findIndex((text) => text.includes('Move a key to a new laptop'))
      return at > 0 && (await place.textContent()) === `${at + 1} of ${subjects.length}+`
    })
    .toBe(true)
})

test('while a ticket loads on a phone, its subject stands above the room of its messages', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ticket.replace(/customers.*/, 'tickets?view=waiting'))
  const link = page.getByRole('link', { name: /Move a key to a new laptop/ })
  await expect(link).toBeVisible()
  await service.fault({ op: 'getCustomer', fault: 'hold', times: -1 })
  await link.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Move a key to a new laptop')
  await expect(main.getByText('Loading')).toBeVisible()
  await service.fault({ op: 'getCustomer', release: true })
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('three machines')
})
