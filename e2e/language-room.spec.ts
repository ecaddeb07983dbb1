import type { Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { crampedOn } from './cramped.ts'
import { expect, test } from './fixtures.ts'
import { pages, signOf } from './pages.ts'

/*
 * In the language that nobody speaks (scripts/words/pseudo.ts), whose texts are four tenths longer
 * and run from right to left.
 */
const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`

type Screen = { address: string; ready: string; opens?: (page: Page) => Promise<unknown> }

/** As its English begins, with the accents of the invented language. */
const press =
  (name: string, where: 'main' | 'navigation' = 'main') =>
  (page: Page) =>
    page.getByRole(where).getByRole('button', { name }).first().click()
const dialog = '[role="dialog"]'

const screens: Screen[] = [
  ...pages.map(({ address, ready }) => ({ address, ready: signOf(ready) })),
  { address: '/stores', ready: 'main h1' },
  { address: `${store}/to-fix`, ready: 'main h1' },
  { address: `${store}/saved-replies?reply=new`, ready: 'main h1' },
  { address: `${store}/key-finder`, ready: 'main h1' },
  { address: '/tools?month=last', ready: 'main h1' },
  { address: order, ready: `${dialog} footer`, opens: press('Rééfúúñd') },
  { address: `${store}/orders`, ready: `${dialog} footer`, opens: press('Éxpóórt') },
  { address: `${store}/orders`, ready: dialog, opens: press('Šééáárçh óór', 'navigation') },
]

const parts = 5
for (const part of Array(parts).keys()) {
  test(`every screen has room for long texts, part ${part + 1}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow()
    await context.addCookies([{ name: 'counter-language', value: 'ar-XB', url: baseURL! }])
    for (const { address, ready, opens } of screens.filter((_, at) => at % parts === part)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      if (opens) {
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        await opens(page)
      }
      await page.locator(ready).first().waitFor()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expect.soft.poll(() => crampedOn(page), address).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.soft.poll(() => crampedOn(page), `${address}, 390 wide`).toEqual([])
    }
  })
}

test('a search field that has no room for its words says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'counter-language', value: 'ar-XB', url: baseURL! }])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${store}/orders`)
  await expect(page.getByRole('searchbox').first()).toHaveCSS('text-overflow', 'ellipsis')
})
