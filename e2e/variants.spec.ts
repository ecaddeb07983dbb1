import type { Page } from '@playwright/test'
import { OUT_OF_STOCK_PRODUCT_ID, PRODUCT, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { chooseOfVariant } from './variant-menu.ts'

const product = `/stores/${STORES.software.id}/products/${PRODUCT.id}`
const form = `${product}/variants/new`

async function fillIn(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('10 devices, 1 year')
  await page.getByLabel('Price', { exact: true }).fill('119,5')
  await page.getByRole('group', { name: 'Type', exact: true }).getByText('Type 0').click()
  await page.getByLabel('Stock', { exact: true }).fill('50')
  await page.getByRole('group', { name: 'Stock mode' }).getByText('Stock mode 0').click()
  await page.getByLabel('Minimum quantity', { exact: true }).fill('1')
  await page.getByRole('switch', { name: 'Unlimited' }).check()
  await page.getByRole('checkbox', { name: 'Licence keys' }).check()
}

const body = {
  name: '10 devices, 1 year',
  cost: 119.5,
  minimumQuantity: 1,
  maximumQuantity: -1,
  order: 5,
  type: 0,
  stock: 50,
  deliveryTypes: ['license_keys'],
  stockMode: 0,
  disableVolumeDiscountOnCoupon: false,
}

test('a new variant sends exactly what was entered', async ({ page, service }) => {
  await page.goto(product)
  await page.getByRole('link', { name: 'New variant' }).click()
  await fillIn(page)
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
  const [delivery, ...others] = await service.deliveries('createVariant')
  expect(delivery).toMatchObject({ method: 'POST', path: `${product}/variants`, query: {} })
  expect(JSON.parse(delivery?.body ?? '')).toEqual(body)
  expect(others).toEqual([])
  await page.getByRole('link', { name: 'Open product' }).click()
  await expect(page.getByRole('table', { name: 'Variants' })).toContainText('10 devices, 1 year')
})

test('a new variant sends every optional field', async ({ page, service }) => {
  await page.goto(form)
  await fillIn(page)
  await page.getByRole('checkbox', { name: 'Dynamic' }).check()
  await page.getByLabel('Dynamic URL', { exact: true }).fill('https://hooks.example/issue')
  await page.getByLabel('Delivery message', { exact: true }).fill('Keep\nthis.')
  await page.getByRole('group', { name: 'Billing interval' }).getByText('Interval 4').click()
  await page.getByLabel('Custom interval days', { exact: true }).fill('45')
  await page.getByRole('switch', { name: 'No volume discount together with a coupon' }).check()
  await page.getByRole('switch', { name: 'Unlimited' }).uncheck()
  await page.getByLabel('Maximum quantity', { exact: true }).fill('0')
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
  const [delivery] = await service.deliveries('createVariant')
  expect(JSON.parse(delivery?.body ?? '')).toEqual({
    ...body,
    maximumQuantity: 0,
    deliveryTypes: ['license_keys', 'dynamic'],
    dynamicUrl: 'https://hooks.example/issue',
    deliveryMessage: 'Keep\nthis.',
    billingInterval: 4,
    customIntervalDays: 45,
    disableVolumeDiscountOnCoupon: true,
  })
})

test('nothing is preselected and nothing is sent until required fields are filled', async ({
  page,
  service,
}) => {
  await page.goto(form)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect(page.getByText(/\d fields need a fix/)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  expect(await service.deliveries('createVariant')).toEqual([])
})

const refused = [
  ['Name', 'ab', 'At least 3 characters'],
  ['Name', 'x'.repeat(129), 'At most 128 characters'],
  ['Price', '100000.01', 'At most 100,000'],
  ['Price', '-1', 'At least 0'],
  ['Price', '1,00.50', 'Enter a number without separators, like 1500'],
  ['Price', '1,000', 'Write 1000 or 1.000: this could be either'],
  ['Minimum quantity', '0', 'At least 1'],
  ['Maximum quantity', '-2', 'At least −1'],
  ['Position', '1.5', 'Enter a whole number, like 1500'],
  ['Stock', '1,000', 'Enter a whole number, like 1500'],
  ['Maximum quantity', '10.000', 'Enter a whole number, like 1500'],
  ['Stock', '2147483648', 'At most 2,147,483,647'],
  ['Delivery message', 'x'.repeat(4097), 'At most 4,096 characters'],
] as const

test('T25: a value beyond its limit shows an error and stays as typed', async ({ page }) => {
  await page.goto(form)
  for (const [label, text, message] of refused) {
    const input = page.getByLabel(label, { exact: true })
    await input.fill(text)
    await input.blur()
    await expect(input, `${label} ${text.slice(0, 12)}`).toHaveAccessibleDescription(message)
    await expect(input).toHaveValue(text)
  }
})

const takenAway = [
  ['Maximum quantity', '', 'switch', 'Unlimited'],
  ['Dynamic URL', 'nowhere', 'checkbox', 'Dynamic'],
  ['Custom interval days', '1.5', 'radio', 'Not set'],
] as const

test('a removed field leaves no error behind', async ({ page }) => {
  await page.goto(form)
  // The form opens in it, and one who leaves it empty is told.
  await page.getByLabel('Name', { exact: true }).fill(VARIANT.name)
  await page.getByRole('checkbox', { name: 'Dynamic' }).check()
  await page.getByRole('group', { name: 'Billing interval' }).getByText('Interval 4').click()
  for (const [label, text, role, name] of takenAway) {
    const input = page.getByLabel(label, { exact: true })
    await input.fill(text)
    await input.blur()
    await expect(page.getByText('1 field needs a fix'), label).toBeVisible()
    await page.getByRole(role, { name }).press('Space')
    await expect(input).toHaveCount(0)
    await expect(page.getByText('1 field needs a fix'), label).toHaveCount(0)
  }
})

test('T71: odd values show a warning and are let through', async ({ page, service }) => {
  await page.goto(form)
  await fillIn(page)
  await page.getByLabel('Name', { exact: true }).fill(VARIANT.name)
  await page.getByLabel('Price', { exact: true }).fill('0')
  await expect(page.getByText('This product has a variant of this name already')).toBeVisible()
  await expect(page.getByText('Free of charge')).toBeVisible()
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
  expect(await service.deliveries('createVariant')).toHaveLength(1)
})

test("a variant's draft survives a reload and can be discarded", async ({ page }) => {
  await page.goto(form)
  await page.getByLabel('Price', { exact: true }).fill('12,')
  await expect(page.getByText('Draft kept')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('12,')
  await expect(page.getByLabel('Name', { exact: true })).not.toBeFocused()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('T43: a copied variant leaves unreadable fields open', async ({ page }) => {
  await page.goto(`${form}?from=${VARIANT.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(VARIANT.name)
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('19')
  await expect(page.getByRole('checkbox', { name: 'Licence keys' })).toBeChecked()
  const type = page.getByRole('group', { name: 'Type', exact: true })
  await expect(type.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a refused variant keeps the form filled in', async ({ page, service }) => {
  await service.fault({ op: 'createVariant', fault: 'S422j', times: 1 })
  await page.goto(form)
  await fillIn(page)
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect(page.getByRole('heading', { name: 'Not created' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('10 devices, 1 year')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})

test('T55: a created variant with a lost answer is found by reading', async ({ page, service }) => {
  await service.fault({ op: 'createVariant', fault: 'S500j', applied: true, times: 1 })
  await page.goto(form)
  await fillIn(page)
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect(page.getByRole('heading', { name: 'Variant created' })).toBeVisible()
  expect(await service.deliveries('createVariant')).toHaveLength(1)
})

test('T54, T84: a variant is deleted by typing its name; its record stays on screen', async ({
  page,
  service,
}) => {
  await page.goto(product)
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await chooseOfVariant(row, 'Delete variant…')
  const dialog = page.getByRole('dialog', { name: 'Delete variant' })
  const confirm = dialog.getByRole('button', { name: 'Delete variant' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('textbox').fill(VARIANT.name)
  await confirm.click()
  await expect(dialog.getByRole('heading', { name: 'Variant deleted' })).toBeVisible()
  await expect(dialog).toContainText('Licence keys')
  await dialog.getByText('Raw record').click()
  await expect(dialog).toContainText('license_keys')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(row).toHaveCount(0)
  const [delivery, ...others] = await service.deliveries('deleteVariant')
  expect(delivery).toMatchObject({
    method: 'DELETE',
    path: `${product}/variants/${VARIANT.id}`,
    query: {},
    body: '',
  })
  expect(delivery?.headers['content-type']).toBeUndefined()
  expect(others).toEqual([])
})

test('Create similar starts from the deleted variant', async ({ page }) => {
  await page.goto(product)
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await chooseOfVariant(row, 'Delete variant…')
  const dialog = page.getByRole('dialog', { name: 'Delete variant' })
  await dialog.getByRole('textbox').fill(VARIANT.name)
  await dialog.getByRole('button', { name: 'Delete variant' }).click()
  await dialog.getByRole('link', { name: 'Create similar' }).click()
  await expect(page.getByText('Copied from')).toContainText(VARIANT.name)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(VARIANT.name)
})

test('deleting the last variant warns first', async ({ page }) => {
  await page.goto(`/stores/${STORES.software.id}/products/${OUT_OF_STOCK_PRODUCT_ID}`)
  await chooseOfVariant(page, 'Delete variant…')
  await expect(page.getByRole('dialog')).toContainText('This is the last variant')
})

test('a variant deleted elsewhere is reported as already gone', async ({ page, service }) => {
  await page.goto(product)
  await page.getByRole('row').filter({ hasText: VARIANT.name }).waitFor()
  const status = await page.evaluate(async (address) => {
    const headers = { 'X-Requested-By': 'counter', 'X-Operation-Id': crypto.randomUUID() }
    return (await fetch(address, { method: 'DELETE', headers })).status
  }, `/api${product}/variants/${VARIANT.id}`)
  expect(status).toBe(200)
  const row = page.getByRole('row').filter({ hasText: VARIANT.name })
  await chooseOfVariant(row, 'Delete variant…')
  const dialog = page.getByRole('dialog', { name: 'Delete variant' })
  await dialog.getByRole('textbox').fill(VARIANT.name)
  await dialog.getByRole('button', { name: 'Delete variant' }).click()
  await expect(dialog.getByRole('heading', { name: 'Already gone' })).toBeVisible()
  expect(await service.deliveries('deleteVariant')).toHaveLength(1)
})
