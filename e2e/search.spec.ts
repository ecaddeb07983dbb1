import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import type { Page } from '@playwright/test'
import { expectDialogAccessible, looksOf } from './axe.ts'
import { expect, spareData, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`

async function search(page: Page, text: string) {
  await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(text)
  return dialog
}

test('Ctrl K finds an order by its id with at most eight requests, and Enter opens it', async ({
  page,
  service,
}) => {
  await spareData(page)
  await page.goto(`${store}/coupons`)
  // The number of all coupons is the last to come.
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/\d coupons/)
  const before = (await service.deliveries()).length
  const dialog = await search(page, ORDERS.jpy.toUpperCase())
  await expect(dialog.getByRole('option').first()).toContainText(ORDERS.jpy.slice(0, 8))
  await expect(dialog).toContainText('Not a customer, product, category, coupon or variant.')
  await expect(dialog.getByRole('option', { name: 'Open as a webhook’s log' })).toBeVisible()
  expect((await service.deliveries()).length - before).toBeLessThanOrEqual(8)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${store}/orders/${ORDERS.jpy}`)
  await expect(dialog).toBeHidden()

  // It is what was opened lately now, and what Enter would open.
  await page.keyboard.press('Control+k')
  const lately = dialog.getByRole('group', { name: 'Lately' }).getByRole('option')
  await expect(lately).toContainText(ORDERS.jpy.slice(0, 8))
  await expect(lately).toHaveAttribute('aria-selected', 'true')
})

test('an email finds customer, orders and reviews, and a slow place holds nobody up', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/products`)
  await expect(
    page.getByRole('table', { name: 'Products' }).getByRole('link').first(),
  ).toBeVisible()
  await service.fault({ op: 'listReviews', fault: 'hold', times: -1 })
  const dialog = await search(page, '<mara.lindqvist@fjordmail.se>')
  await expect(dialog.getByText('Email', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Customer' }).getByRole('option')).toHaveCount(1)
  await expect(dialog.getByRole('group', { name: 'Orders' }).getByRole('option')).not.toHaveCount(0)
  const active = dialog.getByRole('option', { selected: true })
  const highlighted = await active.textContent()
  await service.forget()
  await expect(dialog.getByText('…', { exact: true })).toHaveCount(0)
  await expect(active).toHaveText(highlighted ?? '')
  await dialog.getByRole('option', { name: 'All orders with this email' }).click()
  await expect(page).toHaveURL(/orders\?email=mara.lindqvist/)
})

test('a storefront address opens its product, also if the key may not read by slug', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/orders`)
  await service.fault({ op: 'getProductBySlug', fault: 'S403j', times: -1 })
  const dialog = await search(page, 'https://shop.halden.software/product/aurora-ui-kit?ref=x')
  await expect(dialog.getByRole('option').first()).toContainText('Aurora UI Kit')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Aurora UI Kit')
})

test('a coupon code, an IP address and words each find their records', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const dialog = await search(page, 'autumn10')
  await expect(
    dialog.getByRole('group', { name: 'Coupons' }).getByRole('option').first(),
  ).toContainText('AUTUMN10')
  await dialog.getByRole('combobox').fill('aurora ui')
  await expect(dialog.getByRole('group', { name: 'Products' })).toContainText('Aurora UI Kit')
  await dialog.getByRole('combobox').fill('203.0.113.250')
  await expect(dialog).toContainText('Orders can’t be searched by IP.')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a short id that was never seen is found by looking through all orders', async ({ page }) => {
  await page.goto(`${store}/coupons`)
  const dialog = await search(page, ORDERS.jpy.slice(0, 8))
  await dialog.getByRole('button', { name: /^Look through all orders/ }).click()
  await expect(page).toHaveURL(`${store}/orders/${ORDERS.jpy}`)
})

test('one place that fails says so with its code, and can be tried again', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/orders`)
  await service.fault({ op: 'searchCoupons', fault: 'S403j', times: 1 })
  const dialog = await search(page, 'autumn')
  await expect(dialog).toContainText(/Coupons: didn’t load\. Code \w+/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('option', { name: /AUTUMN10/ }).first()).toBeVisible()
})

test('letters typed right after Ctrl K are in the field, however late it comes', async ({
  page,
}) => {
  const held: (() => void)[] = []
  await page.route(/\/assets\/-search-palette-[^/]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  await page.goto(`${store}/orders`)
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mara j')
  held[0]?.()
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toHaveValue(
    'mara j',
  )
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
})

test('before a letter is typed, it shows what can be pasted, to be tried, and the tools', async ({
  page,
}) => {
  await page.goto(`${store}/orders`)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(21)
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const examples = dialog.getByRole('group', { name: 'Paste one of these' }).getByRole('option')
  await expect(examples).toHaveText([/^Order ID/, /^Email/, /^Key/, /^IP address/])
  await expect(dialog.getByRole('group', { name: 'Tools' }).getByRole('option')).toHaveCount(10)
  await examples.first().click()
  await expect(dialog.getByRole('combobox')).toHaveValue(/^[0-9a-f-]{36}$/)
  const id = await dialog.getByRole('combobox').inputValue()
  await expect(dialog.getByRole('option').first()).toContainText(id.slice(0, 8))
})

test('pages are found by other words for them, and despite a slip', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const dialog = await search(page, 'gateway')
  await expect(dialog.getByRole('option', { name: /^Processors gateway/ })).toBeVisible()
  await dialog.getByRole('combobox').fill('procesor')
  const perhaps = dialog.getByRole('group', { name: 'Perhaps' }).getByRole('option')
  await expect(perhaps.first()).toContainText('Processors')
  await expect(perhaps.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Processors' })).toBeVisible()
})

test('> lists actions, and the palette is accessible', async ({ page }) => {
  await page.goto(`${store}/orders`)
  await page.getByRole('button', { name: 'Search or jump to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('option', { name: 'Whose key is this' })).toBeVisible()
  await dialog.getByRole('combobox').fill('> priv')
  await expect(dialog.getByRole('option', { name: /^Privacy mode/ })).toBeVisible()
  await dialog.getByRole('combobox').fill('mara')
  await expect(dialog.getByRole('option', { name: /mara/ }).first()).toBeVisible()
  for (const look of looksOf(1)) await expectDialogAccessible(page, look)
})

test('a pasted key is known for one: who got it is the first answer, and looked for at once', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/orders`)
  const dialog = await search(page, 'My key NOPE-1234-5678-ABCD is refused')
  await expect(dialog.getByText('Key', { exact: true }).first()).toBeVisible()
  const first = dialog.getByRole('option').first()
  await expect(first).toContainText(/Whose key is this.*\d+ orders of the last 30 days.*about \d/)
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await service.deliveries('getOrder')).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Whose key is this' })).toBeVisible()
  await expect(page.getByLabel('Licence key, text or file name')).toHaveValue('NOPE-1234-5678-ABCD')
  await expect(page.getByRole('main')).toContainText(/\d orders? opened/)
})

test('words for what no page is called find it, and no search ends nowhere', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const dialog = await search(page, 'notification')
  await expect(dialog.getByRole('option', { name: /^Preferences Notifications/ })).toBeVisible()
  await dialog.getByRole('combobox').fill('zzzz')
  await expect(dialog).toContainText('Nothing found for “zzzz”')
  const perhaps = dialog.getByRole('group', { name: 'Perhaps' }).getByRole('option')
  await expect(perhaps).toHaveText(['Help'])
})
