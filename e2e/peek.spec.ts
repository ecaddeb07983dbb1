import { COUPON, ORDERS, PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const orders = `${store}/orders`

test('Space shows the order under the cursor beside the list, which keeps the focus', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  // The keys load after the rows, with the boxes before them.
  await expect(rows.nth(1).getByRole('checkbox')).toBeAttached()
  const panel = page.getByRole('complementary', { name: /^Order / })
  const place = panel.getByRole('navigation', { name: 'Neighbours in the list' })

  await page.keyboard.press('j')
  await page.keyboard.press(' ')
  await expect(panel).toContainText('mara.lindqvist@fjordmail.se')
  await expect(place).toContainText('1 of 350')
  await expect(page).toHaveURL(/[?&]peek=/)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await expect(panel.getByRole('heading', { name: 'Money' })).toBeVisible()

  await page.keyboard.press('j')
  await expect(place).toContainText('2 of 350')
  await expect(rows.nth(2).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Copy ID' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(rows.nth(2).getByRole('link')).toBeFocused()
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'dark' }])

  await service.fault({ op: 'getOrder', fault: 'S403j', times: -1 })
  await rows.nth(10).getByRole('link').focus()
  await expect(place).toContainText('10 of 350')
  await page.keyboard.press(']')
  await expect(place).toContainText('11 of 350')
  await expect(page).toHaveURL(/page=2/)
  await expect(panel.getByRole('alert')).toContainText('The rest didn’t load.')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page).not.toHaveURL(/peek=/)
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
})

test('a coupon and a product are looked at beside their lists', async ({ page }) => {
  await page.goto(`${store}/coupons?peek=${COUPON.id}`)
  const coupon = page.getByRole('complementary', { name: /^Coupon / })
  await expect(coupon).toContainText('Text to share')
  await expect(coupon.getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    `${store}/coupons/${COUPON.id}`,
  )

  await page.goto(`${store}/products`)
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row')
  await expect(rows.nth(1).getByRole('checkbox')).toBeAttached()
  await page.keyboard.press('j')
  await page.keyboard.press(' ')
  const product = page.getByRole('complementary', { name: /^Product / })
  const place = product.getByRole('navigation', { name: 'Neighbours in the list' })
  await expect(product).toContainText(PRODUCT.name)
  await expect(place).toContainText('1 of 10')
  await expect(product.getByRole('region', { name: 'Storefront' })).toContainText(PRODUCT.slug)
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'light' }])
  await page.keyboard.press(']')
  await expect(place).toContainText('2 of 10')
  await expect(rows.nth(2).getByRole('link')).toBeFocused()
})

test('a review opens beside its list with its writer, and its link finds it again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${store}/reviews?rating=1`)
  const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row')
  await expect(rows.nth(2).getByRole('checkbox')).toBeAttached()
  const email = await rows.nth(2).getByRole('link').last().innerText()
  await rows.nth(2).getByRole('link').first().click()
  const panel = page.getByRole('complementary', { name: /^Review / })
  await expect(panel).toContainText(email)
  await expect(panel.getByRole('heading', { name: 'Tickets' })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Open/ })).toHaveCount(0)
  await expectAccessible(page, [{ width: 1440, height: 1100, colorScheme: 'dark' }])

  await panel.getByRole('button', { name: 'Copy link' }).click()
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.addInitScript(pressEscapeAtOnce)
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText(email)
  await expect(rows).toHaveCount(2)
  await expect(panel).toHaveCount(0)
})

/** A key can come with the first frame that shows a panel. */
function pressEscapeAtOnce() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-peek-panel]')) return
    observer.disconnect()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  observer.observe(document, { childList: true, subtree: true })
}

test('beside the list, an order that nobody paid has nothing but words between its parts', async ({
  page,
}) => {
  await page.goto(`${orders}?peek=${ORDERS.pending}`)
  const panel = page.getByRole('complementary', { name: /^Order / })
  await expect(panel.getByRole('heading', { name: 'Money' })).toBeVisible()
  await expect(panel).toContainText(/EURRisk/)
})
