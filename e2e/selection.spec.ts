import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('orders selected on two pages are summed per currency, copied and exported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  const bar = page.getByRole('region', { name: 'Selection' })

  // The boxes load after the rows, with the keys.
  await expect(rows.nth(4).getByRole('checkbox')).toBeAttached()
  await rows.nth(4).getByRole('link').focus()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 selected')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(bar).toContainText('3 selected')
  await expect(bar).toContainText('124.91447 USDT, 63.64 GBP, 21,896 JPY')

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await rows.nth(1).getByRole('checkbox').click({ force: true })
  await expect(bar).toContainText('4 selected')
  await rows
    .nth(3)
    .getByRole('checkbox')
    .click({ force: true, modifiers: ['Shift'] })
  await expect(bar).toContainText('6 selected')
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'light' }])

  await bar.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Emails' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^anton\.weiss@kryptoweg\.example\n/)

  await bar.getByRole('button', { name: 'Export 6' }).click()
  await expect(page.getByRole('radio', { name: /Those selected/ })).toBeChecked()
  await page.keyboard.press('Escape')

  await bar.getByRole('button', { name: 'Clear the selection' }).click()
  await expect(bar).toHaveCount(0)
})
