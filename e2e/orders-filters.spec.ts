import { STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, test } from './fixtures.ts'

const orders = `/stores/${STORES.software.id}/orders`

test('T14: Enter in a filter takes the suggestion in sight, typed as it is displayed', async ({
  page,
}) => {
  await page.goto(`${orders}?pageSize=100`)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(101)
  for (const [typed, word, status] of [
    ['complet', 'Completed', 'COMPLETED'],
    ['PARTIALLY_PAID', 'Partially paid', 'PARTIALLY_PAID'],
  ] as const) {
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('menuitem', { name: 'Status' }).click()
    const field = page.getByRole('combobox', { name: 'Status' })
    await field.fill(typed)
    const values = page.getByRole('listbox', { name: 'Values of Status' })
    await expect(values.getByRole('option', { selected: true })).toHaveText(word)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`[?&]status=${status}(&|$)`))
    await page.getByRole('button', { name: 'Remove filter: Status' }).click()
    await expect(page).not.toHaveURL(/status=/)
  }
})

test('F14: a filter to choose has its editor at hand, so that no key typed next is lost', async ({
  page,
}) => {
  const held: (() => void)[] = []
  await page.route(/\/assets\/filter-popover-[^/]+\.js$/, async (route) => {
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  await page.goto(orders)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByRole('menuitem', { name: 'Status' })).toBeHidden()
  for (const release of held) release()
  await page.getByRole('menuitem', { name: 'Status' }).click()
  await page.keyboard.type('complet')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]status=COMPLETED(&|$)/)
})

test('T14: a filter offers every value met so far, and an address takes them as displayed', async ({
  page,
}) => {
  await page.goto(`${orders}?pageSize=100`)
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(101)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Status' }).click()
  const options = page.getByRole('listbox', { name: 'Values of Status' }).getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(8)
  // Up to ten are in sight at once, in the words of the table.
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await expect(options.first()).toHaveText('Awaiting KYC')
  for (let step = await options.count(); step > 0; step -= 1) await page.keyboard.press('ArrowDown')
  await expect(options.last()).toBeInViewport()
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')

  await page.goto(`${orders}?status=Awaiting+KYC`)
  await expect(page).toHaveURL(/status=AWAITING_KYC$/)
  await expect(page.getByRole('button', { name: 'Status is Awaiting KYC' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Orders' })).toContainText('Awaiting KYC')
})

test('T23: a malformed date is dropped from the request and from the filters', async ({
  page,
  service,
}) => {
  await page.goto(`${orders}?dateFrom=garbage&dateTo=2026-02-30&status=COMPLETED`)
  await expect(page.getByRole('button', { name: 'Status is Completed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove filter: Created' })).toBeHidden()
  const [delivery] = await service.deliveries('listOrders')
  expect(delivery?.query).toEqual({ status: 'COMPLETED', Page: '1', PageSize: '20' })
})

test('the search field shows what the list is filtered by, also after Back', async ({ page }) => {
  await page.goto(orders)
  const field = page.getByRole('searchbox', { name: 'Email or order ID' })
  await field.fill('hanneke')
  await field.press('Enter')
  const chip = page.getByRole('button', { name: /^Customer email contains/ })
  await expect(chip).toContainText('hanneke')
  await field.fill('mara')
  await field.press('Enter')
  await expect(chip).toContainText('mara')
  await field.fill('not searched for')
  await page.goBack()
  await expect(page).toHaveURL(/email=hanneke/)
  await expect(field).toHaveValue('hanneke')
  await page.goBack()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(field).toHaveValue('')
})

test('a shared link to yesterday names its date, unless it is to move along', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${orders}?dateFrom=today-1d&dateTo=today-1d`)
  const copied = async (choice: string) => {
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('menuitem', { name: choice }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied('With these dates')).toMatch(/dateFrom=(\d{4}-\d\d-\d\d)&dateTo=\1$/)
  expect(await copied('Keep it moving')).toContain('dateFrom=today-1d')
})

test('all orders behind a filter are added up per currency', async ({ page }) => {
  await page.goto(`${orders}?status=CHARGEBACK`)
  const sums = page.getByRole('status').filter({ hasText: /^\d+ orders?, \d+ paid/ })
  await expect(sums).toContainText(/disputed/)
  await page.goto(`${orders}?status=COMPLETED&pageSize=10`)
  await page.getByRole('button', { name: /^Add up all \d+ orders$/ }).click()
  await expect(sums).toContainText(/ EUR/)
  const total = (await sums.innerText()).match(/^(\d+) orders/)?.[1]
  expect(Number(total)).toBeGreaterThan(10)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('on a phone all filters are in one sheet, and their number is on its button', async ({
    page,
  }) => {
    await page.goto(`${orders}?gateway=CARDLANE`)
    await page.getByRole('button', { name: 'Filters · 1' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('button', { name: /^Gateway Cardlane/ })).toBeVisible()
    await sheet.getByRole('button', { name: /^Status Any/ }).click()
    const field = page.getByRole('combobox', { name: 'Status' })
    await field.fill('complet')
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]status=COMPLETED(&|$)/)
    await expect(sheet.getByRole('button', { name: /^Status Completed/ })).toBeFocused()
    await expectAccessible(page, smallLooks('phone'))
    await sheet.getByRole('button', { name: 'Remove filter: Gateway' }).click()
    await expect(page).not.toHaveURL(/gateway=/)
    await sheet.getByRole('button', { name: 'Done' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
  })
})

test('an arrow leads from the search into rows of what was asked, and Enter opens the first', async ({
  page,
}) => {
  await page.goto(orders)
  const table = page.getByRole('table', { name: 'Orders' })
  const rows = table.getByRole('row')
  const [, name = ''] = /([\w.+-]+)@/.exec(await rows.nth(5).innerText())!
  const field = page.getByRole('searchbox', { name: 'Email or order ID' })
  await field.fill(name)
  await page.keyboard.press('ArrowDown')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]email=/)
  await expect(table).toHaveAttribute('aria-busy', 'false')
  await expect(rows.nth(1)).toContainText(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/orders\/[0-9a-f-]{36}/)
})
