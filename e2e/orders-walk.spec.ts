import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('j, k and Enter move through the list and open an order', async ({ page }) => {
  await page.goto(orders)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${orders}/${ORDERS.pending}`)
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
})

test('an order shows its place in the list, [ and ] walk across pages, Esc returns to its row', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await rows.nth(10).getByRole('link').first().click()
  const place = page.getByRole('navigation', { name: 'Neighbours in the list' })
  await expect(place).toContainText('10 of 350')
  const tenth = page.url()

  await expect(page.getByRole('link', { name: 'Next (])' })).not.toHaveAttribute('aria-disabled')
  // The next order is read ahead, so that it opens at once.
  await expect.poll(async () => (await service.deliveries('getOrder')).length).toBe(2)
  await page.keyboard.press(']')
  await expect(place).toContainText('11 of 350')
  await page.keyboard.press('[')
  await expect(place).toContainText('10 of 350')
  expect(page.url()).toBe(tenth)
  await page.keyboard.press(']')
  await expect(place).toContainText('11 of 350')

  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/orders\?(?=.*page=2)(?=.*pageSize=10)/)
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
})

test('a coupon is left with Esc for its row, and [ and ] walk the filtered list across pages', async ({
  page,
}) => {
  await page.goto(`/stores/${STORES.software.id}/coupons?pageSize=10&sort=code`)
  const rows = page.getByRole('table', { name: 'Coupons' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  const third = rows.nth(3).getByRole('link').first()
  const code = await third.getAttribute('href')
  await third.click()
  const place = page.getByRole('navigation', { name: 'Neighbours in the list' })
  await expect(place).toContainText(/^3 of \d+/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/coupons\?(?=.*pageSize=10)(?=.*sort=code)/)
  await expect(page.locator(`a[href="${code}"]`)).toBeFocused()

  await rows.nth(10).getByRole('link').first().click()
  await expect(place).toContainText(/^10 of \d+/)
  await page.keyboard.press(']')
  await expect(place).toContainText(/^11 of \d+/)
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'light' }])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/coupons\?(?=.*page=2)/)
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
})
