import type { BrowserContext, Page } from '@playwright/test'
import { LONG_TICKET, ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, signIn, test } from './fixtures.ts'

/*
 * In languages that nobody speaks (scripts/build-languages.mjs --tests): English with accents in
 * brackets, four tenths longer, and the same from right to left.
 */
const store = `/stores/${STORES.software.id}`
const ticket = `${store}/customers/${LONG_TICKET.customerId}/tickets/${LONG_TICKET.id}`
const html = (page: Page) => page.locator('html')
const choose = (context: BrowserContext, url: string, language: string) =>
  context.addCookies([{ name: 'counter-language', value: language, url }])

test('a page comes in the language that its browser likes best', async ({
  browser,
  baseURL,
  service,
}) => {
  const context = await browser.newContext({ locale: 'en-XA', baseURL })
  const page = await context.newPage()
  await signIn(page, service.key)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${store}/orders`)
  await expect(html(page)).toHaveAttribute('lang', 'en-XA')
  await expect(page.getByRole('columnheader', { name: '[Ámóóúúñt]' })).toBeVisible()
  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts).not.toEqual([])
  expect(scripts.filter((path) => !path.startsWith('/assets/en-XA-'))).toEqual([])
  await context.close()
})

test('the language chosen in Preferences wins, and stays', async ({ page }) => {
  await page.goto('/preferences')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'English (Pseudo-Accents)' }).click()
  await expect(html(page)).toHaveAttribute('lang', 'en-XA')
  expect(new URL(page.url()).pathname).toBe('/preferences')
  await page.goto(`${store}/orders`)
  await expect(html(page)).toHaveAttribute('lang', 'en-XA')
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'en-XA')
  const [cookie] = (await page.context().cookies()).filter(
    ({ name }) => name === 'counter-language',
  )
  expect(cookie).toMatchObject({ value: 'en-XA', path: '/', sameSite: 'Lax' })
})

test('what was written stays when the language changes', async ({ page, context, baseURL }) => {
  await page.goto(ticket)
  const reply = page.getByRole('main').getByRole('textbox').first()
  await reply.fill('Half a sentence, and then')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await choose(context, baseURL!, 'en-XA')
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'en-XA')
  expect(new URL(page.url()).pathname).toBe(ticket)
  await expect(reply).toHaveValue('Half a sentence, and then')
})

test('an order is refunded in another language', async ({ page, context, baseURL, service }) => {
  await choose(context, baseURL!, 'en-XA')
  await page.goto(`${store}/orders/${ORDERS.plain}`)
  await page.getByRole('button', { name: '[Rééfúúñd]' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('[')
  await dialog.getByRole('radio').first().click()
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  expect(await service.deliveries('refundOrder')).toEqual([])
})

const pages = [
  { address: store, ready: 'table' },
  { address: `${store}/orders`, ready: 'tbody a' },
  { address: `${store}/orders/${ORDERS.chargeback}`, ready: 'main h2' },
  { address: `${store}/products`, ready: 'table' },
  { address: `${store}/customers`, ready: 'table' },
  { address: `${store}/coupons`, ready: 'table' },
  { address: `${store}/settings`, ready: 'textarea' },
  { address: ticket, ready: 'main article' },
  { address: '/preferences', ready: 'main h2' },
  { address: '/help', ready: 'main h2' },
]

for (const [language, direction] of [
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const) {
  for (const width of [1440, 390]) {
    test(`no page scrolls sideways in ${language}, ${width} wide`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow()
      await choose(context, baseURL!, language)
      await page.setViewportSize({ width, height: 900 })
      for (const { address, ready } of pages) {
        await page.goto(address)
        await expect(html(page)).toHaveAttribute('dir', direction)
        await expect(page.locator(ready).first()).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(sideways, address).toBe(0)
      }
    })
  }
}
