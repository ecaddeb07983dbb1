import { CATEGORY, PRODUCT, STORES } from '../mock-api/seed-ids.ts'
import { expect, sampled, test } from './fixtures.ts'

const store = `/stores/${STORES.software.id}`
const categories = `${store}/categories`
const category = `${categories}/${CATEGORY.id}`

const answer = (op: string, data: unknown) => ({
  op,
  times: -1,
  respond: { body: { success: true, data } },
})

test('categories are listed by position with counts and images', async ({ page, service }) => {
  await page.goto(categories)
  await expect(page).toHaveTitle('Categories · Counter')
  const rows = page.getByRole('table', { name: 'Categories' }).getByRole('row')
  await expect(rows).toHaveCount(6)
  await expect(rows.nth(1)).toContainText(/Security.*security.*2.*security\.webp.*1$/)
  await expect(rows.nth(3)).toContainText(/Hosting.*None/)
  await expect(rows.nth(5)).toContainText('Retired')
  const title = page.getByRole('heading', { level: 1, name: 'Categories' })
  await expect(page.locator('main header').filter({ has: title })).toContainText(/^Categories5/)
  const [delivery] = await service.deliveries('listAllCategories')
  expect(delivery).toMatchObject({
    method: 'GET',
    path: `${categories}/all`,
    query: {},
    body: '',
  })
})

test('categories sort by position, then name; empty ones and wrong counts are marked', async ({
  page,
  service,
}) => {
  await service.fault(
    answer('listAllCategories', [
      { id: '3', name: 'Zebra', order: 2, productCount: 0, products: [] },
      { id: '2', name: 'Ant', order: 2, productCount: 3, products: ['a'] },
      { id: '1', name: 'Last', productCount: 1, products: ['b'] },
      { id: '4', name: 'First', order: 0, products: ['c', 'd'] },
    ]),
  )
  await page.goto(categories)
  const rows = page.getByRole('table', { name: 'Categories' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/First.*2/)
  await expect(rows.nth(2)).toContainText(/Ant.*1 named.*3/)
  await expect(rows.nth(3)).toContainText(/Zebra.*Empty.*0/)
  await expect(rows.nth(4)).toContainText('Last')
  await expect(page.getByText('1 empty: Zebra')).toBeVisible()
})

test('products without a category are listed', async ({ page, service }) => {
  await service.fault(
    answer('listAllCategories', [{ id: '1', name: 'Only', products: [PRODUCT.id.toUpperCase()] }]),
  )
  await page.goto(categories)
  const gaps = page.getByRole('region', { name: 'Products in no category' })
  await expect(gaps.getByRole('listitem').filter({ hasText: 'Aurora UI Kit' })).toHaveCount(1)
  await expect(gaps).not.toContainText(PRODUCT.name)
  await expect(gaps.getByRole('link').first()).toHaveAttribute('href', /\/products\/[0-9a-f-]{36}$/)
})

test('the category list stays when the catalogue fails to load', async ({ page, service }) => {
  await service.fault({ op: 'listAllProducts', fault: 'S403j' })
  await page.goto(categories)
  await expect(page.getByRole('table', { name: 'Categories' }).getByRole('row')).toHaveCount(6)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(/The catalogue didn’t load.*INJECTED_/)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Products in no category' })).toHaveCount(0)
})

for (const data of [null, []]) {
  test(`an empty category list says so: ${JSON.stringify(data)}`, async ({ page, service }) => {
    await service.fault(answer('listAllCategories', data))
    await page.goto(categories)
    await expect(page.getByText('No categories yet')).toBeVisible()
  })
}

test('a category lists its products by position and links to them', async ({ page, service }) => {
  await page.goto(categories)
  await page.getByRole('link', { name: /^Security/ }).click()
  await expect(page).toHaveURL(category)
  await expect(page).toHaveTitle(`Category ${CATEGORY.name} · Counter`)
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText(/Nimbus Security Suite.*Best seller/)
  await expect(rows.nth(1)).toContainText('19.00 to 189.00 EUR')
  await expect(rows.nth(1)).toContainText('4.8')
  await expect(page.getByRole('main')).toContainText(
    /6 variants · 12\.00 to 189\.00 EUR · \w+ .*out of stock · Position \d+ in the shop/,
  )
  await expect(page.getByRole('region', { name: 'Storefront' })).toContainText(
    /Slugsecurity.*Imagesecurity\.webp/,
  )
  const variants = page.getByRole('table', { name: 'Variants' }).getByRole('row')
  await expect(variants.nth(1)).toContainText(/5 devices, 2 years.*74\.00 EUR.*2 left/)
  const [delivery] = await service.deliveries('getCategory')
  expect(delivery).toMatchObject({ method: 'GET', path: category, query: {}, body: '' })
  await rows.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`${store}/products/${PRODUCT.id}`)
})

