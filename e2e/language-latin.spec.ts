import type { Locator } from '@playwright/test'
import { CUSTOMER, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { Catalogue } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

/* Latin names and figures among Arabic words, and Arabic words that are longer than English ones. */
const words = new Catalogue('ar')
const store = `/stores/${STORES.software.id}`
const phone = { width: 390, height: 844 }

test.beforeEach(({ context, baseURL }) => words.choose(context, baseURL!))

test('emails and products that have no room on a phone are cut at their end', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/stores')
  await expectBeginning(page.getByRole('main'), 'anton.weiss@kryptoweg.example')
  await page.goto(`${store}/orders`)
  await expect(page.locator('main [data-row-link]').first()).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: words.say('Search, or paste anything') }).fill('mara')
  await expectBeginning(page.getByRole('dialog').getByRole('listbox'), 'Nimbus Security Suite')
})

test('a column with hardly a value leaves before an email is cut, in Arabic, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${store}/orders`)
  const table = page.getByRole('table', { name: words.say('Orders') })
  await expect(table.getByRole('row')).toHaveCount(21)
  await expect(table.getByRole('columnheader', { name: words.say('Coupon') })).toBeHidden()
})

test('a tax rate stands to the right of how it is charged', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.complete}`)
  const tax = page.getByRole('main').getByText(/21.+غير شامل/)
  await expect(tax).toBeVisible()
  const [rate, how] = [await edgesOf(tax, '21'), await edgesOf(tax, 'غير')]
  expect(rate.left).toBeGreaterThan(how.right)
})

test('the months under a customer’s bars leave each other room', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${store}/customers/${CUSTOMER.id}`)
  const months = page.getByRole('list', { name: words.say('Paid by month') }).getByRole('listitem')
  await expect(months).toHaveCount(12)
  const shown = await months
    .getByText(/\d\d$/, { exact: true })
    .evaluateAll((labels) =>
      labels
        .map((label) => label.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1),
    )
  expect(shown.length).toBeGreaterThan(2)
  for (const [at, { left }] of shown.slice(0, -1).entries()) {
    expect(shown[at + 1]!.right).toBeLessThan(left)
  }
})

/** The first letters of the text are in sight, whatever cuts it. */
async function expectBeginning(within: Locator, text: string) {
  const shown = within.getByText(text).first()
  await expect(shown).toBeVisible()
  const { left, right, from, to } = await edgesOf(shown, text.slice(0, 4))
  expect(left, text).toBeGreaterThanOrEqual(from)
  expect(right, text).toBeLessThanOrEqual(to)
}

/** Where that text of the element begins and ends, and between what it is seen. */
const edgesOf = (of: Locator, text: string) =>
  of.evaluate((element, searched) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    let [from, to] = [0, innerWidth]
    while (walker.nextNode()) {
      const at = walker.currentNode.textContent!.indexOf(searched)
      if (at < 0) continue
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + searched.length)
      let around = walker.currentNode.parentElement
      for (; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue
        const edge = around.getBoundingClientRect()
        ;[from, to] = [Math.max(from, edge.left - 1), Math.min(to, edge.right + 1)]
      }
      break
    }
    const { left, right } = range.getBoundingClientRect()
    return { left, right, from, to }
  }, text)
