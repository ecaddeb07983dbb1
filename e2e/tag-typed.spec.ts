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

test('letters typed into a field never turn privacy mode on or off', async ({ page }) => {
  await page.goto(customer)
  const privacy = page.getByRole('button', { name: /^Privacy mode/ })
  const notes = page.getByRole('region', { name: 'Notes', exact: true })

  async function typeEverywhere() {
    await notes.getByRole('button', { name: 'Add tag', exact: true }).click()
    const tag = page.getByRole('combobox', { name: 'Tag', exact: true })
    await tag.press('Shift+P')
    await tag.pressSequentially('pP')
    await expect(tag).toHaveValue('PpP')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: /^Search/ })
    await search.press('Shift+P')
    await expect(search).toHaveValue('P')
    await search.press('Backspace')
    await page.keyboard.press('Escape')
    await expect(search).toHaveCount(0)
  }

  await typeEverywhere()
  await notes.getByRole('button', { name: 'Add note' }).click()
  const note = notes.getByRole('textbox')
  await note.press('Shift+P')
  await expect(note).toHaveValue('P')
  await note.press('Backspace')
  await expect(privacy).toHaveCount(0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Shift+P')
  await expect(privacy).toBeVisible()
  await typeEverywhere()
  await expect(privacy).toBeVisible()
})
