import { STORES } from '../mock-api/seed-ids.ts'
import { expectDialogAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('help leads to nine tasks, says what Counter can’t do, and is searched', async ({ page }) => {
  await page.goto(orders)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Help' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused()
  await expect(page.getByRole('table', { name: /^What Counter can’t do/ })).toContainText(
    'Undo a refund',
  )
  const tasks = page.getByRole('list', { name: 'Tasks' })
  await expect(tasks.getByRole('link')).toHaveCount(8)
  await tasks.getByRole('button', { name: 'Find an order' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').press('Escape')
  await expect(search).toBeHidden()
  await page.getByRole('searchbox', { name: 'Find in help' }).fill('webhook')
  await expect(page).toHaveURL(/q=webhook/)
  await expect(page.getByRole('rowheader', { name: 'Send a webhook again' })).toBeVisible()
  await expect(page.getByText('Undo a refund')).toBeHidden()
  // What can't be done leads to what can, and is found once.
  await page.getByRole('searchbox', { name: 'Find in help' }).fill('price')
  await expect(page.getByRole('main').getByText('Change a price')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'A new variant takes its place' })).toHaveAttribute(
    'href',
    /\/products$/,
  )
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toHaveText([
    'Products',
    'What changed in the shop',
  ])
  // The palette's words lead somewhere here, too.
  await page.getByRole('searchbox', { name: 'Find in help' }).fill('affiliate')
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('link')).toHaveText([
    'Customers',
  ])
  await page.getByRole('searchbox', { name: 'Find in help' }).fill('zzqq')
  await expect(page.getByRole('heading', { name: 'Nothing in help about “zzqq”' })).toBeVisible()
  await expect(tasks.getByRole('listitem')).toHaveCount(9)
  await page.getByRole('searchbox', { name: 'Find in help' }).fill('chargeback')
  await expect(page).toHaveURL(/q=chargeback/)
  await tasks.getByRole('link', { name: 'Fight a chargeback' }).click()
  await expect(page.getByRole('button', { name: 'Status is Chargeback' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Orders' })).toContainText('Chargeback')
})

test('the key ? lists the shortcuts, G opens a page, and letters can be switched off', async ({
  page,
}) => {
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' })
  // The keys load after the page.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(sheet).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectDialogAccessible(page, smallLooks('desktop')[0]!)
  await sheet.getByRole('textbox', { name: 'Find a shortcut' }).fill('these short')
  await expect(sheet.getByRole('term')).toHaveText(['These shortcuts'])
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()

  await page.keyboard.press('?')
  await sheet.getByRole('switch', { name: 'Single letters' }).click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
})
