import { ORDERS, PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { Catalogue, expectLeftToRight, expectRightToLeft } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

/* Lists and labels in a page from right to left: each part by its own letters, all in its order. */
const arabic = new Catalogue('ar')
const { say } = arabic
const store = `/stores/${STORES.software.id}`

test.beforeEach(({ context, baseURL }) => arabic.choose(context, baseURL!))

test('an Arabic dispute pack has each ID in one piece, and its lists begin on the right', async ({
  page,
}) => {
  await page.goto(`${store}/orders/${ORDERS.chargeback}/dispute`)
  await page.getByRole('checkbox', { name: say('Other orders of this customer') }).check()
  const facts = page.getByRole('article', { name: say('Dispute pack') }).getByRole('definition')
  const orders = facts.filter({ hasText: /\b[\da-f]{8}\b/ })
  await expect(orders.nth(3)).toBeVisible()
  for (const order of await orders.all()) {
    await expectLeftToRight(order, /\b[\da-f]{8}\b/)
    await expectRightToLeft(order, /\d.*[\da-f]{8}/)
  }
  await expectRightToLeft(facts.filter({ hasText: /\d+(?:\.\d+){3}/ }), /\d+(?:\.\d+){3}.*،/)
})

test('an Arabic table of variants has its labels before their texts, and one direction', async ({
  page,
}) => {
  await page.goto(`${store}/products/${PRODUCT.id}/variants/new?as=table`)
  const table = page.getByRole('textbox', { name: say('Your table') })
  await expect(table).toHaveCSS('direction', 'ltr')
  await table.fill('Name\tPrice\n1 device, 1 year\t5\n2 devices\t9')
  await expect(table).toHaveCSS('unicode-bidi', 'isolate')
  const row = page.getByRole('row').filter({ hasText: '1 device, 1 year' })
  await expectRightToLeft(row.getByRole('cell').last(), /[^:]+:/)
})
