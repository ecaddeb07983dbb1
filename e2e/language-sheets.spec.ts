import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { Catalogue, expectLeftToRight } from './catalogue.ts'
import { expect, test } from './fixtures.ts'

/* A bank or an accountant may read another language than the merchant, who chooses it beside the sheet. */
const pack = `/stores/${STORES.software.id}/orders/${ORDERS.chargeback}/dispute`
const german = new Catalogue('de')
const arabic = new Catalogue('ar')
const english = (text: string) => new RegExp(`^${text.replace('{name}', '.+')}$`)

const [year, month] = new Date().toISOString().split('-').map(Number)
const lastMonth = new Date(Date.UTC(year!, month! - 2, 15, 12))
const monthName = (language: string) =>
  lastMonth.toLocaleDateString(language, { month: 'long', timeZone: 'UTC' })

async function chooseSheet(page: Page, from: RegExp, to: RegExp, language: string) {
  await page.getByRole('button', { name: from }).click()
  await page.getByRole('menuitemradio', { name: to }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

async function saved(page: Page, name: RegExp) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const respond = (body: object) => ({ respond: { body: { success: true, ...body } } })

const cases = [
  { from: undefined, to: german, say: german.say, lang: 'de', dir: 'ltr', sum: /^\d[\d.]*,\d\d\s/ },
  {
    from: undefined,
    to: arabic,
    say: arabic.say,
    lang: 'ar',
    dir: 'rtl',
    sum: /^\d[\d,]*\.\d\d\s/,
  },
  { from: arabic, to: undefined, say: english, lang: 'en', dir: 'ltr', sum: /^\d[\d,]*\.\d\d\s/ },
]

for (const { from, to, say, lang, dir, sum } of cases) {
  const title = `of a page in ${from?.language ?? 'en'} is in ${lang}`
  const [fromName, toName] = [from?.ownName ?? /^English/, to?.ownName ?? /^English/]

  test(`a dispute pack ${title}, with its dates, amounts and file`, async ({
    page,
    context,
    baseURL,
  }) => {
    await from?.choose(context, baseURL!)
    await page.goto(pack)
    await chooseSheet(page, fromName, toName, lang)
    const paper = page.getByRole('article', { name: say('Dispute pack') })
    await expect(paper).toHaveCSS('direction', dir)
    await expect(paper.getByText(say('Evidence for order'))).toBeVisible()
    await expect(paper.getByRole('heading', { level: 2 })).toHaveText(sum)
    await expectLeftToRight(paper.getByRole('heading', { level: 2 }), /\d[\d.,]+/)
    await expectLeftToRight(paper, ORDERS.chargeback)
    const file = await saved(page, say('Save as one HTML file'))
    expect(file.name).toBe(`dispute-${ORDERS.chargeback.slice(0, 8)}.html`)
    expect(file.text).toContain(`<html lang="${lang}" dir="${lang === 'en' ? '' : dir}">`)
    expect(file.text).not.toMatch(from ? /[\u2068\u2069]|\p{Script=Arabic}/u : /Evidence for order/)
    await page.emulateMedia({ media: 'print' })
    await expect(paper).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  })

  test(`the month’s end ${title}, with its dates, amounts and files`, async ({
    page,
    context,
    baseURL,
    service,
  }) => {
    const paid = {
      id: ORDERS.plain,
      currencyCode: 'EUR',
      amount: 1_190.5,
      amountPaid: 1_190.5,
      dateCreated: lastMonth.toISOString(),
    }
    const tax = { taxAmount: 190.08, taxRate: 19, taxName: 'VAT', preTaxAmount: 1_000.42 }
    await service.fault({ op: 'listOrders', times: -1, ...respond({ pages: 1, data: [paid] }) })
    const order = { order: { ...paid, tax } }
    await service.fault({ op: 'getOrder', ...respond({ data: order }) })
    await from?.choose(context, baseURL!)
    await page.goto('/tools?month=last')
    await chooseSheet(page, fromName, toName, lang)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: say('Read {name}') }).click()
    await expect(main.getByText(lang === 'de' ? '1.190,50' : '1,190.50').first()).toBeVisible()
    const file = await saved(page, say('Save 1 CSV file'))
    expect(file.name).toBe(`counter-${lastMonth.toISOString().slice(0, 7)}-EUR.csv`)
    expect(file.text).toContain('\nsection,line,orders,of,amount,note\r')
    expect(file.text).toContain(',1190.5,')
    expect(file.text).not.toMatch(/[\u2066-\u2069]/)
    await page.emulateMedia({ media: 'print' })
    const sheet = main.getByRole('article')
    await expect(sheet).toHaveCSS('direction', dir)
    await expect(sheet).toContainText(monthName(lang))
    await expectLeftToRight(sheet, /1[.,]190[.,]50/)
  })
}
