import type { Locator, Page } from '@playwright/test'
import { CUSTOMER, EMPTY_TICKET_ID, LONG_TICKET, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, openColleague, prefer, test } from './fixtures.ts'
import type { Service } from './service.ts'

test.use({ hasClock: true })

/* A support shift: one ticket after the other, and nothing lost on the way. */

const store = `/stores/${STORES.software.id}`
const ticketsOfCustomer = `${store}/customers/${CUSTOMER.id}/tickets`
const waiting = [
  { id: TICKET_ID, email: 'anna@mail.example', subject: 'Key is in use', hour: '08' },
  { id: EMPTY_TICKET_ID, email: 'ben@mail.example', subject: 'Invoice', hour: '09' },
  { id: LONG_TICKET.id, email: 'cleo@mail.example', subject: 'Slow', hour: '10' },
]

/** Three customers wait, Anna for longest; `length` is the number of messages in each ticket. */
async function queue(page: Page, service: Service, { length = 1, message = 'Any news?' } = {}) {
  const tickets = waiting.map(({ id, email, subject, hour }) => ({
    id,
    subject,
    emailAddress: email,
    entries: Array.from({ length }, (_, at) => ({
      id: `${id}-${at}`,
      name: email.split('@', 1)[0],
      message: at === length - 1 ? message : 'Hello, are you there?\nI wait.\nStill.',
      dateCreated: `2026-01-05T${hour}:${String(at).padStart(2, '0')}:00Z`,
    })),
  }))
  const body = { success: true, data: { id: CUSTOMER.id, tickets } }
  await service.fault({ op: 'getCustomer', respond: { body }, times: -1 })
  // The hold is longer than any step takes, so that no reply leaves by itself.
  await prefer(page, { replyHold: HOLD / 1_000 })
  await page.goto(`${ticketsOfCustomer}/${TICKET_ID}?view=waiting`)
  await expect(heading(page)).toHaveText('Key is in use')
  await expect(reply(page)).toBeVisible()
}

const HOLD = 20_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' })
const outbox = (page: Page) => page.getByRole('region', { name: 'Outbox' }).first()
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('article')

/** Whether it is completely on screen, with nothing over its last line. */
const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { left, bottom, top } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + 60, bottom - 8)
    return top >= 0 && (element === hit || element.contains(hit))
  })

test('three customers are answered in a row by keyboard, and each gets one reply', async ({
  page,
  service,
}) => {
  await queue(page, service)
  await page.keyboard.press('r')
  for (const [answer, next] of [
    ['One', 'Invoice'],
    ['Two', 'Slow'],
  ] as const) {
    await page.keyboard.type(answer)
    await page.keyboard.press('Control+Shift+Enter')
    await expect(heading(page)).toHaveText(next)
    await expect(reply(page)).toBeFocused()
    await expect(reply(page)).toHaveValue('')
  }
  await expect(page.getByText('3 of 3+', { exact: true }).last()).toBeVisible()
  await expect(outbox(page).getByText('Reply to anna@mail.example')).toBeVisible()
  await expect(outbox(page).getByText('Reply to ben@mail.example')).toBeVisible()
  expect(await service.deliveries('replyTicket')).toEqual([])
  await page.keyboard.type('Three')
  await page.keyboard.press('Control+Enter')
  await expect(reply(page)).not.toBeEditable()
  await expect(page.getByText('To cleo@mail.example')).toBeVisible()
  await page.clock.fastForward(HOLD)
  await expect
    .poll(async () => (await service.deliveries('replyTicket')).map(({ body }) => body).toSorted())
    .toEqual(['{"message":"One"}', '{"message":"Three"}', '{"message":"Two"}'])
  await expect(page.getByText('You answered 3.')).toBeVisible()
  await expectAccessible(page, smallLooks('both'))
  await page.clock.fastForward(10_000)
  await expect(outbox(page)).toBeEmpty()
})

test('Z takes back the reply that was held last, from another ticket', async ({
  page,
  service,
}) => {
  await queue(page, service)
  await reply(page).fill('Too fast')
  await reply(page).press('Control+Shift+Enter')
  await expect(heading(page)).toHaveText('Invoice')
  await reply(page).press('Escape')
  // The key works once the module that watches sent changes has loaded.
  await expect(page.getByRole('region', { name: 'Sent changes' })).toBeAttached()
  await page.keyboard.press('z')
  await expect(heading(page)).toHaveText('Key is in use')
  await expect(reply(page)).toHaveValue('Too fast')
  await page.clock.fastForward(2 * HOLD)
  expect(await service.deliveries('replyTicket')).toEqual([])
})

