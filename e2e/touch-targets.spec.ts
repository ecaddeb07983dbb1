import { CATEGORY, COUPON, ORDERS, PRODUCT, STORES, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { visit } from './matrix/bench.ts'

const store = `/stores/${STORES.software.id}`

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const pages = [
  { address: store, ready: 'table' },
  { address: `${store}/orders`, ready: 'tbody tr' },
  { address: `${store}/orders/${ORDERS.complete}`, ready: 'main h2' },
  { address: `${store}/orders/${ORDERS.chargeback}?show=risk`, ready: 'table' },
  { address: `${store}/products/${PRODUCT.id}`, ready: 'text=/Show \\d+ more/' },
  { address: '/account', ready: 'text=need action' },
  { address: `${store}/customers?q=a`, ready: 'tbody tr' },
  { address: `${store}/reviews`, ready: 'tbody tr' },
  { address: `${store}/coupons/${COUPON.id}`, ready: 'main h2' },
  { address: `${store}/categories/${CATEGORY.id}`, ready: 'main h2' },
  { address: '/preferences', ready: 'main h2' },
  { address: `${store}/tickets`, ready: 'main h1' },
  { address: '/help', ready: 'main ul' },
]

test('what fingers press is 40 px high', async ({ page }) => {
  await page.goto('/no-such-page')
  for (const { address, ready } of pages) {
    await visit(page, address, ready)
    expect.soft(await page.evaluate(smallTargets), address).toEqual([])
  }
  await visit(page, `/webhooks/${WEBHOOKS.crm}/logs`, 'tbody tr')
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('link', { name: '(opens in a new tab)' })).toBeVisible()
  expect(await page.evaluate(smallTargets), 'an open delivery').toEqual([])
})

test('a note that is begun is not under the bar of its order', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  const add = page.getByRole('button', { name: 'Add note' })
  await add.evaluate((button) => {
    // Where it is hardly above the bar.
    scrollBy({ top: button.getBoundingClientRect().bottom - (innerHeight - 80) })
  })
  await add.tap()
  const field = page.getByRole('textbox', { name: 'Your note' })
  await expect(field).toBeFocused()
  const bar = page.getByRole('button', { name: 'Refund' }).last()
  const [low, high] = [await field.boundingBox(), await bar.boundingBox()]
  expect(low!.y + low!.height).toBeLessThan(high!.y)
})

/** Runs in the page. A link within a sentence is as high as its line, as WCAG 2.5.8 allows. */
function smallTargets() {
  /* oxlint-disable unicorn/consistent-function-scoping -- nothing outside is there */
  const isInline = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  /** How many pixels above and below its middle belong to it, to its label or to its row. */
  const heightOf = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const row = element.closest<HTMLElement>('[data-linked], label')
    const parts = [element, ...labels, ...(row ? [row] : [])]
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const isHit = (y: number) => {
      const hit = document.elementFromPoint(left + width / 2, y)
      return hit !== null && parts.some((part) => part.contains(hit))
    }
    const middle = top + height / 2
    let [above, below] = [0, 0]
    while (above < 40 && isHit(middle - above - 1)) above += 1
    while (below < 40 && isHit(middle + below)) below += 1
    const own = parts.map((part) => part.getBoundingClientRect().height)
    return Math.max(above + below, ...own)
  }
  return [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch]',
    ),
  ]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
    .filter((element) => {
      const { width, bottom, top } = element.getBoundingClientRect()
      return width > 1 && bottom > Math.max(0, top) && !isInline(element) && heightOf(element) < 40
    })
    .map((element) => {
      const [label] = (element as HTMLInputElement).labels ?? []
      const name = element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText
      return `${Math.round(heightOf(element))} ${element.tagName} ${name.slice(0, 40)}`
    })
}
