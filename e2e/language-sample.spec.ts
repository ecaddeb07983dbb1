import type { Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { crampedOn } from './cramped.ts'
import { expect, test } from './fixtures.ts'

/* By day the screens where most is done; `language-room` sees all of them by night. */
const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`

const refund = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Rééfúúñd' }).first().click()
const screens = [
  { address: store, ready: 'main h2' },
  { address: `${store}/orders`, ready: 'main tbody tr' },
  { address: order, ready: '[role="dialog"] footer', opens: refund },
  { address: `${store}/tickets`, ready: 'main h1' },
  { address: `${store}/settings`, ready: 'main h1' },
]

for (const { address, ready, opens } of screens) {
  test(`long texts from right to left have room on ${address.replace(/.*\//, '')}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'counter-language', value: 'ar-XB', url: baseURL! }])
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await opens?.(page)
    await page.locator(ready).first().waitFor()
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => crampedOn(page), `${width} wide`).toEqual([])
    }
  })
}
