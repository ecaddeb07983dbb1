import type { Page } from '@playwright/test'
import { CUSTOMER, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const reply = (page: Page) => page.getByLabel('Reply', { exact: true })
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('article')

async function write(page: Page, text: string) {
  await page.clock.install()
  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  await reply(page).fill(text)
}

async function send(page: Page) {
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(5_000)
}

const long = (tail: string) =>
  `${'First half. '.repeat(130)}\n\n${'Second half. '.repeat(60)}${tail}`

test('a long reply leaves as two messages, in order, and each is announced before', async ({
  page,
  service,
}) => {
  await write(page, long('End.'))
  const parts = page.getByRole('list', { name: /^Too long for one message/ })
  await expect(parts.getByRole('listitem').first()).toContainText(/^1 of 2.*First half\.”/)
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await send(page)
  await expect.poll(() => service.deliveries('replyTicket')).toHaveLength(2)
  await expect(reply(page)).toHaveValue('')
  const sent = (await service.deliveries('replyTicket')).map(({ body }) => JSON.parse(body).message)
  expect(sent[0]).toMatch(/^First half[\s\S]*First half\.\n\n\(1\/2\)$/)
  expect(sent[1]).toMatch(/^Second half[\s\S]*End\.\n\n\(2\/2\)$/)
  await expect(messages(page).last()).toContainText('(2/2)')
})

test('a part that fails stops the rest, which stays in the box', async ({ page, service }) => {
  await write(page, long('End.'))
  await service.fault({ op: 'replyTicket', fault: 'hold' })
  await send(page)
  await expect.poll(() => service.deliveries('replyTicket')).toHaveLength(1)
  await service.fault({ op: 'replyTicket', fault: 'E01', applied: false })
  await service.fault({ op: 'replyTicket', release: true })
  await expect(page.getByText('Messages sent: 1 of 2')).toBeVisible()
  await expect(page.getByText('INJECTED_REFUSAL')).toBeVisible()
  await expect(reply(page)).toHaveValue(/^Second half/)
  expect(await service.deliveries('replyTicket')).toHaveLength(2)
  await page.reload()
  await expect(reply(page)).toHaveValue(/^Second half/)
})

test('a reply sent before the page is ready leaves once it is', async ({ page, service }) => {
  let release: (() => void) | undefined
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/-write-watch/, async (route) => {
    await isFree
    await route.continue()
  })
  await write(page, 'Quick answer')
  await reply(page).press('Control+Enter')
  await expect(page.getByText('Getting ready…')).toBeVisible()
  release?.()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  expect(await service.deliveries('replyTicket')).toHaveLength(1)
})
