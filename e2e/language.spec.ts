import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LONG_TICKET, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { idOf } from '../scripts/words/message.ts'
import { Catalogue, chooseLanguage } from './catalogue.ts'
import { expect, signIn, test } from './fixtures.ts'
import * as variants from './variant-table.ts'
import { isSecondPage } from './second-page.ts'

/*
 * German, and a language that nobody speaks (scripts/build-languages.mjs --tests): English with
 * accents in brackets, four tenths longer, from right to left.
 */
const german = new Catalogue('de')
const invented = 'ar-XB'
const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${LONG_TICKET.customerId}/tickets/${LONG_TICKET.id}`
const html = (page: Page) => page.locator('html')
test('a page comes in the language that its browser likes best', async ({
  browser,
  baseURL,
  service,
}) => {
  const context = await browser.newContext({ locale: invented, baseURL })
  const page = await context.newPage()
  await signIn(page, service.key)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${store}/orders`)
  await expect(html(page)).toHaveAttribute('lang', invented)
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('columnheader', { name: 'Ámóóúúñt' })).toBeVisible()
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts).not.toEqual([])
  expect(scripts.filter((path) => !path.startsWith(`/assets/${invented}-`))).toEqual([])
  await context.close()
})

test('the language chosen in Preferences wins, and stays', async ({ page }) => {
  await chooseLanguage(page, { language: invented, ownName: /Pseudo-Bidi/ })
  expect(new URL(page.url()).pathname).toBe('/preferences')
  await page.goto(`${store}/orders`)
  await expect(html(page)).toHaveAttribute('lang', invented)
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', invented)
  const [cookie] = (await page.context().cookies()).filter(
    ({ name }) => name === 'counter-language',
  )
  expect(cookie).toMatchObject({ value: invented, path: '/', sameSite: 'Lax' })
})

test('a change of language keeps the list’s place and what was written', async ({ page }) => {
  const list = `${store}/orders?status=COMPLETED&page=2`
  await page.goto(list)
  const second = await page.locator('tbody [data-row-link]').nth(1).getAttribute('href')
  await page.goto(ticket)
  const reply = page.getByRole('main').getByRole('textbox').first()
  await reply.fill('Half a sentence, and then')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await chooseLanguage(page, german)
  await page.goBack()
  await expect(page).toHaveURL(ticket)
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await expect(reply).toHaveValue('Half a sentence, and then')
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.locator('tbody [data-row-link]').nth(1)).toHaveAttribute('href', second!)
})

