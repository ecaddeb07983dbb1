import { CUSTOMER, ORDERS, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

/* What a screen reader comes to, in order, where money, words and files leave the shop. */

const store = `/stores/${STORES.software.id}`

test('a screen reader’s path through a refund', async ({ page }) => {
  await page.goto(`${store}/orders/${ORDERS.plain}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Refund order' })).toMatchAriaSnapshot(`
    - dialog "Refund order":
      - banner:
        - heading "Refund order" [level=2]
      - term: Order
      - term: Items
      - term: Delivered
      - group "Reason":
        - radio "Reason 0"
        - radio "Reason 3"
      - contentinfo:
        - status: This can’t be undone.
        - button "Keep order"
        - button /Confirm refund of .*/ [disabled]
  `)
})

test('a screen reader’s path through a reply', async ({ page }) => {
  await page.goto(`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`)
  await page.getByRole('textbox', { name: 'Reply' }).fill('Hello')
  await expect(page.locator('[data-own-bar]')).toMatchAriaSnapshot(`
    - textbox "Reply": Hello
    - button "Saved replies"
    - button /Insert the key of order/
    - button "Send reply"
  `)
})

test('a screen reader’s path through an export', async ({ page }) => {
  await page.goto(`${store}/orders`)
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Export orders' })).toMatchAriaSnapshot(`
    - dialog "Export orders":
      - group "What to export":
        - radio /All that match/ [checked]
      - radiogroup "Format":
        - radio "CSV" [checked]
      - radiogroup "One row per":
        - radio "Order" [checked]
      - group /Columns/:
        - checkbox "Order ID" [checked]
      - heading "First rows" [level=3]
      - heading "What you get" [level=3]
      - textbox "File name"
      - contentinfo:
        - button "Cancel"
        - button "Export 350 orders"
  `)
})
