import { readFile } from 'node:fs/promises'
import { CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID } from '../mock-api/seed-ids.ts'
import { type Look, expectAccessible } from './axe.ts'
import { Catalogue } from './catalogue.ts'
import { daily, expect, test } from './fixtures.ts'
import { pages, signOf } from './pages.ts'

test.use({ hasClock: true })

const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
const ticket = `${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`
const languages = [new Catalogue('de'), new Catalogue('ar'), new Catalogue('ja')]

/** Words that the mock service sends as statuses, types or names, and that Counter says, too. */
const sent = new Set(['Hosting'])

/** Those that the gate walks; all of them at night. */
const busiest = new Set([
  store,
  `${store}/orders`,
  `${store}/orders/${ORDERS.chargeback}`,
  `${store}/products/${PRODUCT.id}`,
  `${store}/settings`,
  ticket,
])
const walked = process.env.NIGHTLY ? pages : pages.filter(({ address }) => busiest.has(address))
const desktop: Look = { width: 1440, height: 900, colorScheme: 'light' }
const phone: Look = { width: 390, height: 844, colorScheme: 'dark' }

for (const words of languages) {
  const { language, say } = words
  // By day from right to left, which breaks most.
  const tag = daily(language === 'ar')

  const walk = `a refund, a reply, a change of settings and an export in ${language}`
  test(walk, { tag }, async ({ page, context, baseURL, service }) => {
    test.slow()
    await words.choose(context, baseURL!)

    await page.goto(order)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: say('Refund', 'verb') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().click()
    await dialog.getByRole('button', { name: say('Confirm refund of {paidText}') }).click()
    await expect(page.getByText(say('The order shows the refund.')).first()).toBeVisible()
    expect(await service.deliveries('refundOrder')).toHaveLength(1)

    await page.goto(ticket)
    const reply = page.getByRole('textbox', { name: say('Reply') })
    await reply.fill('Danke, شكرًا, ありがとう')
    await page.getByRole('button', { name: say('Send reply') }).click()
    await expect(page.getByRole('button', { name: say('Undo') })).toBeVisible()
    await page.clock.fastForward(5_000)
    await expect(page.getByText(say('Sent', 'a reply')).first()).toBeVisible()
    const [sentReply, ...otherReplies] = await service.deliveries('replyTicket')
    expect(otherReplies).toEqual([])
    expect(sentReply?.body).toBe(JSON.stringify({ message: 'Danke, شكرًا, ありがとう' }))

    await page.goto(`${store}/settings`)
    await page.getByRole('textbox', { name: say('Name') }).fill('Halden Studio')
    await page.getByRole('button', { name: say('Save changes<0>Ctrl S</0>') }).click()
    await expect(page.getByText(say('Changes saved')).first()).toBeVisible()
    expect(await service.deliveries('updateStore')).toHaveLength(1)

    await page.goto(`${store}/orders`)
    await expect(page.locator('tbody [data-row-link]').first()).toBeVisible()
    await page.getByRole('button', { name: say('Export') }).click()
    const start = page.getByRole('dialog').getByRole('button', { name: say('Export {counted}') })
    await expect(start).toBeEnabled()
    const [download] = await Promise.all([page.waitForEvent('download'), start.click()])
    // Files are for machines: their heads stay in English.
    const file = await readFile(await download.path(), 'utf8')
    expect(file.startsWith('\u{FEFF}order_id,created_local,created_utc,')).toBe(true)
    expect(file).not.toMatch(/[\u2066-\u2069]/)
  })

  const look = `pages are in ${language}, accessible, and never scroll sideways`
  test(look, { tag }, async ({ page, context, baseURL }) => {
    test.setTimeout(walked.length * 20_000)
    await words.choose(context, baseURL!)
    for (const [index, { address, ready }] of walked.entries()) {
      await page.setViewportSize(desktop)
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.locator(signOf(ready)).first().waitFor()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const english = await words.englishOf(page)
      expect
        .soft(
          english.filter((text) => !sent.has(text)),
          address,
        )
        .toEqual([])
      const looks = process.env.NIGHTLY ? [desktop, phone] : [index % 2 === 0 ? desktop : phone]
      await expectAccessible(page, looks)
    }
  })
}
