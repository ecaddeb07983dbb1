import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CATEGORY, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, type Look } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`
const looks = (width: number, height: number): Look[] =>
  (['dark', 'light'] as const).map((colorScheme) => ({ width, height, colorScheme }))

/** The table below has tests of its own. */
const TABS = 'nav[aria-label="Views"]'
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views' })
const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).getByRole('row')

async function saveView(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save as a view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toBeHidden()
}

test('a view is saved, changed, undone, opened from the navigation and deleted with undo', async ({
  page,
}) => {
  await page.goto(`${orders}?status=REFUNDED&dateFrom=today-29d&dateTo=today&sort=-amount`)
  await saveView(page, 'Refunded lately')
  const tab = tabs(page).getByRole('link', { name: /^Refunded lately/ })
  await expect(tab).toHaveAttribute('aria-current', /true|page/)
  await expect(page).toHaveURL(/dateFrom=today-29d.*view=Refunded\+lately/)

  await page.getByRole('button', { name: 'Remove filter: Status' }).click()
  await expect(tab).toHaveAccessibleName('Refunded lately Changed since it was saved')
  await expectAccessible(page, looks(1280, 800), TABS)
  const menuButton = page.getByRole('button', { name: 'View Refunded lately' })
  await menuButton.click()
  const menu = page.getByRole('menu', { name: 'Refunded lately' })
  await menu.getByRole('menuitemcheckbox', { name: 'Open Orders here' }).click()
  await menu.getByRole('menuitem', { name: 'Filter Status is Refunded removed' }).click()
  await expect(page).toHaveURL(/status=REFUNDED/)
  await expect(tab).toHaveAccessibleName(/^Refunded lately( \d+)?$/)

  await page.getByRole('link', { name: 'Coupons', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coupons')
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page).toHaveURL(/status=REFUNDED.*view=Refunded\+lately/)
  await expect(tab).toHaveAttribute('aria-current', /true|page/)

  await menuButton.click()
  await menu.getByRole('menuitem', { name: 'Delete view…' }).click()
  await page.getByRole('button', { name: 'Delete “Refunded lately”' }).click()
  await expect(tab).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tab).toHaveAttribute('aria-current', /true|page/)
})

test('a colleague keeps a shared view, takes a file of views, and a broken one still opens', async ({
  page,
}) => {
  await page.goto(`${orders}?gateway=CARDLANE&columns=amount,email,created&view=Cardlane+buyers`)
  await expect(
    page.getByText('A shared view, “Cardlane buyers”. It isn’t among yours.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(tabs(page).getByRole('link', { name: /^Cardlane buyers/ })).toBeVisible()

  const newView = page.getByRole('button', { name: 'New view' })
  await newView.click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export this view' }).click()
  const file = readFileSync(await (await saving).path(), 'utf8')
  expect(file).toContain('"columns": "amount,email,created"')

  const broken = { id: 'b', list: 'orders', name: 'Old', search: { status: 'PAID', sort: 'phone' } }
  const shared = JSON.parse(file) as { views: object[] }
  const text = JSON.stringify({ ...shared, views: [...shared.views, broken] })
  await newView.click()
  await page.getByRole('menuitem', { name: 'Import views…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import views' })
  await dialog
    .getByLabel('File of views')
    .setInputFiles({ name: 'views.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(dialog.getByText('New, 1 Old')).toBeVisible()
  await expect(dialog.getByText('The same, 1 Cardlane buyers')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the new' }).click()

  await tabs(page).getByRole('link', { name: /^Old/ }).click()
  await expect(page.getByText('Left out: sort by “phone”. The rest works.')).toBeVisible()
  await expect(page).toHaveURL(/status=PAID/)
  await expect(page).not.toHaveURL(/sort=/)
  await page.getByRole('button', { name: 'Save without them' }).click()
  await expect(page.getByText('The rest works.')).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, looks(390, 844), TABS)
  await page.getByRole('button', { name: /^\d more$/ }).click()
  await page.getByRole('menuitem', { name: 'Cardlane buyers' }).click()
  await expect(page).toHaveURL(/gateway=CARDLANE/)
  await expect(rows(page).first()).toBeVisible()
})

test('a search of customers and a category of products are kept as views', async ({ page }) => {
  const store = `/stores/${STORES.software.id}`
  await page.goto(`${store}/products?category=${CATEGORY.id}&stock=in&columns=product,slug,stock`)
  await saveView(page, 'To reorder')
  await expect(page).toHaveURL(/view=To\+reorder/)
  await page.getByRole('button', { name: 'Remove filter: Category' }).click()
  await page.getByRole('button', { name: 'View To reorder' }).click()
  const menu = page.getByRole('menu', { name: 'To reorder' })
  // The menu names a category by its name, not its id.
  await menu.getByRole('menuitem', { name: `Filter Category is ${CATEGORY.name} removed` }).click()
  await expect(page).toHaveURL(new RegExp(`category=${CATEGORY.id}`))
  await expect(page.getByRole('columnheader', { name: 'Slug' })).toBeVisible()

  await page.goto(`${store}/customers?q=a&sort=-totalSpend`)
  await expect(page.getByRole('button', { name: 'Save as a view' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' })
  await dialog.getByLabel('Name').fill('Best')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await tabs(page).getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL(/\/customers$/)
  await tabs(page).getByRole('link', { name: 'Best' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('a')
  await expect(page).toHaveURL(/sort=-totalSpend.*q=a/)
  await expectAccessible(page, looks(1280, 800), TABS)
})
