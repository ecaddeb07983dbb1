import type { Route } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expect, sampled, test } from './fixtures.ts'

const ORDER_ID = '00000000-0000-4000-8000-000000000001'
const store = `/stores/${STORES.software.id}`
/** Shown once the figures are whole. */
const SCOPE = /orders? (?:in|without) .*Refunds aren’t deducted\./

test('an empty store says so once, beside the first tasks', async ({ page, service }) => {
  const nothing = { body: { success: true, pages: 0, data: [] } }
  for (const op of [
    'listOrders',
    'listReviews',
    'listCoupons',
    'listAllProducts',
    'searchCustomers',
    'listWebhookLogs',
  ] as const) {
    await service.fault({ op, respond: nothing, times: -1 })
  }
  await page.goto(store)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  await expect(main.getByText('Your first order will show up here.')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Three things to try' })).toBeVisible()
  for (const twice of [/^No orders(?! yet)/, /Awaiting payment/, /All clear/, /Not all could/]) {
    await expect(main.getByText(twice)).toHaveCount(0)
  }
  await expect(main.getByRole('table')).toHaveCount(0)
})

test('an address with the store’s ID in capitals is of the same store', async ({ page }) => {
  await page.goto(`/stores/${STORES.software.id.toUpperCase()}`)
  const switcher = page.getByRole('button', { name: 'Switch store' })
  await expect(switcher).toContainText(STORES.software.name)
  await expect(page.getByText(SCOPE)).toBeVisible()
})

test('failed orders leave the rest of the overview and can be retried', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listOrders', fault: 'S403j', times: -1 })
  await page.goto(store)
  const alert = page.getByRole('alert').filter({ hasText: 'The orders of this period didn’t load' })
  await expect(alert).toContainText('Quote code')
  await expect(page.getByRole('link', { name: /Low in stock/ })).toBeVisible()
  // What failed for one reason is said once, and asked for again at once.
  await expect(page.getByText('Orders didn’t load')).toHaveCount(0)
  await service.forget()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(SCOPE)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Latest orders' }).getByRole('link')).toHaveCount(4)
})

test('orders that fail one after the other are told once, not beside figures that still load', async ({
  page,
}) => {
  const refused = { status: 403, json: { success: false, message: 'No', code: 'INJECTED' } }
  const held: Route[] = []
  let isHeld = true
  await page.route(/\/orders\?/, (route) =>
    isHeld && route.request().url().includes('dateFrom')
      ? void held.push(route)
      : route.fulfill(refused),
  )
  await page.goto(store)
  await expect(page.getByRole('link', { name: /Low in stock/ })).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await expect(page.getByText('Orders didn’t load')).toHaveCount(0)
  isHeld = false
  for (const route of held) await route.fulfill(refused)
  await expect(page.getByText('The orders of this period didn’t load')).toBeVisible()
  await expect(page.getByText('Orders didn’t load')).toHaveCount(0)
})

for (const [op, words] of [
  ['listAllProducts', 'Stock didn’t load'],
  ['listCoupons', 'Coupons didn’t load'],
  ['listReviews', 'Reviews didn’t load'],
  ['listWebhookLogs', 'Webhook deliveries didn’t load'],
] as const) {
  test(`a failed ${op} affects only its own row and can be retried`, async ({ page, service }) => {
    await service.fault({ op, fault: 'S403j', times: -1 })
    await page.goto(store)
    const row = page.getByRole('alert').filter({ hasText: words }).first()
    await expect(row).toBeVisible()
    await expect(page.getByText(SCOPE)).toBeVisible()
    await row.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(async () => (await service.deliveries(op)).length).toBeGreaterThan(1)
  })
}

test('when the reply filter is ignored, replied reviews are not counted as unanswered', async ({
  page,
  service,
}) => {
  await service.fault({
    op: 'listReviews',
    fault: 'ignore',
    parameters: ['Filters'],
    times: -1,
  })
  await page.goto(store)
  const attention = page.getByRole('list', { name: 'Needs attention' })
  await page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('button', { name: /^Show all/ })
    .click()
  await expect(attention.getByRole('link', { name: /Flagged reviews/ })).toBeVisible()
  await expect(attention.getByRole('link', { name: /without a reply/ })).toHaveCount(0)
})

