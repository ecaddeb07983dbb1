import type { Locator, Page } from '@playwright/test'
import { LONG_TICKET, OUT_OF_STOCK_PRODUCT_ID, PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { holdDatabase } from './held-database.ts'
import { atRest } from './at-rest.ts'
import { apiKeyField, expect, prefer, test } from './fixtures.ts'
import { createRandom } from './monkey/actions.ts'

/* Nothing typed may be lost. Drafts are encrypted under a key that cannot be exported. */
const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${LONG_TICKET.customerId}/tickets/${LONG_TICKET.id}`
const variant = `${store}/products/${PRODUCT.id}/variants/new`
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' })
const offer = (page: Page) => page.getByRole('button', { name: 'Use that one' })
const description = (page: Page) => page.getByLabel('Description', { exact: true })
const saved = (page: Page) => page.getByText('Draft kept')

async function crash(page: Page) {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
}

test('a draft is stored encrypted under a non-extractable key', async ({ page }) => {
  await page.goto(ticket)
  await reply(page).fill('The licence of Mara is WS-2291-HX')
  await expect(saved(page)).toBeVisible()
  const stored = await atRest(page)
  expect(stored).toContain('key, extractable: false')
  expect(stored).not.toContain('WS-2291-HX')
  await page.reload()
  await expect(reply(page)).toHaveValue('The licence of Mara is WS-2291-HX')
  await expect(page.getByText(/Draft from/)).toBeVisible()
})

test('drafts are separate per store, record and API key', async ({ page, service }) => {
  await page.goto(variant)
  await page.getByLabel('Name', { exact: true }).fill('Ten devices')
  await expect(saved(page)).toBeVisible()
  await page.goto(`${store}/products/${OUT_OF_STOCK_PRODUCT_ID}/variants/new`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await page.goto(variant)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ten devices')
  await page.goto(ticket)
  await expect(reply(page)).toHaveValue('')
  expect(await service.deliveries('createVariant')).toEqual([])
})

test('a crash loses nothing that was saved', async ({ page, context }) => {
  await page.goto(ticket)
  await reply(page).fill('Half a sentence, and then')
  await expect(saved(page)).toBeVisible()
  await crash(page)
  const next = await context.newPage()
  await next.goto(ticket)
  await expect(reply(next)).toHaveValue('Half a sentence, and then')
})

test('the newer draft of two tabs is kept and offered to the other', async ({ page, context }) => {
  const other = await context.newPage()
  await page.goto(ticket)
  await other.goto(ticket)
  // A tab that opens later starts with the draft anyway.
  await expect(reply(other)).toHaveValue('')
  await reply(page).fill('Begun in the first tab')
  await expect(offer(other)).toBeVisible()
  await expect(reply(other)).toHaveValue('')
  await offer(other).click()
  await expect(reply(other)).toHaveValue('Begun in the first tab')
  await expect(offer(other)).toHaveCount(0)

  await reply(other).fill('Begun in the first tab, ended in the second')
  await expect(offer(page)).toBeVisible()
  await expect(reply(page)).toHaveValue('Begun in the first tab')
  await page.reload()
  await expect(reply(page)).toHaveValue('Begun in the first tab, ended in the second')
})

test('a draft that the database gives late is in the form', async ({ page, context }) => {
  await page.goto(ticket)
  await reply(page).fill('Typed before the database was held')
  await expect(saved(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${store}/orders`)
  await holdDatabase(other, 'drafts')
  await page.reload()
  await expect(reply(page)).toHaveValue('')
  await other.close()
  await expect(reply(page)).toHaveValue('Typed before the database was held')
  await expect(offer(page)).toHaveCount(0)
})

test('a sent reply deletes only its own draft, not what another tab typed meanwhile', async ({
  page,
  context,
  service,
}) => {
  const other = await context.newPage()
  await prefer(page, { replyHold: 0 })
  for (const tab of [page, other]) await tab.goto(ticket)
  await service.fault({ op: 'replyTicket', fault: 'hold' })
  await reply(page).fill('Sent from the first tab')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect.poll(async () => (await service.deliveries('replyTicket')).length).toBe(1)
  await reply(other).fill('Typed in the second tab')
  await expect(saved(other)).toBeVisible()
  await service.fault({ op: 'replyTicket', release: true })
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText(
    'Sent from the first tab',
  )
  await expect(reply(page)).toHaveValue('')
  await expect(saved(other)).toBeVisible()
  await other.reload()
  await expect(reply(other)).toHaveValue('Typed in the second tab')
})

