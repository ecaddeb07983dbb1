import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { holdDatabase } from './held-database.ts'
import { watch } from './matrix/bench.ts'
import { openFilled } from './matrix/write-steps.ts'
import { writeTargets } from './matrix/write-targets.ts'

const store = `/stores/${STORES.software.id}`

test('activity lists a refund with its reason, and keeps a note', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.plain}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await dialog.getByRole('radio').nth(1).click()
  await dialog.getByRole('button', { name: /^Confirm refund/ }).click()
  await expect(page.getByText('The order shows the refund.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto(`${store}/changes?in=here`)
  const entry = page.getByRole('button', { name: /Refunded: .* Seen in the order/ })
  await entry.click()
  await expect(page.getByRole('main')).toContainText('1 Reason 1')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill('Asked twice')
  await page.getByRole('button', { name: 'Keep note' }).click()
  await expect(page.getByText('Asked twice')).toBeVisible()
  await expectAccessible(page, looksOf(0))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^activity-[\d-]+\.csv$/)

  await page.reload()
  await entry.click()
  await expect(page.getByText('Asked twice')).toBeVisible()
  await page.getByRole('link', { name: 'Open order' }).click()
  await expect(page).toHaveURL(new RegExp(ORDERS.plain))
})

test('a deletion is listed though its page was left before the disk had it', async ({
  page,
  service,
}) => {
  await openFilled(watch(page, service), writeTargets.deleteVariant)
  await holdDatabase(page, 'private')
  await writeTargets.deleteVariant.last(page).click()
  await expect(page.getByRole('heading', { name: 'Variant deleted' })).toBeVisible()
  await page.goto(`${store}/changes?in=here`)
  await expect(page.getByRole('button', { name: /Variant deleted/ })).toBeVisible()
})

test('the old settings are proposed, and nothing is sent by that', async ({ page, service }) => {
  await page.goto(`${store}/settings`)
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const before = await name.inputValue()
  await name.fill('Halden Renamed')
  await page.getByRole('button', { name: /^Save changes/ }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()

  await page.getByRole('link', { name: 'Changes' }).click()
  const own = page.getByRole('complementary', { name: 'By you' })
  await own.getByRole('link', { name: 'All' }).click()
  await page.getByRole('button', { name: /Changed: 1 store setting Name As entered/ }).click()
  await page.getByRole('link', { name: 'Restore old values' }).click()
  await expect(name).toHaveValue(before)
  await expect(page.getByText('Nothing is sent until you save')).toBeVisible()
  expect(await service.deliveries('updateStore')).toHaveLength(1)
})

test('the errors of this tab are listed, counted and copied without a customer', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await service.fault({ op: 'listReviews', fault: 'S403j', times: -1 })
  await page.goto(`${store}/reviews`)
  await expect(page.getByRole('alert')).toContainText('INJECTED_403')
  await page.getByRole('link', { name: 'Changes' }).click()
  await page.getByRole('button', { name: /^Errors/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Errors' })
  await drawer.getByRole('button', { name: 'Try again: Reviews didn’t load' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'INJECTED_403' })).toContainText('×2')
  await expectAccessible(page, smallLooks('both'), '[aria-modal="true"]')
  await drawer.getByRole('button', { name: 'Copy all' }).click()
  await expect(drawer.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('GET /stores/{storeId}/reviews')
  expect(copied).toMatch(/Request: \S+/)
  expect(copied).not.toContain(STORES.software.id)
})
