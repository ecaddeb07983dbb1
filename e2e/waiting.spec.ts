import { CATEGORY, COUPON, CUSTOMER, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

const records = [
  `orders/${ORDERS.complete}`,
  `customers/${CUSTOMER.id}`,
  `coupons/${COUPON.id}`,
  `categories/${CATEGORY.id}`,
]

test('nothing moves when a record comes', async ({ page }) => {
  for (const address of records) {
    let answer: (() => void) | undefined
    const held = new Promise<void>((resolve) => (answer = resolve))
    const read = `**/api${store}/${address}`
    await page.route(read, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${store}/${address}`)
    const waiting = page.locator('main [aria-busy] > :last-child')
    const expected = await waiting.locator(':scope > * > *').first().boundingBox()
    answer?.()
    const card = page.getByRole('main').getByRole('region').first()
    await expect(card).toBeVisible()
    const { x, y } = (await card.boundingBox()) ?? {}
    expect({ address, x, y }).toEqual({ address, x: expected?.x, y: expected?.y })
    await page.unroute(read)
  }
})