test("an unread outcome of saved settings leaves another tab's draft alone", async ({
  page,
  context,
  service,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`${store}/settings`)
  await description(page).fill('Saved in the first tab')
  await service.fault({ op: 'updateStore', fault: 'hold' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await service.deliveries('updateStore')).length).toBe(1)
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await service.fault({ op: 'updateStore', release: true })
  await expect(page.getByRole('region', { name: 'Sent changes' })).toContainText('Changes saved')
  await description(other).fill('Typed in the second tab')
  await expect(saved(other)).toBeVisible()
  await other.reload()
  await expect(other.getByText('Changes saved')).toBeVisible()
  await expect(description(other)).toHaveValue('Typed in the second tab')
  await other.reload()
  await expect(description(other)).toHaveValue('Typed in the second tab')
})

for (const { form, address, field } of [
  { form: 'variant', address: variant, field: 'Name' },
  { form: 'settings', address: `${store}/settings`, field: 'Description' },
]) {
  test(`the ${form} form can take over another tab's draft`, async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto(address)
    const text = page.getByLabel(field, { exact: true })
    const otherText = other.getByLabel(field, { exact: true })
    await expect(text).toBeVisible()
    await otherText.fill('Of the second tab')
    await offer(page).click()
    await expect(text).toHaveValue('Of the second tab')
    await expect(saved(page)).toBeVisible()
    await text.fill('Of the second tab, and on')
    await expect(offer(other)).toBeVisible()
    await other.reload()
    await expect(otherText).toHaveValue('Of the second tab, and on')
  })
}

test('a draft survives a revoked key', { tag: '@signed-out' }, async ({ page, service }) => {
  const signIn = async (where: Page | Locator) => {
    await apiKeyField(where).fill(service.key)
    await where.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto(ticket)
  await signIn(page)
  await reply(page).fill('Written before the key was revoked')
  await expect(saved(page)).toBeVisible()
  await service.fault({ op: '*', fault: 'S401j', times: -1 })
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toBeVisible()
  await service.forget()
  await signIn(dialog)
  await expect(dialog).toHaveCount(0)
  await page.goto(ticket)
  await expect(reply(page)).toHaveValue('Written before the key was revoked')
})

test('signing out asks first, then deletes drafts and their key', async ({ page }) => {
  await page.goto(ticket)
  await reply(page).fill('Not for the next person here')
  await expect(saved(page)).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Sign out and delete your draft?' })
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await signOut()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(reply(page)).toHaveValue('Not for the next person here')
  await signOut()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(apiKeyField(page)).toBeVisible()
  await expect.poll(() => atRest(page)).not.toContain('extractable')
})

test('without IndexedDB the page says so and keeps the text in memory', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await page.goto(ticket)
  await reply(page).fill('Only here')
  await expect(page.getByText('Drafts are off in this browser')).toBeVisible()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.goBack()
  await expect(reply(page)).toHaveValue('Only here')
})

test(
  'a hundred crashes lose at most a second of typing',
  { tag: '@nightly' },
  async ({ context }) => {
    test.setTimeout(15 * 60_000)
    const random = createRandom(20_261_121)
    for (let kill = 0; kill < 100; kill += 1) {
      const page = await context.newPage()
      await page.goto(ticket)
      await reply(page).fill('')
      const typed: { at: number; length: number }[] = []
      const deadline = Date.now() + 400 + random() * 2_600
      while (Date.now() < deadline) {
        await reply(page).press('x')
        typed.push({ at: Date.now(), length: typed.length + 1 })
      }
      await crash(page)
      const killed = Date.now()
      await page.close()
      const next = await context.newPage()
      await next.goto(ticket)
      const secured = typed.findLast(({ at }) => at < killed - 1_000)?.length ?? 0
      expect((await reply(next).inputValue()).length).toBeGreaterThanOrEqual(secured)
      await next.close()
    }
  },
)
