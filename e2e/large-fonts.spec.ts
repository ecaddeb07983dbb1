import type { Page } from '@playwright/test'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
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
    const icons = page.locator('svg[viewBox="0 0 24 24"], svg[viewBox="0 0 14 14"]')
    const widths = await icons.evaluateAll((all) =>
      all.filter((icon) => icon.checkVisibility()).map((icon) => icon.clientWidth),
    )
    expect(Math.min(...widths), address).toBeGreaterThanOrEqual(24)
  }
})

const listed = [
  store,
  `${store}/orders`,
  `${store}/orders/${ORDERS.complete}`,
  `${store}/products/${PRODUCT.id}`,
]

/** Texts that are cut through the middle, lie on another, or end beyond the window. */
const spoiled = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const links: DOMRect[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement!
      const text = node.textContent!.trim()
      if (text === '' || !holder.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      const around: Element[] = []
      for (let at: Element | null = holder; at; at = at.parentElement) around.push(at)
      const isUnseen = around.some((at) => getComputedStyle(at).clipPath !== 'none')
      if (isUnseen || rect.height === 0) continue
      for (const at of around) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (['auto', 'scroll'].includes(overflowX)) break
        if (overflowY !== 'hidden' || webkitLineClamp !== 'none') continue
        const isCut = rect.top < box.bottom - 2 && rect.bottom > box.bottom + 2
        if (isCut) found.push(`${text} is cut`)
        break
      }
      const isLink = holder.closest('nav[aria-label="Main"] a')
      const isOver = links.some(
        (other) =>
          rect.top < other.bottom - 2 &&
          rect.bottom > other.top + 2 &&
          rect.left < other.right - 2 &&
          rect.right > other.left + 2,
      )
      if (isLink && isOver && !holder.closest('[data-count]')) found.push(`${text} lies on another`)
      if (isLink && !holder.closest('[data-count]')) links.push(rect)
    }
    for (const at of document.querySelectorAll('main :is(th, td, button, a)')) {
      const { right, width } = at.getBoundingClientRect()
      const isScrolled = at.closest('[data-wide], nav, ul')
      if (width > 1 && right > innerWidth + 1 && !isScrolled) {
        found.push(`${at.textContent.trim()} ends beyond the window`)
      }
    }
    return found
  })

for (const [how, larger] of [
  ['half as large again in the browser', 24],
  ['twice as large in the browser', 32],
  ['twice as large on the page alone', undefined],
] as const) {
  test(`no text is cut or covered by another: ${how}`, async ({ page }) => {
    if (larger) {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.enable')
      await browser.send('Page.setFontSizes', { fontSizes: { standard: larger, fixed: 26 } })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const address of listed) {
      await page.goto(address)
      await expect(page.getByRole('table').first(), address).toBeVisible()
      if (!larger) {
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
      }
      await expect.poll(() => spoiled(page), address).toEqual([])
    }
  })
}
