import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

test('pages are found by their earlier addresses', async ({ page }) => {
  const store = `/stores/${STORES.software.id}`
  for (const [earlier, now] of [
    [`${store}/checks?check=low`, `${store}/to-fix?check=low`],
    [`${store}/activity?in=shop`, `${store}/changes?in=shop`],
    ['/activity', `${store}/changes`],
    ['/saved-replies', `${store}/saved-replies`],
  ]) {
    await page.goto(earlier!)
    await expect(page).toHaveURL(now!)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