for (const character of ['pages-too-many', 'pages-too-few']) {
  test(`a number of pages that does not fit the rows counts nothing: ${character}`, async ({
    page,
    service,
  }) => {
    await page.goto(store)
    const attention = page.getByRole('list', { name: 'Needs attention' })
    const disputed = attention.getByRole('link', { name: /^Chargeback orders/ })
    const unanswered = attention.getByRole('link', { name: /without a reply/ })
    await expect(attention).toHaveAttribute('aria-busy', 'false')
    const all = page
      .getByRole('region', { name: 'Needs attention' })
      .getByRole('button', { name: /^Show all/ })
    await all.click()
    for (const row of [disputed, unanswered]) await expect(row).toHaveText(/\d$/)
    const before = await Promise.all([disputed, unanswered].map((row) => row.innerText()))
    const [some, replies] = before.map((text) => /(\d+)\s*$/.exec(text)?.[1])
    await service.character(character)
    await page.reload()
    await all.click()
    await expect(disputed).toHaveText(new RegExp(`\\D${some}\\+?$`))
    await expect(unanswered).toHaveText(new RegExp(`\\D${replies}\\+?$`))
  })
}

test('nothing is called clear while orders or tickets are not all known', async ({
  page,
  service,
}) => {
  const nothing = { body: { success: true, pages: 0, data: [] } }
  for (const op of ['listReviews', 'listCoupons', 'listAllProducts', 'searchCustomers'] as const) {
    await service.fault({ op, respond: nothing, times: -1 })
  }
  const order = {
    id: ORDER_ID,
    status: 'COMPLETED',
    dateCreated: new Date().toISOString(),
  }
  const promised = { success: true, pages: 3, data: [order] }
  await service.fault({
    op: 'listOrders',
    respond: { body: promised },
    times: -1,
  })
  const detail = { success: true, data: { order, logs: [] } }
  await service.fault({ op: 'getOrder', respond: { body: detail }, times: -1 })
  const account = {
    success: true,
    data: { id: ORDER_ID, emailAddress: 'me@example.com' },
  }
  await service.fault({ op: 'getUser', respond: { body: account }, times: -1 })
  await page.goto(store)
  const section = page.getByRole('region', { name: 'Needs attention' })
  await expect(section).toContainText(
    'Nothing so far. Not all could be checked: disputed orders, orders since yesterday, and how long stock lasts.',
  )
  await expect(section.getByRole('link', { name: 'Tickets waiting' })).toContainText('Not checked')
  await expect(section).not.toContainText('All clear')
})

for (const fault of ['D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10', 'D12', 'D19', 'D20', 'D21']) {
  test(
    `odd records do not break the overview: ${fault}`,
    { tag: sampled(fault) },
    async ({ page, service }) => {
      await service.fault({ op: '*', fault, times: -1 })
      await page.goto(store)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
      await expect(page.getByText(SCOPE)).toBeVisible()
      await expect(page.getByRole('slider')).toBeVisible()
    },
  )
}

test('orders with a field of a wrong type do not break the overview', async ({ page, service }) => {
  const fields = ['status', 'currencyCode', 'amountPaid', 'amount', 'dateCreated', 'items']
  const right = {
    status: 'COMPLETED',
    currencyCode: 'EUR',
    amount: 2,
    amountPaid: 2,
    items: [],
  }
  const data = fields.map((field, at) => ({
    ...right,
    id: `00000000-0000-4000-8000-00000000000${at}`,
    dateCreated: new Date().toISOString(),
    [field]: { odd: true },
  }))
  const body = { success: true, pages: 1, data }
  await service.fault({ op: 'listOrders', respond: { body }, times: -1 })
  await page.goto(store)
  await expect(page.getByText(SCOPE)).toBeVisible()
  const rows = page.getByRole('table', { name: /orders/ }).getByRole('row')
  await expect(rows).toHaveCount(5)
})

test('what is awaited is the least where an order states no amount', async ({ page, service }) => {
  const data = [{ amount: 39 }, { amount: null, amountPaid: 4 }].map((fields, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    dateCreated: new Date().toISOString(),
    status: 'PENDING',
    currencyCode: 'EUR',
    amountPaid: 0,
    items: [],
    ...fields,
  }))
  const body = { success: true, pages: 1, data }
  await service.fault({ op: 'listOrders', respond: { body }, times: -1 })
  await page.goto(store)
  await expect(page.getByRole('main')).toContainText(/Awaiting payment, at least\s*39.00/)
})
