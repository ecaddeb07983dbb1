import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

test('a printed order has its whole ID, and nothing to press', async ({ page }) => {
  await page.goto(`/stores/${STORES.software.id}/orders/${ORDERS.complete}`)
  const others = page.getByRole('region', { name: 'Other orders' })
  await expect(others.getByRole('link').first()).toBeVisible()
  const doors = ['Open', 'All with this email', 'All facts', 'Orders of this chat user'].map(
    (name) => page.getByRole('main').getByRole('link', { name, exact: true }),
  )
  for (const door of doors) await expect(door).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const door of doors) await expect(door).toBeHidden()
  const head = page.getByRole('heading', { level: 1 })
  const words = await head.evaluate((title) => getComputedStyle(title, '::after').content)
  expect(words).toBe(`"Order ${ORDERS.complete}"`)
})

test('a printed order tells each time in full, because paper does not age', async ({ page }) => {
  await page.goto(`/stores/${STORES.software.id}/orders/${ORDERS.complete}`)
  await expect(page.locator('main time').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const times = await page.locator('main time').evaluateAll((all) =>
    all
      .filter((time) => time.checkVisibility())
      .map((time) => {
        const { content } = getComputedStyle(time, '::after')
        return content === 'none' ? (time.textContent ?? '') : content
      }),
  )
  expect(times.length).toBeGreaterThan(2)
  for (const time of times) expect(time).toMatch(/^"?\d{1,2} [A-Z][a-z]{2} \d{4}(, \d\d:\d\d)?/)
})
