import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, looksOf } from './axe.ts'
import type { Page } from '@playwright/test'
import { apiKeyField, expect, test } from './fixtures.ts'
import { visit } from './matrix/bench.ts'
import { pages } from './pages.ts'

const DESKTOP = { width: 1440, height: 900 }
const store = `/stores/${STORES.software.id}`

const PARTS = 6
/** Axe sees the page at 1440 and 390. */
const WIDTHS = process.env.NIGHTLY ? [360, 768, 1024, 1200, 1280, 1920] : [360]

for (let part = 0; part < PARTS; part += 1) {
  const title = `every page is accessible and never scrolls sideways (${part + 1} of ${PARTS})`
  test(title, async ({ page }) => {
    test.slow()
    await page.goto('/no-such-page')
    for (const [index, { address, ready }] of pages.entries()) {
      if (index % PARTS !== part) continue
      await test.step(address, async () => {
        await page.setViewportSize(DESKTOP)
        await visit(page, address, ready)
        await expectAccessible(page, looksOf(index))
        await expectWithinWidth(page)
      })
    }
  })
}

/* Other tests run axe on these pages, filled with results. */
test('the pages of tools never scroll sideways', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const [address, name] of [
    ['/stores', 'All stores'],
    [`${store}?period=month&by=gateway`, 'Overview'],
    [`${store}/to-fix`, 'To fix'],
    [`${store}/saved-replies?reply=new`, 'New reply'],
    [`${store}/key-finder`, 'Whose key is this'],
  ] as const) {
    await page.setViewportSize(DESKTOP)
    await visit(page, address, `h1:has-text("${name}")`)
    await expectWithinWidth(page)
  }
})

async function expectWithinWidth(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(overflow, `at ${width}`).toBeLessThanOrEqual(0)
  }
}

test('the sign-in page is accessible', { tag: '@signed-out' }, async ({ page }) => {
  await page.goto('/sign-in')
  await apiKeyField(page).waitFor()
  await expectAccessible(page)
})
