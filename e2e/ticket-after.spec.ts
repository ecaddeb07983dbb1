import type { Page } from '@playwright/test'
import { CUSTOMER, EMPTY_TICKET_ID, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, prefer, test } from './fixtures.ts'
import type { Service } from './service.ts'

/* After a reply the focus is where the promised keys work. */

const tickets = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}/tickets`
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function answerFirst(
  page: Page,
  service: Service,
  ids: readonly string[],
  { isStillRead = false } = {},
) {
  const waiting = ids.map((id, at) => ({
    id,
    subject: `Question ${at + 1}`,
    emailAddress: `customer${at + 1}@mail.example`,
    entries: [{ id: `${id}-0`, name: 'Anna', message: 'Hello', dateCreated: `2026-01-0${at + 1}` }],
  }))
  const body = { success: true, data: { id: CUSTOMER.id, tickets: waiting } }
  await service.fault({ op: 'getCustomer', respond: { body }, times: -1 })
  await prefer(page, { replyHold: 0 })
  await page.goto(`${tickets}/${ids[0]}?view=waiting`)
  if (isStillRead) {
    // The list begins to read the other customers.
    await page.getByRole('main').getByRole('link', { name: 'Tickets', exact: true }).click()
    await expect(page.getByText(/[1-9]\d* of \d+\+? checked/)).toBeVisible()
    await page.getByRole('table', { name: 'Tickets' }).getByRole('link').first().click()
  }
  await reply(page).fill('Please try once more')
  await reply(page).press(isStillRead ? 'Control+Shift+Enter' : 'Control+Enter')
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** No other customer is told until the call of what this gives; then each of them waits, too. */
async function holdOthers(page: Page) {
  const held: (() => void)[] = []
  let isTold = false
  await page.route(/\/api\/.*\/customers\/[\w-]+$/, async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1)!
    if (id === CUSTOMER.id) return route.fallback()
    if (!isTold) await new Promise<void>((resolve) => held.push(resolve))
    const entries = [{ id, name: 'Ben', message: 'Hello', dateCreated: '2026-01-02' }]
    const waiting = { id, subject: 'Question 2', emailAddress: `${id}@mail.example`, entries }
    return route.fulfill({ json: { success: true, data: { id, tickets: [waiting] } } })
  })
  return () => {
    isTold = true
    for (const go of held) go()
  }
}

for (const isWriting of [false, true]) {
  const outcome = isWriting ? 'stays where somebody writes again' : 'leads on once one is known'
  test(`send and next, pressed before another ticket is known, ${outcome}`, async ({
    page,
    service,
  }) => {
    const tellOthers = await holdOthers(page)
    await answerFirst(page, service, [TICKET_ID], { isStillRead: true })
    await expect(heading(page)).toHaveText('Question 1')
    if (isWriting) await reply(page).press('T')
    tellOthers()
    if (isWriting) {
      await expect(page.getByRole('link', { name: 'Next (J)' })).toHaveAttribute('href', /./)
      await expect(heading(page)).toHaveText('Question 1')
      await expect(reply(page)).toHaveValue('T')
    } else {
      await expect(heading(page)).toHaveText('Question 2')
      await expect(reply(page)).toBeFocused()
    }
  })
}

test('after sending, N leads to the next ticket, and other letters go on in the box', async ({
  page,
  service,
}) => {
  await answerFirst(page, service, [TICKET_ID, EMPTY_TICKET_ID])
  const next = page.getByRole('button', { name: /^Next: customer2@mail\.example/ })
  await expect(next).toBeFocused()
  await expect(reply(page)).toHaveAttribute('placeholder', 'Write again')
  await page.keyboard.press('j')
  await expect(reply(page)).toBeFocused()
  await expect(reply(page)).toHaveValue('j')
  await expect(next).toHaveCount(0)
  await reply(page).fill('Once more')
  await reply(page).press('Control+Enter')
  await expect(next).toBeFocused({ timeout: 20_000 })
  await expect(page).toHaveTitle(/^Sent · Ticket /)
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row')
  await expect(rows).toHaveText([
    /^Answered just now 1/,
    /customer1@mail\.example.*Question 1.*You: Once more/,
    /^Over 4 hours 1/,
    /customer2@mail\.example.*Question 2/,
  ])
  await expect(page.getByText(/^\d+ of \d+\+?$/)).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(heading(page)).toHaveText('Question 2')
  await expect(page.getByText(/^1 of 1\+?$/).last()).toBeVisible()
  await expect(reply(page)).toBeFocused()
  await expect(reply(page)).toHaveValue('')
  await expect(rows).toHaveText([/^Over 4 hours 1/, /Question 2/])
  await expect(page).toHaveTitle(/^Ticket /)
})

test('on a phone a press anywhere in the folded box begins a second reply', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await answerFirst(page, service, [TICKET_ID, EMPTY_TICKET_ID])
  await expect(reply(page)).toHaveAttribute('placeholder', 'Write again')
  await expect(page.getByRole('button', { name: /^Next: / })).toBeFocused()
  const box = (await reply(page).boundingBox())!
  expect(box.height).toBeGreaterThanOrEqual(44)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 4)
  await expect(reply(page)).toBeFocused()
})
