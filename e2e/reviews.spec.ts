import { ORDERS, STORES } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

const reviews = `/stores/${STORES.software.id}/reviews`

test('the review list shows text, product, customer and a count', async ({ page }) => {
  await page.goto(reviews)
  await expect(page).toHaveTitle('Reviews · Counter')
  const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await expect(rows.nth(1)).toContainText(/[1-5] of 5 stars/)
  await expect(rows.nth(1)).toContainText('@')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    /\d+ reviews, newest first.*Page 1 of \d+/,
  )
})

test('every filter is sent as specified', async ({ page, service }) => {
  const search = [
    'rating=4',
    'emailAddress=mail',
    'hasReply=true',
    'dateRangeFrom=2026-01-01',
    'dateRangeTo=2026-12-31',
    'sort=-rating',
    'page=2',
    'pageSize=10',
  ].join('&')
  await page.goto(`${reviews}?${search}`)
  await expect(page.getByRole('table', { name: 'Reviews' })).toHaveAttribute('aria-busy', 'false')
  const [delivery] = await service.deliveries('listReviews')
  expect(delivery).toMatchObject({ method: 'GET', path: reviews, body: '' })
  expect(delivery?.query).toEqual({
    rating: '4',
    emailAddress: 'mail',
    hasReply: 'true',
    dateRangeFrom: '2025-12-31T23:00:00.000Z',
    dateRangeTo: '2026-12-31T22:59:59.999Z',
    Sorts: '-rating',
    Page: '2',
    PageSize: '10',
  })
})

test('T22, T35: reviews without a reply are requested with a filter term', async ({
  page,
  service,
}) => {
  await page.goto(`${reviews}?hasReply=false`)
  await expect(page.getByRole('table', { name: 'Reviews' })).toHaveAttribute('aria-busy', 'false')
  const [delivery] = await service.deliveries('listReviews')
  expect(delivery?.query).toEqual({ Filters: 'hasReply==false', Page: '1', PageSize: '20' })
})

test('views filter reviews by stars and reply', async ({ page }) => {
  await page.goto(`${reviews}?page=2`)
  const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row')
  const body = rows.filter({ hasNotText: 'Product and customer' })
  await page.getByRole('link', { name: '5 stars', exact: true }).click()
  await expect(page).toHaveURL(`${reviews}?rating=5`)
  await expect(body.filter({ hasNotText: '5 of 5 stars' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Needs reply' }).click()
  await expect(page).toHaveURL(`${reviews}?rating=5&hasReply=false`)
  await expect(page.getByRole('link', { name: 'Needs reply' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(body.filter({ hasText: /replied/i })).toHaveCount(0)
  await page.getByRole('link', { name: 'Replied' }).click()
  await expect(body.filter({ hasNotText: /replied/i })).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('link', { name: '5 stars', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('when the service ignores the reply filter, replied reviews are hidden and the page says so', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'listReviews', fault: 'ignore', parameters: ['Filters'], times: -1 })
  await page.goto(`${reviews}?hasReply=false`)
  await expect(
    page.getByRole('status').filter({ hasText: 'Your platform also sent' }),
  ).toContainText(/\d+ of this page are hidden, and nothing is counted/)
  const rows = page.getByRole('table', { name: 'Reviews' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Replied' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Rating distribution' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Pages' })).not.toContainText('reviews')
})

test('each rating is counted under the other filters', async ({ page, service }) => {
  await page.goto(`${reviews}?rating=2&hasReply=true`)
  const distribution = page.getByRole('region', { name: 'Rating distribution' })
  await expect(distribution).toHaveAttribute('aria-busy', 'false')
  await expect(distribution).toContainText(/\d(\.\d+)? average/)
  await expect(distribution.getByRole('listitem')).toHaveCount(5)
  await expect(distribution.getByRole('listitem').last()).toContainText(/1 star: \d+, \d+%/)
  const read = (await service.deliveries('listReviews')).filter(
    ({ query }) => query.PageSize === '1',
  )
  const counts = read.filter(({ query }) => query.rating !== undefined)
  // Besides, all reviews are counted once, to compare with.
  expect(read.length - counts.length).toBeLessThanOrEqual(1)
  expect(new Set(counts.map(({ query }) => query.rating))).toEqual(
    new Set(['1', '2', '3', '4', '5']),
  )
  expect(counts).toHaveLength(5)
  for (const { query } of counts) {
    expect(query).toEqual({ rating: query.rating, hasReply: 'true', Page: '1', PageSize: '1' })
  }
})

test('a count the service does not reveal stays open', async ({ page, service }) => {
  await service.fault({ op: 'listReviews', fault: 'D18', times: -1 })
  await page.goto(reviews)
  const distribution = page.getByRole('region', { name: 'Rating distribution' })
  await expect(distribution).toContainText('No average')
  await expect(distribution.getByRole('listitem').first()).toContainText(/5 stars: Not known.*—/)
})

test('a review links to its product and customer', async ({ page }) => {
  await page.goto(reviews)
  const row = page.getByRole('table', { name: 'Reviews' }).getByRole('row').nth(1)
  const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
  await expect(row.getByRole('link').nth(1)).toHaveAttribute(
    'href',
    new RegExp(`^/stores/[^/]+/products/${uuid}$`),
  )
  await expect(row.getByRole('link').last()).toHaveAttribute(
    'href',
    new RegExp(`^/stores/[^/]+/customers/${uuid}$`),
  )
})

test('T70: the review list offers no write', async ({ page }) => {
  await page.goto(reviews)
  const table = page.getByRole('table', { name: 'Reviews' })
  await expect(table.getByRole('row')).toHaveCount(21)
  await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
  await expect(table.getByRole('button')).toHaveCount(20)
  await expect(table.getByRole('button', { name: /^More about the review of/ })).toHaveCount(20)
})

test("a review's menu copies its id and finds the customer's other reviews", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(reviews)
  const row = page.getByRole('table', { name: 'Reviews' }).getByRole('row').nth(1)
  const customer = await row.getByRole('link').last().innerText()
  await row.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Copy review ID' }).click()
  await expect(page.getByRole('menuitem', { name: 'Copied review ID' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f-]{36}$/)
  await page.getByRole('menuitem', { name: 'Reviews by this customer' }).click()
  await expect(page).toHaveURL(`${reviews}?emailAddress=${customer}`)
  await expect(page.getByRole('button', { name: /^Customer email contains/ })).toBeVisible()
})

test("a menu sorts reviews and restores the service's order", async ({ page, service }) => {
  await page.goto(reviews)
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Worst rating first' }).click()
  await expect(page).toHaveURL(`${reviews}?sort=rating`)
  await expect
    .poll(async () => (await service.deliveries('listReviews')).map(({ query }) => query.Sorts))
    .toContain('rating')
  await page.getByRole('button', { name: 'Sort: Worst rating first' }).click()
  await page.getByRole('menuitem', { name: 'Default order' }).click()
  await expect(page).toHaveURL(reviews)
})

test('a review address with an id is not found', async ({ page }) => {
  await page.goto(`${reviews}/${ORDERS.plain}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no page at this address',
  )
})

test('a list stays when the file of a small part is gone after a deploy', async ({ page }) => {
  await page.route('**/assets/sort-menu-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(reviews)
  await expect(page.getByText('This part didn’t load')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Reviews' }).getByRole('link').first()).toBeVisible()
})
