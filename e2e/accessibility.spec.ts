import { AxeBuilder } from '@axe-core/playwright'
import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, lookOf } from './axe.ts'
import type { Page } from '@playwright/test'
import { apiKeyField, expect, test } from './fixtures.ts'
import { visit } from './matrix/bench.ts'
import { pages } from './pages.ts'

const DESKTOP = { width: 1440, height: 900 }
const store = `/stores/${STORES.software.id}`

const PARTS = 6
const WIDTHS = [360, 768, 1024, 1200, 1280, 1920]

/** By day each page once, at 1440 and 390 in turn; at night all its sides and widths. */
const isNight = Boolean(process.env.NIGHTLY)
const pathOf = (address: string) => address.split('?')[0]
const walked = pages.filter(
  ({ address }, at) =>
    isNight || pages.findIndex((other) => pathOf(other.address) === pathOf(address)) === at,
)

for (let part = 0; part < PARTS; part += 1) {
  const title = `every page is accessible and never scrolls sideways (${part + 1} of ${PARTS})`
  test(title, async ({ page }) => {
    test.slow()
    await page.goto('/no-such-page')
    for (const [index, { address, ready }] of walked.entries()) {
      if (index % PARTS !== part) continue
      await test.step(address, async () => {
        await page.setViewportSize(DESKTOP)
        await visit(page, address, ready)
        await expectAccessible(page, lookOf(index))
        if (isNight) await expectWithinWidth(page)
      })
    }
  })
}

test('no two landmarks have one name, and every name has the words that are seen', async ({
  page,
}) => {
  await page.goto(`${store}/orders`)
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .withRules(['landmark-unique', 'label-content-name-mismatch'])
      .analyze()
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect.soft(found, `${width} wide`).toEqual([])
  }
})

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
    await expectWithinWidth(page, isNight ? WIDTHS : [360])
  }
})

async function expectWithinWidth(page: Page, widths = WIDTHS) {
  for (const width of widths) {
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
