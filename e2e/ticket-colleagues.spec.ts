import type { Page } from '@playwright/test'
import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, signIn, test } from './fixtures.ts'

const ticket = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' })

test('who writes a reply is seen by a colleague in the same ticket', async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const tom = await context.newPage()
  await signIn(tom, service.key, baseURL)
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
  await context.close()
})
