import type { Page } from '@playwright/test'
import { COUPON, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const coupons = `/stores/${STORES.software.id}/coupons`
const one = `${coupons}/${COUPON.id}`

const answer = (...data: unknown[]) => ({
  op: 'listCoupons',
  times: -1,
  respond: { body: { success: true, pages: 1, data } },
})

test('names the state that the fields come to, and none where they say nothing', async ({
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

test('every reason against a coupon stands on its page', async ({ page, service }) => {
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
  await expect(main).toContainText(/Uses left\s*0\s*7 used of 5/)
  await expect(main).toContainText(/Time left\s*Ended/)
})

test('a coupon of which nothing but the id is known', async ({ page, service }) => {
  const data = { id: COUPON.id }
  await service.fault({ op: 'getCoupon', times: -1, respond: { body: { success: true, data } } })
  await page.goto(one)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Without a code')
  await expect(main).toContainText(/Uses left\s*No limit shown\s*Uses not known/)
  await expect(main).toContainText(/Time left\s*No end shown/)
  await expect(page.getByRole('option', { name: 'the coupon’s lifetime' })).toHaveCount(0)
})

const faults = [
  { fault: 'D01', path: 'data.*.code' },
  { fault: 'D01', path: 'data.*.variantIds' },
  { fault: 'D01', path: 'data.*.uses' },
  { fault: 'D02', path: 'data.*.id' },
  { fault: 'D03', path: 'data.*' },
  { fault: 'D04' },
  { fault: 'D05' },
  { fault: 'D07' },
  { fault: 'D08' },
  { fault: 'D09' },
  { fault: 'D12' },
  { fault: 'D15' },
  { fault: 'D15', variant: 1 },
  { fault: 'D16' },
  { fault: 'D17' },
  { fault: 'D17', variant: 4 },
  { fault: 'D18' },
  { fault: 'D20' },
  { fault: 'D21' },
  { fault: 'D22' },
]

for (const { fault, path, ...settings } of faults) {
  test(`holds with ${fault} ${path ?? ''} ${Object.values(settings).join('')}`, async ({
    page,
    service,
  }) => {
    await service.fault({ op: 'listCoupons', fault, path, ...settings, times: -1 })
    const single = path?.replace('data.*', 'data')
    await service.fault({ op: 'getCoupon', fault, path: single, ...settings, times: -1 })
    await page.goto(coupons)
    const table = page.getByRole('table', { name: 'Coupons' })
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expectHarmless(page)
    await page.goto(one)
    await expect(page.getByText(/As recorded|didn’t load/)).toBeVisible()
    await expectHarmless(page)
  })
}

async function expectHarmless(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const found = await page.evaluate(() => ({
    isRun: 'pwned' in globalThis,
    secrets: document.body.innerText.includes('canary-planted'),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(found).toEqual({ isRun: false, secrets: false, sideways: 0 })
}

test('says so when nothing matches, and takes the filters off', async ({ page }) => {
  await page.goto(`${coupons}?usesFrom=0&usesTo=0&percentageFrom=99.5`)
  await expect(page.getByText('No coupons match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('table', { name: 'Coupons' }).getByRole('row')).toHaveCount(21)
})

for (const [op, address] of [
  ['listCoupons', coupons],
  ['searchCoupons', `${coupons}?q=THANKS`],
  ['getCoupon', one],
]) {
  for (const fault of ['S403j', 'S404j', 'E01']) {
    test(`${op} tells what failed with the service’s code: ${fault}`, async ({ page, service }) => {
      await service.fault({ op: op!, fault })
      await page.goto(address!)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(/(Coupons|This coupon) didn’t load/)
      await expect(alert).toContainText(/Quote code\s*INJECTED_/)
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toBeHidden()
      await expect(page.getByText(/THANKS|As recorded/).first()).toBeVisible()
    })
  }
}

test('a malformed address shows the list, without what cannot be read', async ({
  page,
  service,
}) => {
  await page.goto(`${coupons}?usesFrom=1.5&maximumUsesTo=9999999999&isEnabled=yes&amountFrom=1e9`)
  await expect(page.getByRole('table', { name: 'Coupons' }).getByRole('row')).toHaveCount(21)
  const [delivery] = await service.deliveries('listCoupons')
  expect(delivery?.query).toEqual({ Page: '1', PageSize: '20' })
})
