import type { Page } from '@playwright/test'
import { type DatedOrder, byCurrency, sharesOf, withEarlier } from '../oracle/figures.ts'
import type { TrueOrder } from '../oracle/records.ts'
import { expect, test } from './fixtures.ts'
import { sentBy, slow, store, within } from './sellers-odd.ts'

/*
 * What a period’s orders are broken down by, on platforms of several characters: row by row as the
 * oracle adds up the records that the platform sends. What it hides, the page names.
 */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const tables = { hour: 'Hours', weekday: 'Weekdays', coupon: 'Coupons' } as const
type By = keyof typeof tables

/** Of how many rows all is equal at least, and what the page says of what is hidden. */
const characters: Record<string, { least: number; says?: RegExp }> = {
  'page-size-clamped': { least: 30 },
  'oldest-first': { least: 30 },
  unsorted: { least: 30 },
  'repeats-across-pages': { least: 30 },
  'pages-absent': { least: 30 },
  'filters-ignored': { least: 30 },
  'statuses-in-lower-case': { least: 30 },
  'entries-unsorted': { least: 30 },
  'amounts-absent': { least: 30, says: /state no paid amount/ },
  sparse: { least: 30, says: /without a usable date/ },
  limited: { least: 30 },
}

const codeOf = ({ coupon }: TrueOrder) => coupon?.code || 'Without a code'
const couponOf = ({ coupon }: TrueOrder) => coupon?.couponId || coupon?.code

/** A coupon that some orders don’t name goes by the name in any of them. */
function namesOf(by: By, key: string, entries: readonly DatedOrder[]): string[] {
  if (by === 'hour') return [`${key}:00`]
  if (by === 'weekday') return [DAYS[Number(key) - 1]!]
  const own = entries.filter(({ order }) => couponOf(order) === key)
  return [...new Set(own.map(({ order }) => codeOf(order)))]
}

/** By the page: name, what was paid, orders, and how many of them are paid. */
async function rowsOf(page: Page, by: By) {
  const rows = page.getByRole('table', { name: tables[by] }).locator('[data-row]')
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('bdi')?.textContent ?? '',
      ...Array.from(row.querySelectorAll('td, th'), (cell) => cell.textContent ?? '').slice(1),
    ]),
  )
  return cells.map((row) => {
    const [name = '', amount = ''] = row
    const paid = /[\d,]+(?:\.\d+)?/.exec(amount)?.[0].replaceAll(',', '')
    const share = /^(?:—|[\d,]+ of [\d,]+)/.exec(row.at(-1) ?? '')?.[0]
    return { name, figures: `${Number(paid)}: ${row.at(-2)}, ${share}` }
  })
}

for (const [character, { least, says }] of Object.entries(characters)) {
  test(`hours, weekdays and coupons are broken down as it is true of a platform: ${character}`, async ({
    page,
    service,
  }) => {
    test.slow()
    await service.character(character)
    const { orders } = await sentBy(service)
    const own = byCurrency(within(orders, 7)).get('EUR') ?? []
    const earlier = byCurrency(within(orders, 7, true)).get('EUR') ?? []
    await page.goto(`${store}?period=week&currency=EUR&by=hour`)
    let compared = 0
    for (const by of Object.keys(tables) as By[]) {
      await page
        .getByRole('navigation', { name: 'Break down by' })
        .getByRole('link', { name: tables[by] })
        .click(slow)
      const more = page.getByRole('main').getByRole('button', { name: /^Show all/ })
      const truth = withEarlier(sharesOf(own, by), sharesOf(earlier, by)).map((share) => ({
        names: namesOf(by, share.key, [...own, ...earlier]),
        figures: `${Number(share.amount)}: ${share.orders}, ${share.orders === 0 ? '—' : `${share.paid} of ${share.orders}`}`,
      }))
      await expect(async () => {
        if (await more.first().isVisible()) await more.first().click()
        const told = await rowsOf(page, by)
        const named = told.map(({ name, figures }) => {
          const its = truth.find(({ names }) => names.includes(name))
          return `${its?.names[0]} ${figures}`
        })
        expect(named.toSorted()).toEqual(
          truth.map(({ names, figures }) => `${names[0]} ${figures}`).toSorted(),
        )
      }).toPass(slow)
      compared += truth.length
    }
    if (says) await expect(page.getByRole('main')).toContainText(says)
    expect(compared).toBeGreaterThanOrEqual(least)
  })
}
