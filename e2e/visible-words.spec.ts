import type { Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { daily, expect, prefer, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

/** How many words of a page a merchant may be asked to look at, at 1440 pixels of width. */
const pages = [
  {
    name: 'order',
    address: `${store}/orders/${ORDERS.complete}`,
    ready: 'Other orders',
    most: 300,
  },
  { name: 'overview', address: store, ready: 'Break down by', most: 280 },
  { name: 'help', address: '/help', ready: 'Good to know', most: 450 },
  {
    name: 'preferences',
    address: '/preferences',
    ready: 'Data in this browser',
    most: 220,
  },
]

/** A browser that is used has names for what is numbered, texts for replies, and a form of its own. */
const used = {
  codeLabels: Object.fromEntries(
    ['refundReason', 'variantType', 'stockMode', 'billingInterval', 'affiliateDiscountMode'].map(
      (kind) => [`${kind}.0`, 'As usual'],
    ),
  ),
  greeting: 'Hello,',
  signature: 'Kind regards',
  myName: 'Ines',
  numberForm: '1.234,56',
  quietFrom: '00:00',
  quietTo: '00:00',
}

for (const { name, address, ready, most } of pages) {
  const tag = daily(name === 'overview')
  test(`the page ${name} shows at most ${most} words`, { tag }, async ({ page }) => {
    if (name === 'preferences') await prefer(page, used)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible()
    // What somebody new is shown for three days, beside a page that has the same words each day.
    const guide = page.getByRole('region', { name: 'Three things to try' })
    if (address === store) {
      const words = (await guide.innerText()).split(/\s+/)
      expect(words.length, words.join(' ')).toBeLessThanOrEqual(60)
      await guide.getByRole('button', { name: 'Hide' }).click()
    }
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const words = await visibleWords(page)
    // A page that has not loaded has few words, too.
    expect(words.length).toBeGreaterThan(100)
    expect(words.length, words.join(' ')).toBeLessThanOrEqual(most)
  })
}

/** Words in sight: neither what only screen readers are told nor initials in place of a picture. */
async function visibleWords(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const each of main.querySelectorAll<HTMLElement>('*')) {
      const { clipPath } = getComputedStyle(each)
      const isOutOfSight = clipPath !== 'none' && each.clientWidth <= 1
      const isPicture = each.ariaHidden === 'true' && each.innerText?.length <= 2
      if (isOutOfSight || isPicture) each.style.display = 'none'
    }
    return main.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  })
}