test('a refund under way when the language changes is sent once and told in the new one', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'refundOrder', fault: 'hold' })
  await page.goto(`${store}/orders/${ORDERS.plain}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().click()
  await dialog.getByRole('button', { name: 'Confirm refund' }).click()
  await expect.poll(async () => (await service.deliveries('refundOrder')).length).toBe(1)
  page.on('dialog', (question) => void question.accept())
  await chooseLanguage(page, german)
  await expect(page.getByText(german.say('The order shows the refund.'))).toBeVisible()
  expect(await service.deliveries('refundOrder')).toHaveLength(1)
})

test('variants half way go on in the new language, and none is sent twice', async ({
  page,
  service,
}) => {
  test.slow()
  page.on('dialog', (question) => void question.accept())
  await service.fault({ op: 'createVariant', times: 1 })
  await service.fault({ op: 'createVariant', fault: 'hold' })
  await variants.paste(page)
  await variants.create(page)
  await expect.poll(() => variants.sentNames(service)).toEqual(variants.all.slice(0, 2))
  await chooseLanguage(page, german)
  await service.fault({ op: 'createVariant', release: true })
  await page.goto(variants.address)
  const rows = page.getByRole('table', { name: german.say('Rows of the table') })
  await expect(rows.getByRole('cell', { name: german.say('Created') })).toHaveCount(2)
  await page.getByRole('button', { name: german.say('Go on with 1 row') }).click()
  await expect(page.getByText(german.say('The table is done'))).toBeVisible()
  expect(await variants.sentNames(service)).toEqual(variants.all)
})

test('an export under way goes on in the new language, and each order is in it once', async ({
  page,
  service,
}) => {
  test.slow()
  await page.goto(`${store}/orders`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.route(isSecondPage, () => undefined)
  const secondPage = page.waitForRequest((request) => isSecondPage(new URL(request.url())))
  await page.getByRole('dialog').getByRole('button', { name: 'Export 350 orders' }).click()
  await secondPage
  await chooseLanguage(page, german)
  await page.unroute(isSecondPage)
  await service.forget()
  await page.getByRole('button', { name: german.say('{title}, {percent}. Open jobs') }).click()
  const jobs = page.getByRole('dialog', { name: german.say('Jobs') })
  await expect(
    jobs.getByText(german.say('Paused at {count}. It goes on where it stopped.')),
  ).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    jobs.getByRole('button', { name: german.say('Resume') }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const ids = file
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
  expect(ids).toHaveLength(350)
  expect(new Set(ids).size).toBe(350)
  expect(file.startsWith('\u{FEFF}order_id,')).toBe(true)
  const pages = await service.deliveries('listOrders')
  expect(pages.filter(({ query }) => query.PageSize === '100' && query.Page === '1')).toEqual([])
})

test('a sheet comes in the language of its reader, and no other page', async ({ page }) => {
  for (const address of [`${store}/orders/${ORDERS.chargeback}/dispute`, '/tools?month=last']) {
    await page.goto(address)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await expect(html(page)).toHaveAttribute('lang', 'de')
    expect(new URL(page.url()).pathname).toBe(address.replace(/\?.*/, ''))
    await page
      .getByRole('link', { name: german.say('Orders') })
      .first()
      .click()
    await expect(page).toHaveURL(/orders$/)
    await page.reload()
    await expect(html(page)).toHaveAttribute('lang', 'en')
  }
})

test('a wrong translation is copied with its id, its text and its page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await german.choose(context, baseURL!)
  await page.goto('/help')
  await page.getByRole('button', { name: german.say('Report a wrong translation') }).click()
  await page.getByRole('textbox', { name: german.say('What is wrong') }).fill('Einspruchsmappe')
  await page.getByRole('button', { name: german.say('Copy the report') }).click()
  await expect(page.getByRole('button', { name: german.say('Copied') })).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Language: de\n')
  expect(report).toMatch(new RegExp(`^Message: ${idOf('Dispute pack')}\\b`, 'm'))
  expect(report).toContain('Text: Einspruchsmappe\nPage: /help\n')
})

for (const words of [german, new Catalogue('ar')]) {
  const { language, say } = words
  test(`an export in ${language} shows and saves its column names in it only when asked`, async ({
    page,
    context,
    baseURL,
  }) => {
    await words.choose(context, baseURL!)
    await page.goto(`${store}/orders`)
    await page.getByRole('button', { name: say('Export') }).click()
    const dialog = page.getByRole('dialog', { name: say('Export orders') })
    const rows = dialog.getByRole('region', { name: say('First rows') })
    await expect(rows.getByRole('columnheader').first()).toHaveText('order_id')
    await dialog.getByRole('checkbox', { name: say('Column names in this language') }).check()
    await expect(rows.getByRole('columnheader').first()).toHaveText(say('Order ID'))
    const heads = await rows.getByRole('columnheader').allTextContents()
    const start = dialog.getByRole('button', { name: say('Export {counted}') })
    await expect(start).toBeEnabled()
    const [download] = await Promise.all([page.waitForEvent('download'), start.click()])
    const file = await readFile(await download.path(), 'utf8')
    expect(file.slice(1).split('\r\n')[0]!.split(',')).toEqual(heads)
  })
}

test('a sheet for somebody else is told in their language, and nothing is read again', async ({
  page,
  service,
}) => {
  const [year, month] = new Date().toISOString().split('-').map(Number)
  const dateCreated = new Date(Date.UTC(year!, month! - 2, 15, 12)).toISOString()
  const paid = { id: ORDERS.plain, currencyCode: 'EUR', amount: 119, amountPaid: 119, dateCreated }
  const body = { success: true, pages: 1, data: [paid] }
  await service.fault({ op: 'listOrders', times: -1, respond: { body } })
  const order = { ...paid, tax: { taxAmount: 19, taxRate: 19, taxName: 'VAT', preTaxAmount: 100 } }
  await service.fault({ op: 'getOrder', respond: { body: { success: true, data: { order } } } })
  await page.goto('/tools?month=last')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Read [A-Z]/ }).click()
  await expect(main.getByText('1 of 1 order read.')).toBeVisible()
  await main.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'de')
  const table = main.getByRole('table').first()
  await expect(table).toContainText('119,00')
  await expect(table).toContainText('VAT 19')
  expect(await service.deliveries('getOrder')).toHaveLength(1)
})