test('a category with nothing but an id is shown', async ({ page, service }) => {
  await service.fault(answer('getCategory', { id: CATEGORY.id }))
  await page.goto(category)
  await expect(page.getByRole('main')).toContainText('Unnamed category')
  await expect(page.getByText('This category is empty')).toBeVisible()
})

for (const fault of ['S404j', 'E03']) {
  test(`a category that is not there is not asked for again: ${fault}`, async ({
    page,
    service,
  }) => {
    await service.fault({ op: 'getCategory', fault })
    await page.goto(category)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('No category with this ID')
    await alert.getByText('Details', { exact: true }).click()
    await expect(alert.getByRole('button', { name: 'Copy details' })).toBeVisible()
    await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
}

for (const fault of ['S403j', 'E01', 'D19']) {
  const tag = fault === 'S403j' ? [] : ['@nightly']
  test(
    `a failed read shows an error and can be retried: ${fault}`,
    { tag },
    async ({ page, service }) => {
      await service.fault({ op: 'getCategory', fault })
      await page.goto(category)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('This category didn’t load')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(3)
    },
  )
}

for (const fault of ['S403j', 'S404j', 'E01']) {
  const tag = fault === 'S404j' ? [] : ['@nightly']
  test(
    `a failed list shows an error and can be retried: ${fault}`,
    { tag },
    async ({ page, service }) => {
      await service.fault({ op: 'listAllCategories', fault })
      await page.goto(categories)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Categories didn’t load')
      await alert.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('table', { name: 'Categories' }).getByRole('row')).toHaveCount(6)
    },
  )
}

const everywhere = ['D05', 'D06', 'D07', 'D08', 'D09', 'D12', 'D20', 'D21', 'D22']
const cases = [
  ...everywhere.map((fault) => ({ op: 'listAllCategories', address: categories, fault })),
  ...['D04', 'D15', 'D16'].map((fault) => ({
    op: 'listAllCategories',
    address: categories,
    fault,
  })),
  ...everywhere.map((fault) => ({ op: 'listAllProducts', address: categories, fault })),
  ...everywhere.map((fault) => ({ op: 'getCategory', address: category, fault })),
  { op: 'getCategory', address: category, fault: 'D01', path: 'data.products' },
  { op: 'getCategory', address: category, fault: 'D03', path: 'data.products.*.variants' },
  { op: 'listAllCategories', address: categories, fault: 'D01', path: 'data.*.products' },
]

for (const { address, ...fault } of cases) {
  const title = `odd data does not break the page: ${Object.values(fault).join(' ')}`
  test(title, { tag: sampled(fault.fault) }, async ({ page, service }) => {
    await service.fault({ ...fault, times: -1 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const found = await page.evaluate(() => ({
      isRun: 'pwned' in globalThis,
      secrets: document.body.innerText.includes('canary-planted'),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(found).toEqual({ isRun: false, secrets: false, sideways: 0 })
  })
}
