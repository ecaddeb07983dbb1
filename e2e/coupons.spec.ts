import { COUPON, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const coupons = `/stores/${STORES.software.id}/coupons`

const filters = {
  usesFrom: '0',
  usesTo: '500',
  maximumUsesFrom: '-1',
  maximumUsesTo: '1000',
  percentageFrom: '0',
  percentageTo: '33.3',
  amountFrom: '-0.5',
  amountTo: '20',
  isEnabled: 'false',
}
const sent = {
  UsesFrom: '0',
  UsesTo: '500',
  MaximumUsesFrom: '-1',
  MaximumUsesTo: '1000',
  PercentageFrom: '0',
  PercentageTo: '33.3',
  AmountFrom: '-0.5',
  AmountTo: '20',
  IsEnabled: 'false',
  Sorts: '-uses',
  Page: '2',
  PageSize: '10',
}
const search = new URLSearchParams({ ...filters, sort: '-uses', page: '2', pageSize: '10' })

test('the coupon list shows discount, state, uses and end', async ({ page }) => {
  await page.goto(`${coupons}?pageSize=100`)
  await expect(page).toHaveTitle('Coupons · Counter')
  const table = page.getByRole('table', { name: 'Coupons' })
  await expect(table.getByRole('row')).toHaveCount(61)
  const row = (code: string) =>
    table.getByRole('row').filter({ has: page.getByRole('link', { name: `Coupon ${code}` }) })
  await expect(row('AUTUMN10')).toContainText(/10%.*Active.*87 of 200/)
  await expect(row('PARTNER-VALLIS')).toContainText(/15%\s*and\s*10\.00 EUR/)
  await expect(row('SUMMER20')).toContainText('Expired')
  await expect(row('FIRST100')).toContainText('Used up')
  await expect(row('OLDBLOG')).toContainText(/12\.5%.*Disabled/)
  await expect(row('WELCOME5')).toContainText(/5\.00 EUR.*Active.*310 uses, no limit set/)
  await expect(row('NIMBUS3')).toContainText(/Nimbus Security Suite, all 4 variants/)
  await expect(row('STAFF')).toContainText(/9 uses, no limit set.*No end date/)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    /60 coupons, newest first.*Page 1 of 1/,
  )
})

test('T16, T19: every coupon filter is sent as specified, including 0 and false', async ({
  page,
  service,
}) => {
  await page.goto(`${coupons}?${search}`)
  await expect(page.getByRole('table', { name: 'Coupons' })).toHaveAttribute('aria-busy', 'false')
  const [delivery] = await service.deliveries('listCoupons')
  expect(delivery).toMatchObject({ method: 'GET', path: coupons, body: '' })
  expect(delivery?.query).toEqual(sent)
  expect(await service.deliveries('searchCoupons')).toEqual([])
})

test('a search text uses the search operation with the same filters', async ({ page, service }) => {
  await page.goto(`${coupons}?q=THANKS&${search}`)
  await expect(page.getByRole('table', { name: 'Coupons' })).toHaveAttribute('aria-busy', 'false')
  const [delivery] = await service.deliveries('searchCoupons')
  expect(delivery).toMatchObject({ method: 'GET', path: `${coupons}/search/THANKS`, body: '' })
  expect(delivery?.query).toEqual(sent)
  expect(await service.deliveries('listCoupons')).toEqual([])
})

test('a search text stays one path segment', async ({ page, service }) => {
  await page.goto(coupons)
  const rows = page.getByRole('table', { name: 'Coupons' }).getByRole('row')
  for (const [text, segment] of [
    ['a/b', 'a%2Fb'],
    ['100%', '100%25'],
    ['ü + #?', '%C3%BC%20%2B%20%23%3F'],
  ] as const) {
    await page.getByRole('searchbox', { name: 'Code or coupon ID' }).fill(text)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    const paths = (await service.deliveries('searchCoupons')).map(({ path }) => path)
    expect(new Set(paths)).toEqual(new Set([`${coupons}/search/${segment}`]))
    await service.forget()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(rows).toHaveCount(21)
  }
})

test('a search text that cannot be a path segment is refused before sending', async ({
  page,
  service,
}) => {
  for (const text of ['.', '..', '../user']) {
    await page.goto(`${coupons}?q=${text}`)
    await expect(page.getByRole('alert'), text).toContainText('A search can’t be')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('table', { name: 'Coupons' }).getByRole('row')).toHaveCount(21)
  }
  expect(await service.deliveries('searchCoupons')).toEqual([])
})

test('Enter searches coupons and Clear shows all again', async ({ page }) => {
  await page.goto(`${coupons}?page=2`)
  const rows = page.getByRole('table', { name: 'Coupons' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await page.keyboard.press('/')
  await page.keyboard.type('autumn')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${coupons}?q=autumn`)
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    '1 coupon, matched by your platform',
  )
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(coupons)
  await expect(rows).toHaveCount(21)
})

test('a pasted coupon id opens the coupon', async ({ page }) => {
  await page.goto(coupons)
  await page.getByRole('searchbox', { name: 'Code or coupon ID' }).fill(COUPON.id.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${coupons}/${COUPON.id}`)
})

test('a range filter treats 0 as a bound and an empty end as none', async ({ page, service }) => {
  await page.goto(coupons)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: 'Uses', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Uses' })
  await editor.getByLabel('From').fill('0')
  await editor.getByLabel('To').fill('0')
  await editor.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(`${coupons}?usesFrom=0&usesTo=0`)
  const table = page.getByRole('table', { name: 'Coupons' })
  await expect(
    table.getByRole('row').filter({ hasNotText: /(^|\D)0 (of|uses)|Discount/ }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Uses 0' }).click()
  await page.getByRole('dialog', { name: 'Uses' }).getByLabel('To').fill('')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(`${coupons}?usesFrom=0`)
  await expect
    .poll(async () => (await service.deliveries('listCoupons')).map(({ query }) => query))
    .toContainEqual({ UsesFrom: '0', Page: '1', PageSize: '20' })
})

test('the Disabled view filters by isEnabled=false', async ({ page, service }) => {
  await page.goto(coupons)
  await page.getByRole('link', { name: 'Disabled' }).click()
  await expect(page).toHaveURL(`${coupons}?isEnabled=false`)
  await expect(page.getByRole('button', { name: 'Enabled is No' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Coupons' }).getByRole('row')
  await expect(rows.filter({ hasNotText: /Disabled|Discount/ })).toHaveCount(0)
  await expect
    .poll(async () => (await service.deliveries('listCoupons')).map(({ query }) => query.IsEnabled))
    .toContain('false')
})

test('coupons sort by uses, page through, and open from a row', async ({ page }) => {
  await page.goto(`${coupons}?pageSize=10`)
  const table = page.getByRole('table', { name: 'Coupons' })
  await table.getByRole('button', { name: 'Uses' }).click()
  await expect(page).toHaveURL(`${coupons}?pageSize=10&sort=-uses`)
  await expect(table.getByRole('row').nth(1)).toContainText('WELCOME5')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await table.getByRole('link', { name: 'Coupon LEAKED22' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LEAKED22')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(page).toHaveURL(`${coupons}?pageSize=10&sort=-uses`)
})
