import { type Page, type Route } from '@playwright/test'
import { expect, prefer, stopClock, test } from './fixtures.ts'
import { watch } from './matrix/bench.ts'
import { openFilled } from './matrix/write-steps.ts'
import { writeTargets } from './matrix/write-targets.ts'
import { ORDERS, STORES, VARIANT } from '../mock-api/seed-ids.ts'

/* A deployment or a lost connection removes files that a page has not loaded yet. */

const losses: [how: string, lose: (route: Route) => Promise<void>][] = [
  ['not served any more', (route) => route.fulfill({ status: 404, body: 'not found' })],
  ['cut off', (route) => route.abort('connectionreset')],
]

/** From the open page to the last step, which is not offered. */
const fill = {
  async refundOrder(page: Page) {
    await page.goto(`/stores/${STORES.software.id}/orders/${ORDERS.plain}`)
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await page.getByRole('radio', { name: 'Reason 1' }).click()
  },
  async replyTicket(page: Page) {
    await page.goto(writeTargets.replyTicket.address)
    await writeTargets.replyTicket.prepare(page)
  },
}

for (const [how, lose] of losses) {
  for (const op of ['refundOrder', 'replyTicket'] as const) {
    // By day each way of losing the file is tried with one write.
    const isByDay = (op === 'refundOrder') === (how === 'cut off')
    const title = `${op} waits for the file that shows its outcome: ${how}`
    test(title, { tag: isByDay ? [] : ['@nightly'] }, async ({ page, service }) => {
      const target = writeTargets[op]
      await prefer(page, { replyHold: 0 })
      await page.route(/\/assets\/-write-watch-[^/]+\.js$/, lose)
      await fill[op](page)
      await expect(page.getByText('Part of Counter didn’t load')).toBeVisible()
      await expect(target.last(page)).toBeDisabled()
      expect(await service.deliveries(op)).toEqual([])
      await page.unrouteAll()
      await page.reload()
      await fill[op](page)
      await expect(target.last(page)).toBeEnabled()
      await target.last(page).click()
      await expect(page.getByText(target.done).first()).toBeVisible()
      expect(await service.deliveries(op)).toHaveLength(1)
    })
  }
}

test('the record of a deleted variant stays without the file of its viewer', async ({
  page,
  service,
}) => {
  const target = writeTargets.deleteVariant
  await openFilled(watch(page, service), target)
  await page.route(/\/assets\/json-view-/, (route) => route.abort('connectionreset'))
  await target.last(page).click()
  const dialog = page.getByRole('dialog', { name: 'Delete variant' })
  await expect(dialog.getByRole('heading', { name: 'Variant deleted' })).toBeVisible()
  await dialog.getByText('Raw record').click()
  await expect(dialog.getByText(VARIANT.id)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy deleted variant' })).toBeVisible()
})

test('an outcome that nobody has seen is reported again after a reload', async ({
  page,
  service,
}) => {
  const target = writeTargets.replyTicket
  const notices = page.getByRole('region', { name: 'Sent changes' })
  await page.clock.install()
  await prefer(page, { replyHold: 20 })
  await openFilled(watch(page, service), target)
  await target.last(page).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(notices.getByRole('button', { name: 'Undo' })).toBeVisible()
  // The notice goes by itself after four seconds, which a slow machine may need for a reload.
  await stopClock(page, 20_000)
  await expect(notices).toContainText('Reply sent')
  await page.clock.resume()
  await page.reload()
  await expect(notices).toContainText('Reply sent')
  await notices.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notices.getByRole('article')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.getByRole('link', { name: 'Categories', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  await expect(notices).toBeAttached()
  await expect(notices.getByRole('article')).toHaveCount(0)
  expect(await service.deliveries('replyTicket')).toHaveLength(1)
})
