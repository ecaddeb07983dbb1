import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { CUSTOMER, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expectAccessible, smallLooks } from './axe.ts'
import { expect, openColleague, prefer, signIn, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
const customer = `${store}/customers/${CUSTOMER.id}`
const ODD = '<img src=x onerror=alert(1)>'

const section = (page: Page) => page.getByRole('region', { name: 'Notes', exact: true })

async function tag(where: Page | Locator, page: Page, ...tags: string[]) {
  await where.getByRole('button', { name: 'Add tag', exact: true }).click()
  for (const one of tags) {
    const field = page.getByRole('combobox', { name: 'Tag', exact: true })
    await field.fill(one)
    await field.press('Enter')
    await expect(where.getByRole('list', { name: 'Tags' })).toContainText(one.slice(0, 80))
  }
  await page.keyboard.press('Escape')
}

async function write(page: Page, text: string) {
  await section(page).getByRole('button', { name: 'Add note' }).click()
  const note = section(page).getByRole('textbox', { name: 'Your note' })
  await note.fill(text)
  await note.press('Control+Enter')
  await expect(note).toHaveValue(text)
}

test('a note and tags on an order outlive a reload, and are found in lists, files and the search', async ({
  page,
}) => {
  await page.goto(order)
  await write(page, `${ODD} called twice`)
  await tag(section(page), page, 'VIP', ODD)
  await expect(section(page)).toContainText('Your team in this store sees it.')
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(section(page).getByRole('textbox', { name: 'Your note' })).toHaveValue(
    `${ODD} called twice`,
  )
  await expect(section(page).getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText([
    'VIP',
    ODD,
  ])

  await section(page).getByRole('link', { name: 'VIP' }).click()
  await expect(page).toHaveURL(/orders\?tag=VIP$/)
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.locator('[data-row]')).toHaveCount(1)
  await expect(page.getByText('1 order with this tag, read one by one')).toBeVisible()
  await page.getByRole('button', { name: 'Columns and density' }).click()
  for (const name of ['Tags', 'Note']) await page.getByRole('checkbox', { name }).click()
  await page.keyboard.press('Escape')
  await expect(table.locator('[data-row]')).toContainText(/VIP.*called twice/)
  await expectAccessible(page, smallLooks('both'))
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export orders' })
  const own = dialog.getByRole('checkbox', { name: 'My notes and tags' })
  await expect(own).not.toBeChecked()
  await own.check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export 1 order' }).click(),
  ])
  const rows = parse(await readFile(await download.path(), 'utf8'), { bom: true, columns: true })
  expect(rows).toEqual([
    expect.objectContaining({
      order_id: ORDERS.plain,
      my_tags: `VIP, ${ODD}`,
      my_note: `${ODD} called twice`,
    }),
  ])

  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('called tw')
  await expect(search.getByRole('group', { name: 'Your notes and tags' })).toContainText(
    ORDERS.plain.slice(0, 8),
  )
})

test('the last words of a note outlive a reload right after them', async ({ page }) => {
  const note = section(page).getByRole('textbox', { name: 'Your note' })
  await page.goto(order)
  await write(page, 'Called')
  await note.press('End')
  await page.keyboard.type(' twice')
  await page.reload()
  await expect(note).toHaveValue('Called twice')
})

