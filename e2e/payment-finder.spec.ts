import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
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

type Detail = { gatewayMetadata?: { transactionId?: string } | null }
const transactionOf = (detail: unknown) => {
  const { order, ...own } = detail as Detail & { order?: Detail }
  return (order ?? own).gatewayMetadata?.transactionId
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
    await expect(card.getByRole('textbox').first()).toHaveValue(transaction)
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
  await card.getByLabel('ID of a payment').fill(transaction)
  await card.getByRole('button', { name: 'Find the order' }).click()
  await expect(card).toContainText(/[5-9] orders opened/)
  await page.reload()
  await expect(card).toContainText(/Paused at [5-9] orders opened/)
  await card.getByRole('button', { name: 'Continue' }).click()
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card).toContainText('Paused at')
  const before = (await service.deliveries('getOrder')).map(({ path }) => path)
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
  await expect(card.getByRole('button', { name: 'Find the order' })).toBeDisabled()
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
