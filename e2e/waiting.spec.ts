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

test('a pause that the platform asks for is told until it is over', async ({ page, service }) => {
  await service.fault({ op: 'listCoupons', fault: 'S429j', retryAfter: '60', times: -1 })
  await page.clock.install()
  await page.goto(`${store}/coupons`)
  const main = page.getByRole('main')
  const told = main.getByRole('status').filter({ hasText: 'Your platform asks for a pause until' })
  await expect(told).toContainText('Goes on by itself.')
  await service.forget()
  await page.clock.fastForward(60_000)
  await expect(main.getByRole('link', { name: COUPON.code })).toBeVisible()
  await expect(told).toHaveCount(0)
})
