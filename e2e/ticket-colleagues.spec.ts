import type { Page } from '@playwright/test'
import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, openColleague, prefer, test } from './fixtures.ts'

const ticket = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' })

test('who writes a reply is seen by a colleague in the same ticket', async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  const tom = await openColleague(browser, service, baseURL)
  await tom.goto('/preferences')
  await tom.getByRole('textbox', { name: 'Your name for colleagues' }).fill('Tom')
  await tom.getByRole('textbox', { name: 'Greeting' }).fill('Hi {{customer.name|there}},')
  await tom.getByRole('textbox', { name: 'Signature' }).fill('Tom, {{store.name}}')
  await tom.goto(ticket)
  await reply(tom).click()
  await expect(reply(tom)).toHaveValue('Hi Mara,\n\n\n\nTom, Halden Software')
  await expect(tom.getByRole('button', { name: 'Send reply' })).toBeDisabled()
  await tom.keyboard.type('I look at it.')
  await expect(reply(tom)).toHaveValue('Hi Mara,\n\nI look at it.\n\nTom, Halden Software')

  await page.clock.install()
  await page.goto(ticket)
  await expect(reply(page)).toBeVisible()
  const words = page.getByText('Tom is writing here')
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(words).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAccessible(page, smallLooks('phone'))
  await tom.goto('/preferences')
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(words).toBeHidden({ timeout: 500 })
  }).toPass()
  await tom.context().close()
})

test('who takes a ticket is seen by colleagues, and whoever is second learns who has it', async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  const tom = await openColleague(browser, service, baseURL)
  await prefer(tom, { myName: 'Tom' })
  await prefer(page, { myName: 'Ines' })
  for (const who of [tom, page]) {
    await who.goto(ticket)
    await expect(who.getByRole('button', { name: 'Assigned to nobody (A)' })).toBeVisible()
  }
  // From here on, Ines still sees the state from before Tom took the ticket.
  const reading = '**/team/assignments?*'
  await page.route(reading, (route) => route.fulfill({ status: 304 }))
  await tom.keyboard.press('a')
  await expect(tom.getByRole('button', { name: 'Assigned to you (A)' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('Tom was faster and has this ticket now.')).toBeVisible()
  const control = page.getByRole('button', { name: 'Assigned to Tom (A)' })
  await expect(control).toBeVisible()
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.unroute(reading)
  await control.click()
  await page.getByRole('menuitem', { name: 'Take it' }).click()
  await expect(page.getByRole('button', { name: 'Assigned to you (A)' })).toBeVisible()
  await page.getByRole('link', { name: 'Mine 1' }).click()
  const rows = page.getByRole('table', { name: 'Tickets' }).locator('[data-row]')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(/Assigned to\s*You/)

  await page.getByRole('button', { name: 'Assigned to you (A)' }).click()
  await page.getByRole('menuitem', { name: 'Tom' }).click()
  await expect(control).toBeVisible()
  await expect(page.getByText('None of these is yours')).toBeVisible()
  await tom.reload()
  await expect(tom.getByRole('button', { name: 'Assigned to you (A)' })).toBeVisible()
  await tom.getByRole('button', { name: 'Assigned to you (A)' }).click()
  await tom.getByRole('menuitem', { name: 'Give it up' }).click()
  await expect(tom.getByRole('button', { name: 'Assigned to nobody (A)' })).toBeVisible()
  await tom.context().close()
})
