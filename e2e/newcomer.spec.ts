import type { Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

/*
 * What a newcomer is asked to do, cold. Each task starts on the overview and goes only through doors
 * in sight, so a door that moves or is renamed fails here first.
 */

test.beforeEach(async ({ page }) => {
  await page.goto(`/stores/${STORES.software.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

/** A page of the navigation, open. */
async function visit(page: Page, name: string) {
  const doors = page.getByRole('navigation', { name: 'Main' })
  await doors.getByRole('link', { name: new RegExp(`^${name}\\b`) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** What the palette finds first, chosen. */
async function jump(page: Page, typed: string, found: string) {
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(typed)
  await dialog.getByRole('option', { name: new RegExp(`^${found}`) }).click()
  await expect(dialog).toBeHidden()
}

const firstRow = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('link').first()

test('what did I earn yesterday: it stands there', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText(
    /Yesterday in all: [\d,.]+\sEUR|Nothing yet today/,
  )
})

test('answer the customers who wait', async ({ page }) => {
  await visit(page, 'Tickets')
  const waiting = page.getByRole('table').getByRole('link')
  await expect(waiting.first()).toBeVisible()
  await waiting.first().click()
  await page.getByRole('textbox', { name: 'Reply' }).fill('It works again.')
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeEnabled()
})

test('refund an order', async ({ page }) => {
  await visit(page, 'Orders')
  await firstRow(page, 'Orders').click()
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Refund order' })).toBeVisible()
})

test('see which payment processors are on', async ({ page }) => {
  await visit(page, 'Processors')
  await expect(page.getByRole('list', { name: 'Payment processors' })).toContainText('Restricted')
})

test('export last month for the accountant', async ({ page }) => {
  await visit(page, 'Orders')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Created' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Last month' }).click()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export orders' })
  await expect(dialog.getByRole('button', { name: /^Export \d+ orders$/ })).toBeEnabled()
})

test('change to dark', async ({ page }) => {
  const root = page.locator('html')
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.keyboard.press('Escape')
  await jump(page, 'theme', 'Light')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('make a coupon: the page of coupons says where', async ({ page }) => {
  await visit(page, 'Coupons')
  await expect(page.getByText('Make and change coupons on your platform.')).toBeVisible()
})

test('save a text for replies', async ({ page }) => {
  await visit(page, 'Saved replies')
  await page.getByRole('link', { name: 'New reply' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Thanks')
  await page.getByLabel('Text', { exact: true }).fill('Thank you for asking.')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByRole('list', { name: 'Saved replies' })).toContainText('Thanks')
})

test('find out whose licence key this is', async ({ page }) => {
  await visit(page, 'Tools')
  await page.getByRole('link', { name: /^Whose key is this/ }).click()
  await page.getByRole('textbox', { name: /^Licence key/ }).fill('AAAA-BBBB-CCCC')
  await expect(page.getByRole('button', { name: 'Find the order' })).toBeEnabled()
})

test('fight a chargeback', async ({ page }) => {
  await page.getByRole('link', { name: /^Chargeback orders/ }).click()
  await firstRow(page, 'Orders').click()
  await page.getByRole('link', { name: 'Dispute pack' }).click()
  await expect(page.getByRole('article', { name: 'Dispute pack' })).toBeVisible()
})

test('change a price: list and product say where', async ({ page }) => {
  await visit(page, 'Products')
  await expect(
    page.getByText(
      'Change texts and stock on your platform. A price is changed here by replacing the variant.',
    ),
  ).toBeVisible()
  await firstRow(page, 'Products').click()
  await expect(page.getByRole('heading', { name: 'Variants' })).toBeVisible()
  await expect(
    page.getByText(
      'Change texts and stock on your platform. A price is changed here by replacing the variant.',
    ),
  ).toBeVisible()
})

test('see which API keys exist: from Settings, where one looks first', async ({ page }) => {
  await visit(page, 'Settings')
  await page.getByRole('main').getByRole('link', { name: 'your account' }).click()
  await expect(page.getByRole('table', { name: 'API keys' }).getByRole('row').nth(1)).toBeVisible()
})

test('see which API keys exist', async ({ page }) => {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'API keys' }).click()
  await expect(page.getByRole('table', { name: 'API keys' }).getByRole('row').nth(1)).toBeVisible()
})

/** The same goals by what one would type, where the first look went elsewhere. */
const typed = [
  ['payment', 'Processors', 'Processors'],
  ['export', 'Export orders', 'Orders'],
  ['saved', 'Saved replies', 'Saved replies'],
  ['serial', 'Whose key is this', 'Whose key is this'],
  ['chargeback', 'Dispute pack', 'Orders'],
  ['change price', 'Change a price', 'Products'],
  ['api', 'API keys', 'Account'],
] as const
test('what one would type in the palette leads there', async ({ page }) => {
  for (const [words, found, title] of typed) {
    await jump(page, words, found)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await visit(page, 'Overview')
  }
})
