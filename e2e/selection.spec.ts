import { EventEmitter, once } from 'node:events'
import { STORES, WEBHOOKS } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('a box that was ticked stays ticked until the rows are told', async ({ page }) => {
  await page.goto(`${orders}?pageSize=10`)
  const box = page.getByRole('table', { name: 'Orders' }).getByRole('checkbox').nth(1)
  await expect(box).toBeAttached()
  const isTicked = await box.evaluate(async (element: HTMLInputElement) => {
    element.click()
    await Promise.resolve()
    return element.checked
  })
  expect(isTicked).toBe(true)
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected')
  await box.click({ force: true })
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden()
  await expect(box).not.toBeChecked()
})

test('orders selected on two pages are summed per currency, copied and exported', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  const bar = page.getByRole('region', { name: 'Selection' })

  // The boxes load after the rows, with the keys.
  await expect(rows.nth(4).getByRole('checkbox')).toBeAttached()
  await rows.nth(4).getByRole('link').focus()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 selected')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+X')
  await expect(bar).toContainText('3 selected')
  await expect(bar).toContainText('124.91447 USDT, 63.64 GBP, 21,896 JPY')

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await rows.nth(1).getByRole('checkbox').click({ force: true })
  await expect(bar).toContainText('4 selected')
  await rows
    .nth(3)
    .getByRole('checkbox')
    .click({ force: true, modifiers: ['Shift'] })
  await expect(bar).toContainText('6 selected')
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'light' }])

  await bar.getByRole('button', { name: 'Copy', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Emails' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^anton\.weiss@kryptoweg\.example\n/)

  await bar.getByRole('button', { name: 'Export 6' }).click()
  await expect(page.getByRole('radio', { name: /Those selected/ })).toBeChecked()
  await page.keyboard.press('Escape')

  await bar.getByRole('button', { name: 'Clear the selection' }).click()
  await expect(bar).toHaveCount(0)
})

test('chosen deliveries give their order IDs, links that last, and a file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/webhooks/${WEBHOOKS.crm}/logs`)
  const table = page.getByRole('table', { name: 'Webhooks' })
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox') })
  await rows.nth(0).getByRole('checkbox').click({ force: true })
  await rows.nth(2).getByRole('link').focus()
  await page.keyboard.press('Shift+X')
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toContainText('3 selected')
  await expectAccessible(page, [{ width: 1440, height: 900, colorScheme: 'light' }])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const copy = async (what: string) => {
    await bar.getByRole('button', { name: /^Copy/ }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  await copy('Order IDs')
  await expect.poll(copied).toMatch(/^[0-9a-f-]{36}$/m)
  await copy('Links')
  await expect.poll(copied).toMatch(/^http.*\n.*\n.*&log=[0-9a-f-]{36}$/)
  await bar.getByRole('button', { name: 'Export 3' }).click()
  await expect(page.getByRole('radio', { name: /Those selected/ })).toBeChecked()
  await page.keyboard.press('Escape')

  await page.goto((await copied()).split('\n')[1]!)
  await expect(page.getByRole('region', { name: 'Delivery', exact: true })).toContainText(
    /attempt/i,
  )
  await expect(rows).toHaveCount(1)
})

test('all products that a search shows are chosen at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/stores/${STORES.software.id}/products?stock=low`)
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row')
  await rows
    .nth(0)
    .getByRole('checkbox', { name: 'Select all on this page' })
    .click({ force: true })
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect(bar).toContainText('All 2 that match')
  await page.keyboard.press('c')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^[0-9a-f-]{36}\n[0-9a-f-]{36}$/)
})

test('keys that chose rows before that part was there choose them once it is', async ({ page }) => {
  const gate = new EventEmitter()
  const [held, late] = [once(gate, 'open'), once(gate, 'asked')]
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('[data-peek-panel] :is(')) {
      gate.emit('asked')
      await held
    }
    await route.fulfill({ response })
  })
  await page.goto(`${orders}?pageSize=10`)
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await late
  for (const key of 'jxjx') await page.keyboard.press(key)
  gate.emit('open')
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 selected')
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await expect(rows.nth(2).getByRole('checkbox')).toBeChecked()
})
