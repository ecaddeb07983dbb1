import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('Space shows the order under the cursor beside the list, which keeps the focus', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  // The keys load after the rows, with the boxes before them.
  await expect(rows.nth(1).getByRole('checkbox')).toBeAttached()
  const panel = page.getByRole('complementary', { name: /^Order / })
  const place = panel.getByRole('navigation', { name: 'Neighbours in the list' })

  await page.keyboard.press('j')
  await page.keyboard.press(' ')
  await expect(panel).toContainText('mara.lindqvist@fjordmail.se')
  await expect(place).toContainText('1 of 350')
  await expect(page).toHaveURL(/[?&]peek=/)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await expect(panel.getByRole('heading', { name: 'Money' })).toBeVisible()

  await page.keyboard.press('j')
  await expect(place).toContainText('2 of 350')
  await expect(rows.nth(2).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Copy order id' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(rows.nth(2).getByRole('link')).toBeFocused()
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'dark' }])

  await service.fault({ op: 'getOrder', fault: 'S403j', times: -1 })
  await rows.nth(10).getByRole('link').focus()
  await expect(place).toContainText('10 of 350')
  await page.keyboard.press(']')
  await expect(place).toContainText('11 of 350')
  await expect(page).toHaveURL(/page=2/)
  await expect(panel.getByRole('alert')).toContainText('The rest of this order didn’t load.')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).not.toHaveURL(/peek=/)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
})
