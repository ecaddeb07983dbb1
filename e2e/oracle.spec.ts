import type { Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { localTime, plusDays } from '../oracle/days.ts'
import { totalOf } from '../oracle/decimal.ts'
import { type Period, byCurrency, ordersIn, periodBefore, sumsOf } from '../oracle/figures.ts'
import { type Meaning, correctMeanings } from '../oracle/meaning.ts'
import type { TrueOrder } from '../oracle/records.ts'
import { daily, expect, test } from './fixtures.ts'
import type { Service } from './service.ts'

/*
 * The oracle in a browser: five screens under each of eleven characters. A figure equals what the
 * platform's records say, or the page says that it is not all, or that it is not known.
 */
const store = `/stores/${STORES.software.id}`
const zone = 'Europe/Berlin'
const CURRENCY = 'EUR'

/** Paid is what orders state, so those that state nothing are no excuse. */
const LACKING =
  /may be more|didn’t arrive|without a usable date|not read again|as read|didn’t load|The first/

const characters = [
  'usual',
  'failed-filter-means-any',
  'fees-inside-totals',
  'pages-absent',
  'page-size-clamped',
  'page-of-one-ignored',
  'repeats-within-a-page',
  'window-of-200-rows',
  'oldest-first',
  'statuses-in-lower-case',
  'statuses-in-german',
] as const

/** What the words of one of them mean, which nothing tells Counter. */
const german: Record<string, Meaning> = {
  abgeschlossen: 'paid',
  ausstehend: 'awaiting',
  'teilweise bezahlt': 'awaiting',
}

/** The others run at night, the usual one too; the worlds of the unit tests have all, with more figures. */
const daytime = new Set<string>(['fees-inside-totals'])

/** Where the platform does not count, nothing offers to add up. */
const countless = new Set<string>(['pages-absent', 'page-of-one-ignored'])

/** Three figures of three periods, and the sum of a list: fewer, and one is no longer looked at. */
const EACH = 10
/** Their sum is not offered, or said to be partial; nobody knows which German word awaits a payment. */
const least: Partial<Record<(typeof characters)[number], number>> = {
  'pages-absent': 9,
  'page-of-one-ignored': 9,
  'window-of-200-rows': 9,
  'statuses-in-german': 7,
}

async function ordersOf(service: Service): Promise<TrueOrder[]> {
  const { stores } = await service.records('sent')
  return (stores.find(({ id }) => id === STORES.software.id)?.orders ?? []) as TrueOrder[]
}

/** The amount or number that a term of the figures gives; undefined for a dash. */
async function figure(page: Page, term: string): Promise<string | undefined> {
  const text = await page
    .locator('main dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd')
    .first()
    .innerText()
  return /[−-]?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '').replace('−', '-')
}

/** Undefined if the page says that its figures are not all. */
async function told(page: Page, term: string): Promise<string | undefined> {
  const isPartial = LACKING.test(await page.locator('main').innerText())
  const text = isPartial ? undefined : await figure(page, term)
  return text === undefined ? undefined : totalOf([Number(text)])
}

function sumsIn(orders: readonly TrueOrder[], period: Period, now: number) {
  const entries = byCurrency(ordersIn(orders, period, { zone, now })).get(CURRENCY) ?? []
  return sumsOf(entries.map(({ order }) => order))
}

for (const character of characters) {
  const title = `what five screens state is true of a platform: ${character}`
  test(title, { tag: daily(daytime.has(character)) }, async ({ page, service }) => {
    await service.character(character)
    const orders = await ordersOf(service)
    const now = Date.now()
    const { day } = localTime(now, zone)
    const today = { first: day, last: day }
    const week = { first: plusDays(day, -6), last: day }
    const wrong: string[] = []
    let compared = 0
    const state = (what: string, is: string | undefined, truth: string) => {
      if (is === undefined) return
      compared += 1
      if (is !== truth) wrong.push(`${what}: told ${is}, true ${truth}`)
    }
    correctMeanings(character === 'statuses-in-german' ? german : {})

    for (const [name, address, period] of [
      ['overview', `${store}?currency=${CURRENCY}&period=today`, today],
      ['yesterday', `${store}?currency=${CURRENCY}&period=yesterday`, periodBefore(today)],
      ['week', `${store}?currency=${CURRENCY}&period=week`, week],
    ] as const) {
      await page.goto(address)
      await expect(page.getByText(/Refunds aren’t deducted|No orders since/).first()).toBeVisible()
      const { orders: count, paid, awaiting } = sumsIn(orders, period, now)
      state(`${name}, paid`, await told(page, 'Paid'), paid)
      state(`${name}, orders`, await told(page, 'Orders'), String(count))
      state(`${name}, awaiting`, await told(page, 'Awaiting payment'), awaiting.amount)
    }

    const [status = ''] = orders.flatMap((order) => order.status ?? [])
    await page.goto(`${store}/orders?status=${encodeURIComponent(status)}`)
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    const matching = orders.filter((order) => order.status === status)
    const add = page.getByRole('button', { name: /^Add up all [\d,]+ orders$/ })
    if (matching.length > 20 && !countless.has(character)) {
      await add.click()
      const sums = page.getByRole('status').filter({ hasText: 'Refunds aren’t deducted' })
      await expect(sums).toBeVisible({ timeout: 30_000 })
      const text = await sums.innerText()
      const count = /([\d,]+) orders/.exec(text)?.[1]?.replaceAll(',', '')
      if (!LACKING.test(text)) state('added up', count, String(matching.length))
    }

    const paid = orders.find(({ amountPaid }) => (amountPaid ?? 0) > 0)
    await page.goto(`${store}/orders/${paid?.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const amount = (paid?.amountPaid ?? 0).toLocaleString('en-GB', { minimumFractionDigits: 2 })
    await expect(page.locator('main')).toContainText(amount)

    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThanOrEqual(least[character] ?? EACH)
  })
}