test('filters that only the record of a tagged customer tells are applied, and the others named', async ({
  page,
}) => {
  await page.goto(customer)
  await tag(section(page), page, 'VIP')
  const rows = page.getByRole('table', { name: 'Customers' }).locator('[data-row]')
  const list = `${store}/customers?tag=VIP`
  await page.goto(`${list}&balanceFrom=0`)
  await expect(rows).toHaveCount(1)
  await page.goto(`${list}&balanceFrom=999999&ipAddress=.`)
  await expect(page.getByText('The other filters leave 1 out of this page.')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await page.goto(`${list}&processorCustomerId=cus_1&affiliateCode=mara`)
  await expect(rows).toHaveCount(1)
  for (const name of ['Processor customer ID', 'Affiliate code']) {
    await expect(page.getByRole('main')).toContainText(
      `Some rows don’t show “${name}”, so nobody can tell whether they match.`,
    )
  }
  await page.goto(`${store}/customers/${CUSTOMER.id}`)
})

test('the filter Tag suggests tags in use, stays through Back and Reload, and drops a malformed one', async ({
  page,
}) => {
  await page.goto(order)
  await tag(section(page), page, 'to call back')
  await page.goto(`${store}/orders`)
  const rows = page.getByRole('table', { name: 'Orders' }).locator('[data-row]')
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeAttached()
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Tag', exact: true }).click()
  const values = page.getByRole('listbox', { name: 'Values of Tag' })
  await expect(values.getByRole('option')).toHaveText(['to call back'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove filter: Tag' }).click()
  await expect(rows).toHaveCount(20)
  await page.goBack()
  await expect(rows).toHaveCount(1)
  await page.goto(`${store}/orders?tag=nobody`)
  await expect(page.getByText('0 orders with this tag')).toBeVisible()
  await page.goto(`${store}/orders?tag=${'x'.repeat(81)}`)
  await expect(page.getByText(/Left out of the address: Tag/)).toBeVisible()
  await expect(rows).toHaveCount(20)
})

test('chosen orders are tagged at once, which can be undone', async ({ page }) => {
  await page.goto(`${store}/orders`)
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Add tag…' }).click()
  await page.getByRole('combobox', { name: 'Tag', exact: true }).fill('check')
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('check added to 2')
  await expectAccessible(page, smallLooks('desktop'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${store}/orders?tag=check`)
  const rows = page.getByRole('table', { name: 'Orders' }).locator('[data-row]')
  await expect(rows).toHaveCount(2)
  await boxes.nth(0).click()
  await bar.getByRole('button', { name: 'Add tag…' }).click()
  await page.getByRole('combobox', { name: 'Tag', exact: true }).fill('late')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`${store}/orders?tag=late`)
  await expect(page.getByText('0 orders with this tag')).toBeVisible()
})

test('privacy mode hides notes and tags, and another account sees none', async ({
  page,
  service,
}) => {
  await page.goto(customer)
  await write(page, 'Wants a callback')
  await tag(section(page), page, 'debtor')
  await page.locator('h1').click()
  await page.keyboard.press('Shift+P')
  await expect(section(page)).not.toContainText('Wants a callback')
  await expect(section(page)).not.toContainText('debtor')
  await expect(section(page).getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Shift+P')
  await expect(section(page)).toContainText('debtor')

  await page.goto('/sign-in')
  await signIn(page, service.another('next').key)
  await page.goto(customer)
  await expect(section(page).getByRole('button', { name: 'Add note' })).toBeVisible()
  await expect(section(page)).not.toContainText('debtor')
})

test('colleagues share notes, and what both write becomes one', async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  const tom = await openColleague(browser, service, baseURL)
  await prefer(tom, { myName: 'Tom' })
  await tom.goto(customer)
  await page.goto(customer)
  await write(tom, 'Paid by bank')
  await expect(section(tom)).toContainText('Tom')
  await write(page, 'Wants a callback')
  const note = section(page).getByRole('textbox', { name: 'Your note' })
  await expect(note).toHaveValue(/Paid by bank\nWants a callback/)
  await tom.reload()
  await expect(section(tom).getByRole('textbox', { name: 'Your note' })).toHaveValue(
    /Paid by bank\nWants a callback/,
  )
  await tom.context().close()
})

test('a line that appears as notes do is thin from its first frame', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(order)
  // Its place has a section of this name while the notes load.
  await expect(section(page).getByRole('button', { name: 'Add note' })).toBeVisible()
  const width = await section(page).evaluate(async (notes) => {
    const place = notes.parentElement!
    const below = getComputedStyle(place.nextElementSibling!)
    notes.remove()
    // A second one, so that what goes has been drawn.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    place.append(notes)
    return below.borderTopWidth
  })
  expect(width).toBe('1px')
})
