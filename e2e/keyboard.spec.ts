import type { Locator, Page } from '@playwright/test'
import { ORDERS, PRODUCT, STORES, TICKET_ID, CUSTOMER } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const product = `${store}/products/${PRODUCT.id}`

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`150 tabs do not reach ${target.toString()}`)
}

async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('an order is refunded with the keyboard alone', async ({ page, service }) => {
  await page.goto(`${store}/orders/${ORDERS.plain}`)
  const dialog = page.getByRole('dialog', { name: 'Refund order' })
  await pressOn(page, page.getByRole('button', { name: 'Refund', exact: true }))
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(dialog.getByRole('button', { name: 'Confirm refund' })).toBeEnabled()
  await pressOn(page, dialog.getByRole('button', { name: 'Confirm refund' }))
  await expect(page.getByText('The order shows the refund.')).toBeVisible()
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test('a variant is created with the keyboard alone', async ({ page, service }) => {
  await page.goto(`${product}/variants/new`)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await typeInto(page, field('Name'), 'Typed throughout')
  await typeInto(page, field('Price'), '12.50')
  const choose = async (group: string) => {
    const radios = page.getByRole('group', { name: group, exact: true }).getByRole('radio')
    await pressOn(page, radios.first(), 'Space')
  }
  await choose('Type')
  await typeInto(page, field('Stock'), '5')
  await choose('Stock mode')
  await typeInto(page, field('Minimum quantity'), '1')
  await pressOn(page, page.getByRole('switch', { name: 'Unlimited' }), 'Space')
  await pressOn(page, page.getByRole('checkbox', { name: 'Instructions' }), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Create variant' }))
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
  expect(await service.deliveries('createVariant')).toHaveLength(1)
})

test('a variant is deleted with the keyboard alone', async ({ page, service }) => {
  await page.goto(product)
  const dialog = page.getByRole('dialog')
  await pressOn(page, page.getByRole('button', { name: /^More for/ }).last())
  const item = page.getByRole('menuitem', { name: 'Delete variant…' })
  await expect(item).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  const name = await dialog.locator('label bdi').textContent()
  await typeInto(page, dialog.getByRole('textbox'), name ?? '')
  await expect(dialog.getByRole('button', { name: 'Delete variant' })).toBeEnabled()
  await pressOn(page, dialog.getByRole('button', { name: 'Delete variant' }))
  await expect.poll(() => service.deliveries('deleteVariant')).toHaveLength(1)
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeVisible()
})

test('a reply is sent with the keyboard alone', async ({ page, service }) => {
  await page.clock.install()
  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await expect(reply).toBeVisible()
  await page.keyboard.press('r')
  await expect(reply).toBeFocused()
  await page.keyboard.type('By hand.')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(reply).toHaveValue('By hand.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByText('Sent', { exact: true })).toBeVisible()
  expect(await service.deliveries('replyTicket')).toHaveLength(1)
})

test('settings are saved with the keyboard alone', async ({ page, service }) => {
  await page.goto(`${store}/settings`)
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Halden by hand')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(() => service.deliveries('updateStore')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
})

test('a global key pressed as soon as the page shows is not lost, one typed into a field is', async ({
  page,
}) => {
  const orders = page.getByRole('heading', { level: 1, name: 'Orders' })
  const keys = page.getByRole('dialog', { name: 'Shortcuts' })
  await page.goto(`${store}/orders`)
  await expect(orders).toBeVisible()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()

  await page.goto(`${store}/orders`)
  await expect(orders).toBeVisible()
  await page.getByRole('searchbox').first().press('?')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible()
  await expect(keys).toBeHidden()
})

/** What the keys of an English keyboard say on others, by their place. */
const layouts: Record<string, Partial<Record<string, string>>> = {
  Ukrainian: { KeyK: 'л', KeyG: 'п', KeyO: 'щ', KeyJ: 'о', BracketLeft: 'х', BracketRight: 'ї' },
  Arabic: { KeyK: 'ن', KeyG: 'ل', KeyO: 'خ', KeyJ: 'ت', BracketLeft: 'ج', BracketRight: 'د' },
  'Japanese (kana)': {
    KeyK: 'の',
    KeyG: 'き',
    KeyO: 'ら',
    KeyJ: 'ま',
    BracketLeft: '゛',
    BracketRight: '゜',
  },
}

for (const [layout, keys] of Object.entries(layouts)) {
  test(`on a keyboard without Latin letters the keys act by their place: ${layout}`, async ({
    page,
  }) => {
    test.slow()
    // Playwright's keyboard has no layout of these.
    const press = (code: string, ctrlKey = false) => {
      const pressed = { key: keys[code], code, ctrlKey, bubbles: true, cancelable: true }
      return page.evaluate((init) => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
      }, pressed)
    }
    await page.goto(store)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await press('KeyK', true)
    const palette = page.getByRole('dialog', { name: 'Search' })
    await expect(palette).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
    await press('KeyG')
    await press('KeyO')
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    const rows = page.locator('tbody [data-row-link]')
    const [first, second] = [rows.first(), rows.nth(1)]
    const [one, two] = [await first.getAttribute('href'), await second.getAttribute('href')]
    await press('KeyJ')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${one}(?:\\?|$)`))
    const next = page.getByRole('link', { name: 'Next (])' })
    await expect(next).not.toHaveAttribute('aria-disabled')
    await press('BracketRight')
    await expect(page).toHaveURL(new RegExp(`${two}(?:\\?|$)`))
    await expect(page.getByRole('link', { name: 'Previous ([)' })).not.toHaveAttribute(
      'aria-disabled',
    )
    await press('BracketLeft')
    await expect(page).toHaveURL(new RegExp(`${one}(?:\\?|$)`))
  })
}
