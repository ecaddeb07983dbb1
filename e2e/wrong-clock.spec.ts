import type { Page } from '@playwright/test'
import { STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const HOUR = 3_600_000
const store = `/stores/${STORES.software.id}`
const zone = 'Europe/Berlin'

type Row = { dateCreated: string; currencyCode: string | null; amountPaid: number | null }

const day = (time: string | number) =>
  new Date(time).toLocaleDateString('en-GB', { timeZone: zone })

/** The orders of today, by the clock that is right. */
async function ordersOfToday(page: Page): Promise<Row[]> {
  const address = `/api${store}/orders?Sorts=-dateCreated&Page=1&PageSize=100`
  const answer = await page.request.get(address, { headers: { 'X-Requested-By': 'counter' } })
  const { data } = (await answer.json()) as { data: Row[] }
  return data.filter(({ dateCreated }) => day(dateCreated) === day(Date.now()))
}

for (const hours of [26, -26]) {
  test(`G10: today is the platform’s, with a clock ${hours} hours off`, async ({ page }) => {
    test.skip(Boolean(process.env.CLOCK_SHIFT), 'Playwright sets a time by its own, shifted clock')
    await page.clock.setSystemTime(Date.now() + hours * HOUR)
    await page.goto(store)
    const today = await ordersOfToday(page)
    const inEuro = today.filter(({ currencyCode }) => currencyCode === 'EUR')
    const figures = page.locator('main dl > div')
    const figure = figures.filter({ has: page.getByText('Orders', { exact: true }) })
    await expect(figure).toContainText(`Orders${inEuro.length}`)

    await page.goto(`${store}/orders?dateFrom=today`)
    await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row')).toHaveCount(
      Math.min(20, today.length) + 1,
    )
  })
}

test('G10: figures go on to the platform’s now, with a clock 3 hours behind', async ({ page }) => {
  test.skip(Boolean(process.env.CLOCK_SHIFT), 'Playwright sets a time by its own, shifted clock')
  const figures = page.locator('main dl > div')
  const figure = figures.filter({ has: page.getByText('Orders', { exact: true }) })
  await page.goto(`${store}?period=month`)
  await expect(figure).toContainText(/Orders\d/)
  const [told = ''] = /\d+/.exec(await figure.innerText()) ?? []
  await page.clock.setSystemTime(Date.now() - 3 * HOUR)
  await page.goto(`${store}?period=month`)
  await expect(figure).toContainText(`Orders${told}`)
})
