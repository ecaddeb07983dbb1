import type { Locator } from '@playwright/test'
import { COUPON, CUSTOMER, ORDERS, STORES, TICKET_ID, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

/* Content can be on the page and still be hidden, out of reach or misread. */

const store = `/stores/${STORES.software.id}`

/** Whether a press on its middle would reach it. */
const isUnderPointer = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return element === hit || element.contains(hit)
  })

test('delivered items beside a ticket can be revealed and copied at any width', async ({
  page,
}) => {
  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  const context = page.getByRole('complementary', { name: 'Context' })
  for (const width of [800, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of [/^Reveal/, /^Copy .* text$/]) {
      const button = context.getByRole('button', { name }).first()
      await button.scrollIntoViewIfNeeded()
      await expect.poll(() => isUnderPointer(button), `at ${width}`).toBe(true)
    }
    const row = context.getByRole('listitem').filter({
      has: page.getByRole('button', { name: /^Reveal/ }),
    })
    const height = async () => (await boxOf(row.last())).height
    await expect.poll(height, `at ${width}`).toBeLessThan(110)
  }
})

test('the filters of webhooks push the strip of results down', async ({ page }) => {
  await page.goto(`/webhooks/${WEBHOOKS.crm}/logs?success=false&responseCode=502`)
  const bar = page.getByRole('search')
  const strip = page.getByText('deliveries on this page').locator('..')
  await expect(strip).toBeVisible()
  const clear = page.getByRole('button', { name: 'Clear' })
  await expect.poll(async () => (await boxOf(strip)).y - (await bottomOf(bar))).toBeGreaterThan(-1)
  await expect.poll(async () => (await bottomOf(bar)) - (await bottomOf(clear))).toBeGreaterThan(-1)
})

test('a failed order, for which nothing was paid, offers no refund', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.failed}`)
  await expect(page.getByText('Nothing paid', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing to refund')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0)
})

test('a refund of a payment that is not known names no amount', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.minimal}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The customer ordered this, and what was paid isn’t known.')
  await expect(dialog.getByRole('button', { name: 'Confirm refund', exact: true })).toBeVisible()
})

test('the bars of the ratings show each one’s share of all', async ({ page }) => {
  await page.goto(`${store}/reviews`)
  const distribution = page.getByRole('region', { name: 'Rating distribution' })
  await expect(distribution).toHaveAttribute('aria-busy', 'false')
  for (const rating of await distribution.getByRole('listitem').all()) {
    const share = Number(/(\d+)%/.exec((await rating.textContent()) ?? '')?.[1])
    const bar = await rating.locator('[aria-hidden] > [style]').evaluate((element) => {
      const whole = element.parentElement?.getBoundingClientRect().width ?? 0
      return (100 * element.getBoundingClientRect().width) / whole
    })
    expect(Math.abs(bar - share)).toBeLessThan(2)
  }
})

test('a coupon that ended offers no text to share', async ({ page, service }) => {
  const data = { ...COUPON, isEnabled: true, expirationDate: '2020-01-01T00:00:00Z' }
  await service.fault({ op: 'getCoupon', respond: { body: { success: true, data } } })
  await page.goto(`${store}/coupons/${COUPON.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Expired').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Text to share' })).toHaveCount(0)
})

test('coming back from an order leads to its row, and J goes on from there', async ({ page }) => {
  await page.goto(`${store}/orders?pageSize=50`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  const link = rows.nth(40).getByRole('link')
  const address = (await link.getAttribute('href'))?.replace(/\?.*/, '') ?? ''
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  for (const back of [() => page.goBack(), () => crumb.click()]) {
    await link.click()
    await expect(page).toHaveURL(new RegExp(address))
    await expect(page.getByRole('heading', { name: 'Items and money', exact: true })).toBeVisible()
    await back()
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
  }
  await page.keyboard.press('j')
  await expect(rows.nth(41).getByRole('link')).toBeFocused()
})

test('Escape in “Add filter” gives the focus back to its button', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const button = page.getByRole('button', { name: 'Add filter' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('Ctrl S in the settings leaves the focus in the field', async ({ page }) => {
  await page.goto(`${store}/settings`)
  const field = page.getByLabel('Description', { exact: true })
  await field.fill('Software for small offices')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(field).toBeFocused()
})

test('amounts of nine digits are whole at any width', async ({ page, service }) => {
  const order = {
    id: ORDERS.plain,
    dateCreated: '2026-11-21T10:00:00Z',
    status: 'COMPLETED',
    amount: 123_456_789.12,
    amountPaid: 123_456_789.12,
    currencyCode: 'USDT',
    customerEmail: CUSTOMER.emailAddress,
    items: [],
  }
  const body = { success: true, pages: 1, data: [order] }
  await service.fault({ op: 'listOrders', respond: { body }, times: -1 })
  const customer = { ...CUSTOMER, totalSpend: 123_456_789.12, averageSpend: 123_456_789.12 }
  await service.fault({
    op: 'getCustomer',
    respond: { body: { success: true, data: { ...customer, tickets: [] } } },
    times: -1,
  })
  const amounts = page.getByRole('main').getByText(/^123,456,789/)
  for (const path of ['orders', `customers/${CUSTOMER.id}`]) {
    await page.goto(`${store}/${path}`)
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(amounts.first()).toBeVisible()
      const areWhole = async () =>
        Promise.all((await amounts.all()).map((amount) => amount.evaluate(isWhole)))
      await expect.poll(areWhole, `${path} at ${width}`).not.toContain(false)
    }
  }
})

/** Whether no box around the text cuts it off. */
function isWhole(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  for (let box = element.parentElement; box; box = box.parentElement) {
    const edges = box.getBoundingClientRect()
    const cuts = getComputedStyle(box).overflowX !== 'visible'
    if (cuts && (left < edges.left - 1 || right > edges.right + 1)) return false
  }
  return true
}

async function bottomOf(target: Locator) {
  const { y, height } = await boxOf(target)
  return y + height
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}
