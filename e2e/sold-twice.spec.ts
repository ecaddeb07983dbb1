import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import type { Service } from './service.ts'

const store = `/stores/${STORES.software.id}`
const KEY = 'NMBS-7Q2K-X9PL-004A'
const sold = [
  { id: ORDERS.complete, email: 'kenji@example.com', text: KEY },
  { id: ORDERS.plain, email: 'mara@example.com', text: `NMBS-1111-2222-3333\n${KEY}` },
  { id: ORDERS.jpy, email: 'ops@example.com', text: 'We write to you.', type: 'instructions' },
  { id: ORDERS.crypto, email: 'ines@example.com', text: 'We write to you.', type: 'instructions' },
]

const listed = sold.map(({ id }, at) => ({
  id,
  dateCreated: new Date(Date.now() - at * 3_600_000).toISOString(),
  currencyCode: 'EUR',
  amount: 39,
  amountPaid: 39,
  items: [{ variantId: 'a', productName: 'Nimbus', variantName: 'One year' }],
}))

/** The next time that the order is opened. */
async function showRecord(service: Service, at: number) {
  const { email, text, type = 'license_keys' } = sold[at]!
  const deliveredItems = [{ id: `item ${at}`, variantId: 'a', type, textContent: text }]
  const order = { ...listed[at], customer: { emailAddress: email }, deliveredItems }
  const body = { success: true, data: { order, logs: [] } }
  await service.fault({ op: 'getOrder', respond: { body } })
}

async function showSold(service: Service) {
  const answer = { success: true, pages: 1, data: listed }
  await service.fault({ op: 'listOrders', times: -1, respond: { body: answer } })
  for (const at of sold.keys()) await showRecord(service, at)
}

test('a key in two orders is found on request, with both orders, and stays in memory', async ({
  page,
  service,
}) => {
  await page.goto(`${store}/to-fix?show=look`)
  const main = page.getByRole('main')
  const side = main.getByRole('navigation', { name: 'To fix' })
  await side.getByRole('link', { name: 'Sold twice' }).click()
  await expect(page).toHaveURL(`${store}/to-fix?check=sold-twice`)
  const compare = main.getByRole('button', { name: 'Compare orders' })
  await expect(main.getByText(/orders by your platform’s count, at most/)).toBeVisible()
  expect(await service.deliveries('getOrder')).toEqual([])

  await showSold(service)
  await compare.click()
  await expect(main.getByText(/^4 orders opened\.$/)).toBeVisible()
  await expect(
    main.getByText('5 keys and texts compared. 1 went to more than one order.'),
  ).toBeVisible()
  await expect(side.getByRole('link', { name: 'Sold twice' })).toHaveText('Sold twice1')

  const found = main.getByRole('list', { name: 'Sold twice' })
  await expect(found).toContainText(
    'Same key in 2 orders••••-••••-••••-004AShow keyNimbus, One year',
  )
  await expect(found.getByRole('link')).toHaveText(
    [ORDERS.plain, ORDERS.complete].map((id) => `Open ${id.slice(0, 8)}`),
  )
  await expect(found.getByRole('link').first()).toHaveAttribute(
    'href',
    `${store}/orders/${ORDERS.plain}`,
  )
  await expect(found).toContainText('mara@example.com')
  await expect(found.getByRole('button', { name: 'Copy the orders’ ids' })).toHaveCount(1)
  await main.getByText('Probably fine 1').click()
  await expect(main.getByRole('list', { name: 'Probably fine' })).toContainText(
    'Same text in 2 orders',
  )
  await expectAccessible(page, looksOf(0))

  const secret = /7q2k|x9pl/i
  // Not the head: digests of files may hold any four letters.
  expect(await page.locator('body').innerHTML()).not.toMatch(secret)
  expect(await atRest(page)).not.toMatch(secret)
  for (const { path, query, body } of await service.deliveries()) {
    expect(`${path} ${JSON.stringify(query)} ${body}`).not.toMatch(secret)
  }
  await found.getByRole('link').last().click()
  await expect(page.getByText('was also delivered in')).toHaveText(
    `The key ••••-••••-••••-004A was also delivered in order ${ORDERS.plain.slice(0, 8)}.`,
  )
  await page.goBack()
  await expect(found).toBeVisible()
  await page.reload()
  await expect(compare).toBeVisible()
  await expect(side.getByRole('link', { name: 'Sold twice' })).toHaveText(/Not checked$/)
})

