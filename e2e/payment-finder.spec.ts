import type { Page } from '@playwright/test'
import { COUPON, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { daily, expect, test } from './fixtures.ts'
import type { Service } from './service.ts'

const store = `/stores/${STORES.software.id}`

/** The payment of the order at a place among the newest. */
async function paymentAt(service: Service, place: number) {
  const { stores } = await service.records('sent')
  const { orders, details } = stores.find(({ id }) => id === STORES.software.id)!
  const newest = orders.toSorted((a, b) =>
    String(b['dateCreated']).localeCompare(String(a['dateCreated'])),
  )
  const paid = newest.slice(place).find(({ id }) => transactionOf(details[id]))!
  return { id: paid.id, transaction: transactionOf(details[paid.id])! }
}

type Detail = {
  gatewayMetadata?: { transactionId?: string } | null
  deliveredItems?: { textContent?: string | null }[] | null
}
const recordOf = (detail: unknown): Detail => {
  const { order, ...own } = detail as Detail & { order?: Detail }
  return order ?? own
}
const transactionOf = (detail: unknown) => recordOf(detail).gatewayMetadata?.transactionId

/** A key of the newest order that delivered one, without that of the payment. */
async function newestKey(service: Service, but: string) {
  const { stores } = await service.records('sent')
  const { orders, details } = stores.find(({ id }) => id === STORES.software.id)!
  const newest = orders.toSorted((a, b) =>
    String(b['dateCreated']).localeCompare(String(a['dateCreated'])),
  )
  const keys = newest.flatMap(({ id }) =>
    (recordOf(details[id]).deliveredItems ?? []).flatMap(({ textContent }) =>
      id !== but && /^\w{4}(?:-\w{4}){3}$/.test(textContent ?? '')
        ? [{ id, key: textContent! }]
        : [],
    ),
  )
  return keys[0]!
}

const finderCard = (page: Page) =>
  page.getByRole('region', { name: 'Find the order of a delivery or a payment' })

/** Pastes it into the search, and takes what is offered for it. */
async function lookFor(page: Page, text: string, offer: string) {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(text)
  await dialog.getByRole('option', { name: offer }).click()
}
const PAYMENT = 'Look for this in the orders’ payments'
const KEY = 'Whose key is this'
const PAYMENT_HEAD = 'Whose payment is this'

async function expectNotTold(page: Page, service: Service, secret: string) {
  for (const { path, query, body } of await service.deliveries()) {
    expect(`${path} ${JSON.stringify(query)} ${body}`.toUpperCase()).not.toContain(secret)
  }
  expect(page.url()).not.toContain(secret)
  expect(await atRest(page)).not.toContain(secret)
}

for (const character of ['usual', 'pages-says-one', 'amounts-absent'] as const) {
  const title = `${character}: a transaction pasted into the search finds its order, and the next one at once`
  test(title, { tag: daily(character === 'usual') }, async ({ page, service }) => {
    await service.character(character)
    const { id, transaction } = await paymentAt(service, 4)
    const seen = await paymentAt(service, 1)
    await page.goto(`${store}/coupons`)
    await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    const field = dialog.getByRole('combobox')
    await field.fill(` Your payment ${transaction.toUpperCase()}, declined. `)
    await field.fill(`${transaction} `)
    const look = dialog.getByRole('option', { name: 'Look for this in the orders’ payments' })
    await expect(look).toContainText(/about \d+/)
    expect(await service.deliveries('getOrder')).toEqual([])
    await look.click()

    await expect(
      page.getByRole('heading', { level: 1, name: 'Whose payment is this' }),
    ).toBeVisible()
    const card = page.getByRole('region', { name: 'Find the order of a delivery or a payment' })
    // What one has in hand is asked for first.
    await expect(card.getByLabel('ID of a payment')).toHaveValue(transaction)
    await expect(card).toContainText(`Order ${id.slice(0, 8)} has it as its transaction.`)
    await expect(card.getByRole('button', { name: 'Look further' })).toBeVisible()
    for (const { path, query, body } of await service.deliveries()) {
      expect(`${path} ${JSON.stringify(query)} ${body}`).not.toContain(transaction)
    }
    expect(page.url()).not.toContain(transaction)
    expect(await atRest(page)).not.toContain(transaction)

    await service.forget()
    await page.keyboard.press('Control+k')
    await field.fill(seen.transaction.toUpperCase())
    const known = dialog.getByRole('option', { name: seen.id.slice(0, 8) })
    await expect(known).toContainText('Transaction')
    await known.click()
    await expect(page).toHaveURL(new RegExp(`/orders/${seen.id}`, 'i'))
  })
}

test('a search for a payment pauses, outlives a reload, goes on, and is forgotten', async ({
  page,
  service,
}) => {
  const { id, transaction } = await paymentAt(service, 12)
  await page.goto(`${store}/key-finder`)
  const card = page.getByRole('region', { name: 'Find the order of a delivery or a payment' })
  await card.getByRole('button', { name: 'Or the ID of a payment' }).click()
  await card.getByLabel('ID of a payment').fill(transaction)
  await card.getByRole('button', { name: 'Find the order' }).click()
  await expect(card).toContainText(/[5-9] orders opened/)
  await page.reload()
  await expect(card).toContainText(/Paused at [5-9] orders opened/)
  await card.getByRole('button', { name: 'Continue' }).click()
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card).toContainText('Paused at')
  // The last may be under way as it pauses, and is asked for again.
  const before = (await service.deliveries('getOrder')).map(({ path }) => path).slice(0, -1)
  await service.forget()

  await page.reload()
  await expect(card).toContainText(/Paused at [1-9]\d? orders opened/)
  await expect(card.getByLabel('ID of a payment')).toHaveValue(transaction)
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(card).toContainText(`Order ${id.slice(0, 8)} has it as its transaction.`)
  const after = (await service.deliveries('getOrder')).map(({ path }) => path)
  expect(after.filter((path) => before.includes(path))).toEqual([])
  await expectAccessible(page, looksOf(0))

  await card.getByRole('button', { name: 'Forget it' }).click()
  await expect(card.getByLabel('ID of a payment')).toHaveValue('')
  await page.reload()
  await card.getByRole('button', { name: 'Find the order' }).click()
  const field = card.getByLabel('Licence key, text or file name')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Required')
  await expect(card.getByText(/orders opened/)).toHaveCount(0)
})

