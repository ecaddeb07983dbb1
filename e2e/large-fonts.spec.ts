import { CUSTOMER, ORDERS, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

/* People who set their browser’s letters to twice the size. */

const store = `/stores/${STORES.software.id}`
const pages = [
  store,
  `${store}/orders`,
  `${store}/orders/${ORDERS.complete}`,
  `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`,
  `${store}/settings`,
]

test('with letters of twice the size a page has its whole width, and reads larger', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    expect((await page.getByRole('main').boundingBox())!.width, address).toBeGreaterThan(1300)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways, address).toBeLessThanOrEqual(0)
    await expect(page.locator('body'), address).toHaveCSS('font-size', '28px')
  }
})
