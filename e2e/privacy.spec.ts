import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const email = /\S@\S+\.\w/

test('privacy mode takes names and amounts out of the page, and a held row shows them', async ({
  page,
}) => {
  await page.goto(`${store}/orders`)
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)
  await expect(row).toContainText(email)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page
    .getByRole('menuitem', { name: /Privacy mode/ })
    .or(page.getByRole('menuitemcheckbox', { name: /Privacy mode/ }))
    .click()
  await expect(page.getByRole('button', { name: /^Privacy mode/ })).toBeVisible()
  await expect(row).toContainText('Hidden')
  await expect(page.getByRole('table', { name: 'Orders' })).not.toContainText(email)
  await expect(row).not.toContainText(/\d\.\d\d/)
  await page.keyboard.press('Escape')

  await row.hover()
  // A held key repeats; the keys load after the page.
  await expect(async () => {
    await page.keyboard.down('s')
    await expect(row).toContainText(email, { timeout: 300 })
  }).toPass()
  await page.keyboard.up('s')
  await expect(row).not.toContainText(email)

  await page.reload()
  await expect(row).toContainText('Hidden')
  await expectAccessible(page, looksOf(1))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  await expect(page.getByRole('heading', { name: 'Customer', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(email)

  await page
    .getByRole('button', { name: /^Privacy mode/ })
    .first()
    .click()
  await expect(page.getByRole('main')).toContainText(email)
})

test('a copied key is cleared from the clipboard after a minute', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page
    .getByRole('button', { name: /^Copy .* text$/ })
    .first()
    .click()
  await expect.poll(copied).not.toBe('')
  // The clock also runs by itself, on a slow machine for seconds.
  await page.clock.fastForward(30_000)
  expect(await copied()).not.toBe('')
  // The minute begins once the code that counts it has loaded.
  await expect(async () => {
    await page.clock.fastForward(30_000)
    expect(await copied()).toBe('')
  }).toPass()
})