test('the id of a refund finds its order, though no record is called so', async ({
  page,
  service,
}) => {
  const refund = '7a0e11aa-0000-4000-8000-00000000beef'
  await page.goto(`${store}/coupons`)
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(refund)
  const look = dialog.getByRole('option', { name: 'Look for this in the orders’ payments' })
  await expect(look).toBeVisible()
  const listed = { id: ORDERS.plain, dateCreated: new Date().toISOString(), status: 'REFUNDED' }
  const body = { success: true, pages: 1, data: [listed] }
  await service.fault({ op: 'listOrders', times: -1, respond: { body } })
  const order = { ...listed, refund: { id: refund.toUpperCase(), reason: null } }
  await service.fault({ op: 'getOrder', respond: { body: { success: true, data: { order } } } })
  await look.click()
  const card = page.getByRole('region', { name: 'Find the order of a delivery or a payment' })
  await expect(card).toContainText(`Order ${ORDERS.plain.slice(0, 8)} has it as its refund.`)
})

for (const place of ['the page', 'another page'] as const) {
  test(`a key after a payment is answered for itself, from ${place}`, async ({ page, service }) => {
    const { id, transaction } = await paymentAt(service, 1)
    const { id: other, key } = await newestKey(service, id)
    await page.goto(`${store}/coupons`)
    await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
    await lookFor(page, transaction, PAYMENT)
    const card = finderCard(page)
    await expect(card).toContainText(`Order ${id.slice(0, 8)} has it as its transaction.`)
    if (place === 'another page') {
      await page.getByRole('link', { name: 'Coupons', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible()
    }

    await lookFor(page, key, KEY)
    await expect(page.getByRole('heading', { level: 1, name: KEY })).toBeVisible()
    await expect(card.getByLabel('Licence key, text or file name')).toHaveValue(key)
    await expect(card.getByLabel('ID of a payment')).toHaveCount(0)
    await expect(card).toContainText(`Delivered in order ${other.slice(0, 8)}.`)
    await expect(card).not.toContainText(id.slice(0, 8))

    await lookFor(page, transaction.toUpperCase(), PAYMENT)
    await expect(page.getByRole('heading', { level: 1, name: PAYMENT_HEAD })).toBeVisible()
    await expect(card.getByLabel('Licence key, text or file name')).toHaveCount(0)
    await expect(card).toContainText(`Order ${id.slice(0, 8)} has it as its transaction.`)
  })
}

test('a key in the search is sent nowhere, and a coupon like one is a press away', async ({
  page,
  service,
}) => {
  const { key } = await newestKey(service, '')
  await page.goto(`${store}/orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const code = 'EXT-7Q2KX9-PL004ANMBS'
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(`Is ${key} yours?`)
  await expect(dialog.getByRole('option', { name: KEY })).toContainText(/about \d/)
  await dialog.getByRole('combobox').fill(code)
  await expect(dialog.getByRole('option', { name: KEY })).toBeVisible()
  await expect(dialog).not.toContainText('Nothing found')
  await page.keyboard.press('Escape')
  await lookFor(page, key, KEY)
  await expect(finderCard(page)).toContainText('Delivered in order')
  await expectNotTold(page, service, key)
  await expectNotTold(page, service, code)

  const data = [{ id: COUPON.id, code, uses: 0 }]
  await service.fault({ op: 'searchCoupons', respond: { body: { success: true, pages: 1, data } } })
  await lookFor(page, code, 'Look for a coupon with this code')
  await expect(page.getByRole('link', { name: `Coupon ${code}` })).toBeVisible()
})
