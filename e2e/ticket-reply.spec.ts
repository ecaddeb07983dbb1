import type { Page } from '@playwright/test'
import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, prefer, test } from './fixtures.ts'
import type { Service } from './service.ts'

test.use({ hasClock: true })

const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`
const message = 'Please try once more.\nIt is free again.'
const reply = (page: Page) => page.getByLabel('Reply', { exact: true })
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('article')

async function write(page: Page, text = message) {
  await page.goto(ticket)
  await reply(page).fill(text)
}

/** A reply can be taken back for five seconds. */
async function waitOutHold(page: Page) {
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(5_000)
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send reply' }).click()
  await waitOutHold(page)
}

test('a reply is sent once, as written, and appears in the thread', async ({ page, service }) => {
  await write(page)
  await expect(page.getByText(`${message.length} / 2,048`)).toBeVisible()
  await reply(page).press('Control+Enter')
  await waitOutHold(page)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(messages(page).last()).toContainText(/Ines\s*You.*Please try once more/s)
  await expect(reply(page)).toHaveValue('')
  const [delivery, ...others] = await service.deliveries('replyTicket')
  expect(others).toEqual([])
  expect(delivery).toMatchObject({
    method: 'PUT',
    path: `${store}/tickets/${TICKET_ID}`,
    query: {},
    body: JSON.stringify({ message }),
  })
  await page.reload()
  await expect(messages(page)).toHaveCount(4)
  await expect(reply(page)).toHaveValue('')
})

test('a reply taken back is not sent and stays in the box', async ({ page, service }) => {
  await write(page)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeEnabled()
  await expect(reply(page)).toBeFocused()
  await expect(reply(page)).toHaveValue(message)
  await expect(reply(page)).toBeEditable()
  expect(await service.deliveries('replyTicket')).toEqual([])
})

const notices = (page: Page) => page.getByRole('region', { name: 'Sent changes' })

async function sendAndLeave(page: Page) {
  await prefer(page, { replyHold: 20 })
  await write(page)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await expect(notices(page).getByRole('button', { name: 'Undo' })).toBeVisible()
}

test('a reply goes out after its page was left, and the next page says so', async ({
  page,
  service,
}) => {
  await sendAndLeave(page)
  expect(await service.deliveries('replyTicket')).toEqual([])
  await page.clock.fastForward(20_000)
  await expect(notices(page)).toContainText('Reply sent')
  await expect(notices(page)).toContainText(`To ${CUSTOMER.emailAddress}, Move a key`)
  expect(await service.deliveries('replyTicket')).toHaveLength(1)
  await page.clock.fastForward(8_000)
  await expect(notices(page)).toBeEmpty()
  await page.goto(ticket)
  await expect(messages(page).last()).toContainText('Please try once more')
  await expect(reply(page)).toHaveValue('')
})

test('a reply can be taken back on any page, and stays written', async ({ page, service }) => {
  await sendAndLeave(page)
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notices(page)).toContainText('Taken back')
  await page.clock.fastForward(40_000)
  await notices(page)
    .getByRole('link', { name: /^To mara/ })
    .click()
  await expect(reply(page)).toHaveValue(message)
  expect(await service.deliveries('replyTicket')).toEqual([])
})

test('a page that closes while it holds a reply sends nothing, and the next one says so', async ({
  page,
  service,
}) => {
  await prefer(page, { replyHold: 20 })
  await write(page)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.goto('/preferences')
  await expect(notices(page)).toContainText('The page was closed before it left.')
  await notices(page)
    .getByRole('link', { name: /^To mara/ })
    .click()
  await expect(reply(page)).toHaveValue(message)
  await expect(page.getByText('Reply not sent')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await expect(reply(page)).toHaveValue(message)
  await expect(page.getByText('Reply not sent')).toHaveCount(0)
  expect(await service.deliveries('replyTicket')).toEqual([])
})

test('a double click sends a reply once, and takes nothing back', async ({ page, service }) => {
  await write(page)
  await page.getByRole('button', { name: 'Send reply' }).dblclick()
  await waitOutHold(page)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  expect(await service.deliveries('replyTicket')).toHaveLength(1)
})

test('G14: the press that sent takes nothing back, however slow the machine', async ({ page }) => {
  await write(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Send reply' }).focus()
  await page.keyboard.down('Enter')
  await expect(undo).toBeVisible()
  await page.clock.fastForward(1_000)
  await expect(undo).toBeEnabled()
  // The rest of a double click, and of the held key, arrive only now.
  await undo.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await undo.focus()
  await page.keyboard.down('Enter')
  await page.clock.fastForward(5_000)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
})

test('a message has 1 to 2,048 characters, and a reply at most five of them', async ({
  page,
  service,
}) => {
  const button = page.getByRole('button', { name: 'Send reply' })
  await write(page, '  \n ')
  await expect(button).toBeDisabled()
  await reply(page).fill('x'.repeat(10_300))
  await expect(page.getByRole('alert')).toContainText('Too long, even in parts')
  await expect(button).toBeDisabled()
  await reply(page).press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await reply(page).fill(`  ${'x'.repeat(2048)} `)
  await send(page)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  const [delivery] = await service.deliveries('replyTicket')
  expect(JSON.parse(delivery?.body ?? '')).toEqual({ message: 'x'.repeat(2048) })
})

test('a refused reply shows its code and keeps the text', async ({ page, service }) => {
  await service.fault({ op: 'replyTicket', fault: 'E01', applied: false })
  await write(page)
  await send(page)
  await expect(page.getByText(/Your platform refused the reply/)).toBeVisible()
  await expect(page.getByText('INJECTED_REFUSAL')).toBeVisible()
  await expect(reply(page)).toHaveValue(message)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(/Your platform refused the reply/)).toHaveCount(0)
  await expect(reply(page)).toBeFocused()
})

test('T55: a reply with a lost answer is found by reading, sent once', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'replyTicket', fault: 'S502h', applied: true })
  await write(page)
  await send(page)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(messages(page)).toHaveCount(4)
  expect(await service.deliveries('replyTicket')).toHaveLength(1)
})

async function answerElsewhere(service: Service) {
  const data = {
    id: CUSTOMER.id,
    tickets: [
      {
        id: TICKET_ID,
        subject: 'Move a key to a new laptop',
        entries: [{ id: 'new', name: 'Mara Lindqvist', message: 'It works now.' }],
      },
    ],
  }
  await service.fault({ op: 'getCustomer', respond: { body: { success: true, data } }, times: -1 })
}

test('newer messages are shown before a reply is sent', async ({ page, service }) => {
  await write(page)
  await answerElsewhere(service)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('A new message came in')
  await expect(messages(page).last()).toContainText('It works now.')
  expect(await service.deliveries('replyTicket')).toEqual([])
  await page.getByRole('button', { name: 'Send anyway' }).click()
  // In the box, or once it is sent on the way on.
  await expect(page.locator(':focus')).toHaveAccessibleName(/^(Reply|Next: .*|Back to the list)$/)
  await expect.poll(async () => (await service.deliveries('replyTicket')).length).toBe(1)
})

test('Read first returns to the reply with its text kept', async ({ page, service }) => {
  await write(page)
  await answerElsewhere(service)
  await send(page)
  await page.getByRole('button', { name: 'Read first' }).click()
  await expect(page.getByText('A new message came in')).toHaveCount(0)
  await expect(reply(page)).toBeFocused()
  await expect(reply(page)).toHaveValue(message)
  expect(await service.deliveries('replyTicket')).toEqual([])
})

test('an open reply is resumed after a reload and settled by the ticket', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'replyTicket', fault: 'hold' })
  await write(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await send(page)
  await expect.poll(async () => (await service.deliveries('replyTicket')).length).toBe(1)
  await page.reload()
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(reply(page)).toHaveValue('')
  expect(await service.deliveries('replyTicket')).toHaveLength(1)
})
