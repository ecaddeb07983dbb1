import { readFile } from 'node:fs/promises'
import { COUPON, PRODUCT, VARIANT } from '../mock-api/seed-ids.ts'
import { atRest } from './at-rest.ts'
import { expectAccessible, looksOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { group, store, takeFirst, takeSecond } from './shop-days.ts'

test('what somebody changed in the shop is told with both values', async ({ page, service }) => {
  await takeFirst(page)
  await service.change({ store, change: 'edit', id: VARIANT.id, fields: { cost: 2.5, stock: 999 } })
  await service.change({
    store,
    change: 'edit',
    id: COUPON.id,
    fields: { isEnabled: false, maximumUses: 4321, percentageDecrease: null, amountDecrease: 500 },
  })
  const { stores } = await service.records()
  const catalogue = stores.find(({ id }) => id === store) as unknown as {
    products: { id: string; name: string; variants: { id: string; name: string; cost: number }[] }[]
  }
  const gone = catalogue.products.find(({ id }) => id === PRODUCT.id)!.variants.at(-1)!
  await service.change({ store, change: 'drop', id: gone.id })
  await takeSecond(page)

  const price = group(page, 'Prices').getByRole('listitem')
  await expect(price).toHaveCount(1)
  await expect(price).toContainText(`${PRODUCT.name}, ${VARIANT.name}`)
  await expect(price.locator('s')).toContainText('19.00')
  await expect(price).toContainText('2.50')
  await expect(price).toContainText('−87%')
  await expect(price).not.toContainText('You,')
  await expect(page.getByText(/^Your platform doesn’t say who changed something/)).toBeVisible()
  await expect(group(page, 'Stock jumps').getByRole('listitem')).toContainText('999')
  await expect(group(page, 'Gone').getByRole('listitem')).toContainText(gone.name)
  const coupon = group(page, 'Coupons').getByRole('listitem')
  await expect(coupon).toHaveCount(1)
  const field = (name: string) => coupon.locator('div', { hasText: name })
  await expect(field('Enabled')).toContainText('YesNo')
  await expect(field('Maximum uses')).toContainText('4,321')
  await expect(field('Percent off')).toContainText('10%None')
  await expect(field('Amount off')).toContainText(/None.*500\.00/)
  await expectAccessible(page, looksOf(0))

  // Once a day: a reload compares, and reads nothing.
  await service.forget()
  await page.reload()
  await expect(price).toContainText('−87%')
  expect(await service.deliveries('listAllProducts')).toEqual([])
  const stored = await atRest(page)
  expect(stored).toContain('pictures.')
  for (const text of [PRODUCT.name, VARIANT.name, COUPON.code, gone.name]) {
    expect(stored).not.toContain(text)
  }
})

test('what could not be read is named, and nothing is told as gone', async ({ page, service }) => {
  await takeFirst(page)
  await service.change({ store, change: 'edit', id: VARIANT.id, fields: { cost: 21 } })
  await service.fault({ op: 'listCoupons', fault: 'S403j', times: -1 })
  await takeSecond(page)
  await expect(group(page, 'Prices').getByRole('listitem')).toContainText('21.00')
  await expect(page.getByText('Coupons didn’t load, so they aren’t compared.')).toBeVisible()
  await expect(group(page, 'Gone')).toHaveCount(0)
  await service.forget()
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByText('Coupons didn’t load')).toBeHidden()
  await expect(group(page, 'Prices').getByRole('listitem')).toContainText('21.00')
})

test('the first day says what will be compared, and what did not load', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listCoupons', fault: 'S403j', times: -1 })
  await takeFirst(page)
  const compared = group(page, 'In the shop').getByRole('listitem')
  await expect(compared).toHaveText([
    /^Products\d+$/,
    /^Variants\d+$/,
    /^Payment processors\d+$/,
    /^API keys\d+$/,
  ])
  const note = page.getByText('Coupons didn’t load, so they aren’t compared.')
  await expect(note).toBeVisible()
  await expect(page.getByText(/^Products didn’t/)).toHaveCount(0)
  await service.forget()
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(note).toBeHidden()
  await expect(compared.filter({ hasText: /^Coupons\d/ })).toBeVisible()
})

test('a day without changes says of each part that it was compared', async ({ page }) => {
  await takeFirst(page)
  await takeSecond(page)
  await expect(page.getByRole('heading', { name: 'Nothing changed' })).toBeVisible()
  await expect(group(page, 'In the shop').getByText('Nothing changed')).toHaveCount(5)
})

test('a stock jump is told beside what was sold meanwhile, and all changes are exported', async ({
  page,
  service,
}) => {
  await service.change({ store, change: 'edit', id: VARIANT.id, fields: { stock: 218 } })
  const { products } = (await service.records()).stores.find(
    ({ id }) => id === store,
  ) as unknown as { products: { id: string; variants: { id: string }[] }[] }
  const other = products.find(({ id }) => id === PRODUCT.id)!.variants.at(-1)!
  const few = { store, change: 'edit', id: other.id }
  await service.change({ ...few, fields: { stock: 3 } })
  await takeFirst(page)
  const now = new Date().toISOString()
  const sale = (id: string, quantity: number | undefined, fields: object = {}) => ({
    id,
    dateCreated: now,
    amount: 5,
    amountPaid: 5,
    currencyCode: 'EUR',
    items: [{ productId: PRODUCT.id, variantId: VARIANT.id.toUpperCase(), quantity }],
    ...fields,
  })
  const data = [
    sale('11111111-0000-4000-8000-000000000001', 5),
    sale('11111111-0000-4000-8000-000000000002', undefined),
    sale('11111111-0000-4000-8000-000000000003', 50, { amountPaid: 0, status: 'PENDING' }),
  ]
  await page.route(/\/orders\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const size = Number(asked.get('PageSize'))
    const end = Number(asked.get('Page')) * size
    const pages = Math.ceil(data.length / size)
    return route.fulfill({ json: { success: true, pages, data: data.slice(end - size, end) } })
  })
  await service.change({ store, change: 'edit', id: VARIANT.id, fields: { stock: 118 } })
  await service.change({ ...few, fields: { stock: 1 } })
  await takeSecond(page)
  const jump = group(page, 'Stock jumps').getByRole('listitem')
  await expect(jump).toContainText('6 sold meanwhile, 94 more are gone')
  await expect(page.getByText('fell as sales make it fall')).toHaveCount(0)
  await page.getByText('Fell by more than was sold').click()
  const fall = group(page, 'Fell by more than was sold').getByRole('listitem')
  await expect(fall).toContainText(/31.*None sold meanwhile/)
  await expect(page.getByRole('complementary', { name: 'By you' })).toContainText(
    'Nothing was changed from here yet.',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^counter-changes-[\d-]+\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^stock,variant,.*,stock,218,118,6,.*,unknown\r$/m)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('complementary', { name: 'By you' })).toBeHidden()
  await expectAccessible(page, [{ width: 390, height: 844, colorScheme: 'dark' }])
})
