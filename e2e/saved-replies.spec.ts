import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, prefer, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`

test('a reply is written once, and sent with the customer’s name by a few keys', async ({
  page,
  service,
}) => {
  await prefer(page, { replyHold: 0 })
  await page.goto(`${store}/saved-replies`)
  await expect(page.getByRole('heading', { name: 'Write once, send often' })).toBeVisible()
  await page.getByRole('link', { name: 'New reply' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New reply')
  await page.getByLabel('Name', { exact: true }).fill('Key released')
  await page.getByRole('textbox', { name: 'Shortcut' }).fill(';released')
  const question =
    'Which version of the product, and on which system do you run it, please tell us?'
  const text = `Hi {{customer.name|there}},\n{{cursor}}\nOrder {{order.id}} is fine. {{ask:${question}}}`
  await page.getByLabel('Text', { exact: true }).fill(text.slice(0, -1))
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByText(/“{{ask:Which.*” isn’t finished/)).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill(text)
  const afterwards = page.getByRole('group', { name: 'Once it’s sent, the ticket is' })
  await afterwards.getByRole('button', { name: 'As it is' }).click()
  await page.getByRole('menuitemradio', { name: 'Back in 3 days' }).click()
  await expect(afterwards.getByRole('button', { name: 'Back in 3 days' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Tags to add' }).fill('key #done')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByRole('list', { name: 'Saved replies' })).toContainText(';released')
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(ticket)
  const reply = page.getByRole('textbox', { name: 'Reply' })
  const send = page.getByRole('button', { name: 'Send reply' })
  await reply.click()
  await page.keyboard.type('Thank you. ;rele')
  await expect(page.getByRole('option', { name: /Key released/ })).toContainText(
    'back in 3 days, #key, #done',
  )
  await expectAccessible(page, smallLooks('desktop'))
  await page.keyboard.press('Enter')
  await expect(reply).toHaveValue(
    /^Thank you\. Hi Mara,\n\nOrder [0-9a-f]{8} is fine\. ⟦Which version of the .*\?⟧$/,
  )
  await expect(page.getByText('1 blank to fill, press Tab to go to it')).toBeVisible()
  await expect(send).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Version 4.')
  await expect(send).toBeEnabled()
  await expect(page.getByText('After sending: back in 3 days, #key, #done')).toBeVisible()
  await expectAccessible(page, smallLooks('desktop'))
  await reply.focus()
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => service.deliveries('replyTicket')).toHaveLength(1)
  const [delivery] = await service.deliveries('replyTicket')
  expect(delivery?.body).toMatch(/Hi Mara,\\n\\nOrder [0-9a-f]{8} is fine\. Version 4\./)

  await expect(reply).toHaveValue('')
  await expect(reply).toBeEditable()
  await expect(page.getByRole('button', { name: 'Bring back (E)' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('#key #done')
  await reply.pressSequentially(';rele')
  await expect(page.getByRole('option', { name: /Key released/ })).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(reply).toHaveValue(/^Hi Mara/)
  await page.getByRole('button', { name: 'Leave the ticket as it is after sending' }).click()
  await expect(page.getByText('After sending:')).toBeHidden()
  await expect(reply).toBeFocused()
  expect(await service.deliveries('replyTicket')).toHaveLength(1)

  await page.goto(`${store}/saved-replies`)
  await page.getByRole('list', { name: 'Saved replies' }).getByRole('button').click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText(/Hi Mara,\s+Order [0-9a-f]{8} is fine\./)
  await expect(preview).toContainText('Their messages, “Mara Lindqvist”')
  await expect(preview).toContainText(/The newest, [0-9a-f]{8}\./)
  await expectAccessible(page, smallLooks('both'))
})

test('a reply to start from is taken over, and keeps its own words', async ({ page }) => {
  await page.goto(`${store}/saved-replies`)
  const first = page.getByRole('listitem').filter({ hasText: 'Refund on its way' })
  await expect(first).toContainText('I have sent back 164.06 EUR for order 9f2c41d8.')
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await first.getByRole('button', { name: 'Use this one' }).click()
  const text = page.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(/\{\{refund\.amount\}\}/)
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Hi Mara')
  await text.fill('Hi, your money is on its way.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByRole('list', { name: 'Saved replies' })).toContainText(';refund')
  const others = page.getByRole('region', { name: 'To start from' })
  await expect(others.getByRole('button')).toHaveText([
    'Key sent ;key',
    'Need more details ;details',
  ])
  await page.reload()
  await expect(text).toHaveValue('Hi, your money is on its way.')
})

test('with none saved, the button shows three to start from and writes nothing', async ({
  page,
  service,
}) => {
  await page.goto(ticket)
  const reply = page.getByRole('textbox', { name: 'Reply' })
  const button = page.getByRole('button', { name: 'Saved replies' })
  const options = page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option')
  await button.click()
  await expect(options).toContainText(['Key sent', 'Need more details', 'Refund on its way'])
  await expect(reply).toHaveValue('')
  await button.click()
  await expect(options).toHaveCount(0)
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeDisabled()
  await reply.fill('Thanks.')
  await button.click()
  await page.keyboard.type('more')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(reply).toHaveValue(/^Thanks\. Hi Mara,\n\nto find this out I need two things/)
  expect(await service.deliveries('replyTicket')).toEqual([])
})

test('a delivered key goes into the reply by one press, masked until it is sent', async ({
  page,
  service,
}) => {
  await prefer(page, { replyHold: 0 })
  await page.goto(ticket)
  const context = page.getByRole('complementary', { name: 'Context' })
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.fill('Here it is: ')
  await context
    .getByRole('button', { name: /^Insert / })
    .first()
    .click()
  await expect(reply).toHaveValue(/^Here it is: ⟪.*•.*⟫$/)
  await page.getByRole('button', { name: /^Send reply with 1 key/ }).click()
  await expect.poll(() => service.deliveries('replyTicket')).toHaveLength(1)
  const [delivery] = await service.deliveries('replyTicket')
  expect(delivery?.body).not.toMatch(/[⟪•⟫]/)
  expect(JSON.parse(delivery?.body ?? '').message.length).toBeGreaterThan(20)
})

test('what was typed or sent becomes a saved reply, and stays in the box', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ticket)
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await reply.click()
  await page.keyboard.type('Take the new link. ;')
  await expectAccessible(page, smallLooks('phone'))
  await page.getByRole('link', { name: 'Save this text' }).click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Take the new link.')
  await page.goBack()
  await expect(reply).toHaveValue('Take the new link. ;')
  await page.setViewportSize({ width: 1440, height: 900 })
  const own = page.getByRole('article').filter({ hasText: 'I released the key' })
  const save = own.getByRole('link', { name: 'Save as reply' })
  const isOurs = page.getByText('on your team?')
  await expect(isOurs.or(save).first()).toBeVisible()
  // The queue is being read meanwhile, and may ask about another name first.
  while (!(await save.isVisible())) await page.getByRole('button', { name: 'Yes' }).click()
  await save.click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/^Sorry about the laptop/)
})

test('saved replies stay after a reload and can be exported', async ({ page, service }) => {
  const dialog = page.waitForEvent('download')
  await page.goto(`${store}/saved-replies?reply=new`)
  await page.getByLabel('Name', { exact: true }).fill('Bye')
  await page.getByLabel('Text', { exact: true }).fill('Goodbye')
  await page.getByRole('button', { name: 'Save reply' }).click()
  const list = page.getByRole('list', { name: 'Saved replies' })
  await expect(list).toContainText('Bye')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await dialog).suggestedFilename()).toBe('saved-replies.json')
  await page.reload()
  await expect(list).toContainText('Bye')
  expect(await service.deliveries('replyTicket')).toEqual([])
})