test('Next still leads on after an answer, and never back to an answered ticket', async ({
  page,
  service,
}) => {
  await queue(page, service)
  await reply(page).fill('Done')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('To anna@mail.example')).toBeVisible()
  await page.clock.fastForward(HOLD)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Waiting 2' })).toBeVisible()
  await page.getByRole('link', { name: 'Next (J)' }).click()
  await expect(heading(page)).toHaveText('Invoice')
  await page.keyboard.press('k')
  await expect(heading(page)).toHaveText('Key is in use')
  await page.keyboard.press('n')
  await expect(heading(page)).toHaveText('Invoice')
})

for (const length of [5, 9, 21]) {
  const title = `a thread of ${length} messages opens at the question, and stays at the answer`
  test(title, { tag: length === 9 ? ['@nightly'] : [] }, async ({ page, service }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await queue(page, service, { length })
    await expect.poll(() => isInView(messages(page).last())).toBe(true)
    await reply(page).fill('The answer')
    await expect(page.getByRole('button', { name: 'Send reply' })).toBeEnabled()
    await reply(page).press('Control+Enter')
    await expect(reply(page)).not.toBeEditable()
    await page.clock.fastForward(HOLD)
    await expect(messages(page).last()).toContainText('The answer')
    await expect.poll(() => isInView(messages(page).last())).toBe(true)
  })
}

test('an email that is a web page is read as text, with links and no markup', async ({
  page,
  service,
}) => {
  const message =
    '<p>Hello,</p><p>see https://paste.example/8f2c. \u200Fשלום 12345\u200F</p><p><img src=x onerror=alert(1)></p>'
  await queue(page, service, { message })
  const last = messages(page).last()
  await expect(last).toContainText('Hello,\nsee paste.example')
  await expect(last).not.toContainText('<p>')
  await expect(last).not.toContainText('U+200F')
  await expect(last.getByRole('link', { name: /paste\.example/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  await last.getByRole('button', { name: 'Show the HTML that was sent' }).click()
  await expect(last).toContainText('<p>Hello,</p>')
  await expect(last.locator('img')).toHaveCount(0)
})

test('on a phone the reply box is one line until somebody writes, and Send stays free', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await queue(page, service)
  const send = page.getByRole('button', { name: 'Send reply' })
  const isFree = () =>
    send.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  const height = async () => (await page.locator('[data-own-bar]').boundingBox())?.height
  await expect.poll(height).toBeLessThan(110)
  await reply(page).fill('From the train')
  await expect.poll(height).toBeGreaterThan(130)
  await send.click()
  await page.getByRole('link', { name: 'Next (J)' }).click()
  await reply(page).fill('And this')
  await expect(outbox(page)).toBeAttached()
  await expect.poll(isFree).toBe(true)
})

test('of two people who answer in the same second one is told, and one reply is sent', async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  const colleague = await openColleague(browser, service, baseURL)
  const desks = [page, colleague]
  for (const [at, desk] of desks.entries()) {
    await prefer(desk, { replyHold: 0 })
    await desk.goto(`${ticketsOfCustomer}/${TICKET_ID}`)
    await reply(desk).fill(`I take this one, says number ${at + 1}`)
  }
  await Promise.all(desks.map((desk) => reply(desk).press('Control+Enter')))
  const told = desks.map((desk) =>
    desk.getByText(/^\s*(Someone was faster|A new message came in)$/),
  )
  await expect(async () => {
    const counts = await Promise.all(told.map((words) => words.count()))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
  }).toPass({ timeout: 20_000 })
  const applied = (await service.deliveries('replyTicket')).filter((delivery) => delivery.applied)
  expect(applied).toHaveLength(1)
  await colleague.context().close()
})

test('a ticket that needs no answer leaves the queue, and comes back when the customer writes', async ({
  page,
  service,
}) => {
  await queue(page, service)
  await page.keyboard.press('e')
  await expect(heading(page)).toHaveText('Invoice')
  await expect(page.getByRole('link', { name: 'Waiting 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Later (H)' }).click()
  await page.getByRole('menuitem', { name: 'Pick a day and time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Later' })
  await dialog.getByRole('textbox', { name: 'Day' }).fill('2026-11-01')
  await dialog.getByRole('button', { name: 'Put it off' }).click()
  await expect(dialog).toContainText('This moment is over. Choose a later one')
  await expectAccessible(page, smallLooks('desktop'))
  await dialog.getByRole('textbox', { name: 'Day' }).fill('9999-11-30')
  await dialog.getByRole('button', { name: 'Put it off' }).click()
  await expect(page.getByRole('link', { name: 'Waiting 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Later 2' }).click()
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await service.forget()
  await queue(page, service, { length: 2 })
  await expect(page.getByRole('link', { name: 'Waiting 3' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Later', exact: true })).toBeVisible()
})
