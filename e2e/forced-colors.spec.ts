import type { Locator, Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

/** The middle of a mark, away from its border and from any ring of focus. */
async function middle(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await control.boundingBox())!
  const clip = { x: Math.round(x + width / 2) - 3, y: Math.round(y + height / 2) - 3 }
  return (await page.screenshot({ clip: { ...clip, width: 6, height: 6 } })).toString('base64')
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.beforeEach(({ page }) =>
      page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }),
    )

    test('a reason that is chosen has its mark in forced colours', async ({ page }) => {
      await page.goto(`${store}/orders/${ORDERS.plain}`)
      await page.getByRole('main').getByRole('button', { name: 'Refund' }).first().click()
      const reasons = page.getByRole('dialog').getByRole('radio')
      await reasons.first().click()
      await expect(reasons.first()).toBeChecked()
      const mark = (at: number) => reasons.nth(at).locator('[class*="Indicator-indicator"]')
      const empty = await middle(page, mark(1))
      await expect(async () => expect(await middle(page, mark(0))).not.toBe(empty)).toPass()
    })

    test('columns that are shown have their ticks in forced colours', async ({ page }) => {
      await page.goto(`${store}/orders`)
      await page.getByRole('button', { name: 'Columns' }).click()
      const boxes = page.getByRole('dialog').getByRole('checkbox')
      const shown = boxes.and(page.locator(':checked:enabled')).first()
      const hidden = boxes.and(page.locator(':not(:checked)')).first()
      const empty = await middle(page, hidden)
      await expect(async () => expect(await middle(page, shown)).not.toBe(empty)).toPass()
    })
  })
}
