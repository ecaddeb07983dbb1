import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const order = `/stores/${STORES.software.id}/orders/${ORDERS.complete}`

test('times follow the chosen time zone', async ({ page }) => {
  await page.goto(order)
  const created = page.getByRole('main').locator('time').first()
  const before = await created.innerText()
  await page.goto('/preferences')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Auckland')
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click()
  await page.goto(order)
  await expect(created).not.toHaveText(before)
  await expect(created).toHaveAttribute('title', /UTC/)

  const inAuckland = await created.innerText()
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitemradio', { name: /^UTC/ }).click()
  await expect(created).not.toHaveText(inAuckland)
  await expect(page.getByRole('menuitemradio', { name: /^Auckland/ })).toBeVisible()
  await expectAccessible(
    page,
    [{ width: 1440, height: 900, colorScheme: 'light' }],
    '[role="menu"]',
  )
})

test('T11: amounts can be read as minor units', async ({ page }) => {
  await page.goto('/preferences')
  await page.getByText('In minor units').click()
  await expect(page.getByText('An amount of 16406 is shown as 164.06 EUR')).toBeVisible()
  await page.goto(order)
  await expect(page.getByRole('main')).toContainText('1.6406 EUR')
})

test('figures are written and weeks begin as the merchant chose', async ({ page }) => {
  await page.goto('/preferences')
  await page.getByText('1.234,56').click()
  await page.getByText('Sunday').click()
  await page.goto(`/stores/${STORES.software.id}/orders`)
  await expect(page.getByText('21.896 JPY').first()).toBeVisible()
  await page.goto(`/stores/${STORES.software.id}`)
  await page.getByRole('button', { name: 'Dates' }).click()
  const dates = page.getByRole('dialog', { name: 'Dates' })
  await expect(dates.getByRole('columnheader').first()).toHaveText('Su')
})

test("T15: refund reasons carry the merchant's names", async ({ page }) => {
  await page.goto('/preferences')
  await page.getByRole('textbox', { name: 'Reason 2' }).fill('Bought twice')
  await page.goto(`/stores/${STORES.software.id}/orders/${ORDERS.plain}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Bought twice' })).toBeVisible()
})

test('compact rows are kept over a reload', async ({ page }) => {
  await page.goto('/preferences')
  await page.getByText('Compact').click()
  await page.goto(`/stores/${STORES.software.id}/orders`)
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)
  await expect(row).toContainText('EUR')
  const box = await row.boundingBox()
  expect(box?.height).toBeLessThan(40)
})

test('letters do nothing on a list once these shortcuts are switched off', async ({ page }) => {
  const orders = `/stores/${STORES.software.id}/orders`
  const row = page.getByRole('table', { name: 'Orders' }).getByRole('link').first()
  await page.goto(orders)
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.goto('/preferences')
  await page.getByRole('switch', { name: 'Single-letter shortcuts' }).uncheck()
  await page.goto(orders)
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('/')
  await expect(row).not.toBeFocused()
  await expect(page.getByRole('searchbox')).not.toBeFocused()
})

test('a backup is saved and read back, and a wrong file changes nothing', async ({ page }) => {
  await page.goto('/preferences')
  const reason = page.getByRole('textbox', { name: 'Reason 2' })
  await reason.fill('Bought twice')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save backup' }).click()
  const path = await (await download).path()
  const file = page.getByLabel('Backup file')

  await reason.fill('Something else')
  await file.setInputFiles({
    name: 'diary.json',
    mimeType: 'application/json',
    buffer: Buffer.from('Dear'),
  })
  await expect(page.getByText('This file isn’t JSON.')).toBeVisible()
  await expect(reason).toHaveValue('Something else')

  await file.setInputFiles(path)
  const dialog = page.getByRole('dialog', { name: 'Read a backup' })
  await expect(dialog).toContainText('1 will be replaced')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(reason).toHaveValue('Bought twice')
})
