import type { Route } from '@playwright/test'
import { CUSTOMER, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const customer = `/stores/${STORES.software.id}/customers/${CUSTOMER.id}`

test('what is typed before the field is there becomes the tag, not keys of the page', async ({
  page,
}) => {
  const held = new Promise<Route>((resolve) => void page.route(/tag-panel/, resolve))
  await page.goto(customer)
  const notes = page.getByRole('region', { name: 'Notes', exact: true })
  await notes.getByRole('button', { name: 'Add tag', exact: true }).click()
  await page.keyboard.type('go late')
  // The last letter comes when the field stands there and has no focus yet.
  await page.evaluate(() => {
    HTMLInputElement.prototype.focus = function (...how) {
      Reflect.deleteProperty(HTMLInputElement.prototype, 'focus')
      const last = new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(last)
      this.focus(...how)
    }
  })
  await (await held).continue()
  const field = page.getByRole('combobox', { name: 'Tag', exact: true })
  await expect(field).toHaveValue('go later')
  await page.keyboard.type(' on')
  await page.keyboard.press('Enter')
  await expect(notes.getByRole('list', { name: 'Tags' })).toContainText('go later on')
  await expect(page).toHaveURL(customer)
})

test('a capital that is a key of the page begins the tag as well', async ({ page }) => {
  const held = new Promise<Route>((resolve) => void page.route(/tag-panel/, resolve))
  await page.goto(customer)
  const notes = page.getByRole('region', { name: 'Notes', exact: true })
  await notes.getByRole('button', { name: 'Add tag', exact: true }).click()
  await page.keyboard.type('Paid late')
  await (await held).continue()
  const field = page.getByRole('combobox', { name: 'Tag', exact: true })
  await expect(field).toHaveValue('Paid late')
})