test('where nothing was sold twice, what is probably fine is open', async ({ page, service }) => {
  const answer = { success: true, pages: 1, data: listed.slice(2) }
  await service.fault({ op: 'listOrders', times: -1, respond: { body: answer } })
  for (const at of [2, 3]) await showRecord(service, at)
  await page.goto(`${store}/to-fix?check=sold-twice`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Sold twice' })).toBeVisible()
  await main.getByRole('button', { name: 'Compare orders' }).click()
  await expect(main.getByRole('list', { name: 'Probably fine' })).toContainText(
    'Same text in 2 orders',
  )
  // The page tells it, so the navigation doesn’t.
  await expect(page.getByRole('button', { name: /Open jobs$/ })).toHaveCount(0)
})

/** One to an order. */
async function deliverKeys(service: Service, keys: readonly string[]) {
  const answer = { success: true, pages: 1, data: listed.slice(0, keys.length) }
  await service.fault({ op: 'listOrders', times: -1, respond: { body: answer } })
  for (const [at, textContent] of keys.entries()) {
    const deliveredItems = [{ id: `item ${at}`, type: 'license_keys', textContent }]
    const body = { success: true, data: { order: { ...listed[at], deliveredItems }, logs: [] } }
    await service.fault({ op: 'getOrder', respond: { body } })
  }
}

async function compareOrders(page: Page) {
  await page.goto(`${store}/to-fix?check=sold-twice`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Compare orders' }).click()
  return main
}

test('keys that differ by case and dashes are probably the same, and no certain find', async ({
  page,
  service,
}) => {
  await deliverKeys(service, ['DUP1-AAAA-BBBB-0001', ' dup1aaaabbbb0001 '])
  const main = await compareOrders(page)
  await expect(main).toContainText(
    /compared\. No key sold twice\. 1 key probably went to more than one order, spelled differently\./,
  )
  const side = main.getByRole('navigation', { name: 'To fix' })
  await expect(side.getByRole('link', { name: 'Sold twice' })).toHaveText('Sold twice0+')
  const found = main.getByRole('list', { name: 'Sold twice' })
  await expect(found).toContainText('Probably the same key in 2 orders, spelled differently')
  await found.getByRole('link').last().click()
  await expect(page.getByText('was probably also delivered in')).toContainText(
    `order ${ORDERS.plain.slice(0, 8)}, spelled differently.`,
  )
})

test('three spellings of one key are one group, which says which are the same to the letter', async ({
  page,
  service,
}) => {
  await deliverKeys(service, [
    'DUP1-AAAA-BBBB-0001',
    ' DUP1-AAAA-BBBB-0001 ',
    'dup1 aaaa_bbbb–0001',
  ])
  const main = await compareOrders(page)
  await expect(main).toContainText('3 keys and texts compared. 1 went to more than one order.')
  const groups = main.getByRole('list', { name: 'Sold twice' }).getByRole('heading')
  await expect(groups).toHaveCount(1)
  await expect(groups).toContainText('Same key in 2 orders, and spelled differently in 1 more')
  const found = main.getByRole('list', { name: 'Sold twice' }).getByRole('link')
  await expect(found).toHaveCount(3)
  const [spelled, , first] = listed.slice(0, 3).toReversed()
  await main.getByRole('link', { name: `Open ${first!.id.slice(0, 8)}` }).click()
  await expect(page.getByText('was also delivered in')).toContainText(listed[1]!.id.slice(0, 8))
  await expect(page.getByText('was probably also delivered')).toContainText(spelled!.id.slice(0, 8))
})

test.describe('afterwards', () => {
  test.use({ hasClock: true })

  test('the key is shown for half a minute, a file has it masked, and a longer time opens no order twice', async ({
    page,
    service,
  }) => {
    await showSold(service)
    const main = await compareOrders(page)
    const found = main.getByRole('list', { name: 'Sold twice' })
    await expect(found).toContainText('••••-••••-••••-004A')
    await expect(main.getByText(/^4 orders opened\.$/)).toBeVisible()

    await showRecord(service, 1)
    await found.getByRole('button', { name: 'Show key' }).click()
    await expect(found).toContainText(KEY)
    await expect(found).not.toContainText('NMBS-1111')
    await page.clock.fastForward(30_000)
    await expect(found).not.toContainText(KEY)
    await showRecord(service, 1)
    await found.getByRole('button', { name: 'Show key' }).click()
    await expect(found).toContainText(KEY)
    // Whoever looks at another window may share it.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect(found).not.toContainText(KEY)
    await showRecord(service, 2)
    await showRecord(service, 2)
    await found.getByRole('button', { name: 'Show key' }).click()
    await expect(found).toContainText('The key didn’t load.')

    await main.getByRole('button', { name: 'Export', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Export rows' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export 4 rows' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^sold-twice-\d/)
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('Same key in 2 orders,••••-••••-••••-004A')
    expect(text).not.toMatch(/7q2k|x9pl/i)

    const opened = (await service.deliveries('getOrder')).length
    const longest = async () => {
      const asked = await service.deliveries('listOrders')
      const starts = asked.map(({ query }) => Date.parse(query['dateFrom'] ?? '') || Infinity)
      return Math.round((Date.now() - Math.min(...starts)) / 86_400_000)
    }
    expect(await longest()).toBeLessThan(91)
    await main.getByRole('button', { name: 'Compare 90 days more' }).click()
    await expect.poll(longest).toBeGreaterThan(178)
    await expect(main.getByRole('button', { name: 'Compare 90 days more' })).toBeVisible()
    await expect(found).toContainText('Same key in 2 orders')
    expect(await service.deliveries('getOrder')).toHaveLength(opened)
  })
})
