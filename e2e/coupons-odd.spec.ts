import { COUPON, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const coupons = `/stores/${STORES.software.id}/coupons`
const one = `${coupons}/${COUPON.id}`

const answer = (...data: unknown[]) => ({
  op: 'listCoupons',
  times: -1,
  respond: { body: { success: true, pages: 1, data } },
})

test("a coupon's state follows from its fields; without them there is none", async ({
  page,
  service,
}) => {
  const past = '2020-01-01T00:00:00Z'
  await service.fault(
    answer(
      { id: '1', code: 'A', isEnabled: false, expirationDate: past, uses: 1, maximumUses: 1 },
      { id: '2', code: 'B', isEnabled: true, expirationDate: past },
      { id: '3', code: 'C', isEnabled: true, uses: 5, maximumUses: 5 },
      { id: '4', code: 'D', isEnabled: true, uses: 5, maximumUses: -1 },
      { id: '5', code: 'E' },
      { id: '6', code: 'F', percentageDecrease: 0, amountDecrease: 0 },
    ),
  )
  await page.goto(coupons)
  const rows = page.getByRole('table', { name: 'Coupons' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Disabled')
  await expect(rows.nth(2)).toContainText('Expired')
  await expect(rows.nth(3)).toContainText('Used up')
  await expect(rows.nth(4)).toContainText('Active')
  await expect(rows.nth(5)).not.toContainText(/Active|Disabled|Expired|Used up/)
  await expect(rows.nth(6)).toContainText(/0%\s*and\s*0\.00 EUR/)
})

test("a coupon's page lists every reason why it does not work", async ({ page, service }) => {
  const data = {
    id: COUPON.id,
    code: 'OVER',
    isEnabled: false,
    uses: 7,
    maximumUses: 5,
    expirationDate: '2020-01-01T00:00:00Z',
  }
  await service.fault({ op: 'getCoupon', times: -1, respond: { body: { success: true, data } } })
  await page.goto(one)
  const main = page.getByRole('main')
  await expect(main).toContainText(/Disabled\s*Expired\s*Used up/)
  await expect(main).toContainText(/Used\s*7 of 5\s*0 left/)
  await expect(main).toContainText(/· ended 1 Jan 2020/)
})

test('a coupon with nothing but an id is shown', async ({ page, service }) => {
  const data = { id: COUPON.id }
  await service.fault({ op: 'getCoupon', times: -1, respond: { body: { success: true, data } } })
  await page.goto(one)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Without a code')
  await expect(main).toContainText(/Used\s*Not shown here\s*No limit set/)
  await expect(main).toContainText(/No discount stated · no end date/)
})

test('an empty result offers to clear the filters', async ({ page }) => {
  await page.goto(`${coupons}?usesFrom=0&usesTo=0&percentageFrom=99.5`)
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('table', { name: 'Coupons' }).getByRole('row')).toHaveCount(21)
})

test('invalid search parameters are ignored', async ({ page, service }) => {
  await page.goto(`${coupons}?usesFrom=1.5&maximumUsesTo=9999999999&isEnabled=yes&amountFrom=1e9`)
  await expect(page.getByRole('table', { name: 'Coupons' }).getByRole('row')).toHaveCount(21)
  const [delivery] = await service.deliveries('listCoupons')
  expect(delivery?.query).toEqual({ Page: '1', PageSize: '20' })
})
