import type { Page } from '@playwright/test'
import { VARIANT } from '../mock-api/seed-ids.ts'
import { expectAccessible } from './axe.ts'
import { daily, expect, signIn, test } from './fixtures.ts'
import { untilVisible, watch } from './matrix/bench.ts'
import { openFilled } from './matrix/write-steps.ts'
import { writeTargets } from './matrix/write-targets.ts'
import { begin, create, deleteOld, fillIn, form, product, steps } from './price-change.ts'

const plain = writeTargets.createVariant

test('a price changes by a new variant: created, finished, then the old one deleted', async ({
  page,
  service,
}) => {
  await page.goto(product)
  await page.getByRole('link', { name: `Change price of ${VARIANT.name}` }).click()
  await expect(page.getByRole('button', { name: 'Delete variant' })).toHaveCount(0)
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  const stays = page.getByRole('region', { name: 'Stays with the old variant' })
  for (const lost of [
    'Licence keys',
    'Volume discounts',
    'Checkout questions',
    'Coupon NIMBUS3',
    'Links with the old ID',
    'Who bought this',
  ]) {
    await expect(stays).toContainText(lost)
  }
  await fillIn(page)
  await create(page).click()

  await expect(steps(page)).toContainText('Links with the old ID')
  await expect(page.getByRole('checkbox', { name: /^Stock 0, the old one has/ })).toBeDisabled()
  await expectAccessible(page, [
    { width: 1440, height: 900, colorScheme: 'light' },
    { width: 390, height: 844, colorScheme: 'dark' },
  ])
  const [creation, ...others] = await service.deliveries('createVariant')
  expect(others).toEqual([])
  expect(JSON.parse(creation?.body ?? '')).toMatchObject({
    name: VARIANT.name,
    cost: 21.5,
    stock: 0,
    type: 1,
    stockMode: 0,
    order: 1,
  })

  // It waits on the product's page, and outlives a reload.
  await page.getByRole('checkbox', { name: /Links with the old ID/ }).click()
  await expect(page.getByRole('checkbox', { name: /Links with the old ID/ })).toBeChecked()
  await page.getByRole('link', { name: 'Stop here' }).click()
  const note = page.getByText(/isn’t finished: the product has both variants/)
  await expect(note).toBeVisible()
  await page.reload()
  await note.getByRole('link', { name: 'Go on' }).click()
  await expect(page.getByRole('checkbox', { name: /Links with the old ID/ })).toBeChecked()

  await deleteOld(page)
  await expect(page.getByRole('heading', { name: 'The price is changed' })).toBeVisible()
  const deletions = await service.deliveries('deleteVariant')
  expect(deletions.map(({ path }) => path)).toEqual([`${product}/variants/${VARIANT.id}`])
  await page.reload()
  await expect(page.getByText('Nobody can buy it: its stock is 0.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Stock 0, the old one has/ })).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: /^Coupon NIMBUS3/ })).not.toBeChecked()
  await page.goto(product)
  await expect(page.getByText(/the product no longer has the old variant/)).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Leave as is' }).click()
  await expect(page.getByRole('table', { name: 'Variants' })).toContainText('21.50')
  await expect(note).toHaveCount(0)
})

test(
  'once nothing is open, the deletion is the next step',
  { tag: daily(false) },
  async ({ page }) => {
    await begin(page, '7')
    const now = page.getByRole('list', { name: 'Change price' }).locator('[aria-current]')
    await expect(now).toHaveText('Finish on your platform')
    await expect(steps(page).getByRole('checkbox', { name: /^Stock 7/ })).toBeChecked()
    for (const box of await steps(page).getByRole('checkbox').all()) await box.check()
    await expect(now).toHaveText('Delete the old variant')
    await page.getByRole('button', { name: 'Delete the old variant…' }).click()
    await expect(page.getByRole('dialog')).toContainText('Volume discounts')
  },
)

test('a lost answer is looked up, and the change goes on without a second variant', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'createVariant', fault: 'S500j', applied: true, times: 1 })
  await begin(page)
  expect(await service.deliveries('createVariant')).toHaveLength(1)
  await page.reload()
  await expect(steps(page)).toBeVisible()
  await expect(create(page)).toHaveCount(0)
})

const sentChanges = (page: Page) => page.getByRole('region', { name: 'Sent changes' })
const otherOpen = (page: Page) =>
  page.getByText('Another new variant of this product isn’t settled')

test('another new variant of the product is told as another one, and nothing is sent until then', async ({
  page,
  service,
}) => {
  const bench = watch(page, service)
  await page.clock.install()
  await openFilled(bench, plain)
  await service.fault({ op: 'createVariant', fault: 'S503j', applied: false, times: 1 })
  await plain.last(page).click()
  const checking = page.getByRole('heading', { name: 'Checking the variant' })
  await expect(page.getByRole('main').locator(checking)).toBeVisible()

  for (const reach of [() => page.goto(form), () => page.reload()]) {
    await reach()
    await expect(page.getByRole('heading', { name: 'Change price' })).toBeVisible()
    await expect(sentChanges(page).locator(checking)).toBeVisible()
    await expect(page.getByRole('form', { name: 'New variant' })).toBeVisible()
    await expect(otherOpen(page)).toBeVisible()
  }
  await fillIn(page)
  await expect(create(page)).toBeDisabled()
  await page.goto(`${product}/variants/new?as=table`)
  await expect(sentChanges(page).locator(checking)).toBeVisible()
  await page.goto(form)
  await untilVisible(bench, sentChanges(page).getByText('Not created, as far as we can see'), {
    step: 10_000,
  })
  await expect(otherOpen(page)).toHaveCount(0)
  await create(page).click()
  await expect(steps(page)).toBeVisible()
  const names = (await service.deliveries('createVariant')).map(({ body }) => JSON.parse(body).name)
  expect(names).toEqual(['Matrix', VARIANT.name])
})

test('another new variant that is created meanwhile does not take the place', async ({
  page,
  service,
}) => {
  await openFilled(watch(page, service), plain)
  await service.fault({ op: 'createVariant', fault: 'hold' })
  await plain.last(page).click()
  await expect.poll(async () => (await service.deliveries('createVariant')).length).toBe(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: `Change price of ${VARIANT.name}` }).click()
  await expect(otherOpen(page)).toBeVisible()
  await service.fault({ op: 'createVariant', release: true })
  await expect(sentChanges(page)).toContainText('Variant created')
  await expect(otherOpen(page)).toHaveCount(0)
  await expect(steps(page)).toHaveCount(0)
  await fillIn(page)
  await expect(create(page)).toBeEnabled()
})

test('a change whose page was left meanwhile goes on at its steps', async ({ page, service }) => {
  await service.fault({ op: 'createVariant', fault: 'hold' })
  await page.goto(form)
  await fillIn(page)
  await create(page).click()
  await expect.poll(async () => (await service.deliveries('createVariant')).length).toBe(1)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await service.fault({ op: 'createVariant', release: true })
  await expect(sentChanges(page)).toContainText('Variant created')
  await page
    .getByText(/isn’t finished: the product has both/)
    .getByRole('link', { name: 'Go on' })
    .click()
  await expect(steps(page)).toBeVisible()
  expect(await service.deliveries('createVariant')).toHaveLength(1)
})

test('a refused variant changes nothing, and the form stays filled in', async ({
  page,
  service,
}) => {
  await service.fault({ op: 'createVariant', fault: 'S403j', times: 1 })
  await page.goto(form)
  await fillIn(page)
  await create(page).click()
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('21.50')
  await expect(steps(page)).toHaveCount(0)
})

test('going back deletes the new variant, and the next change begins anew', async ({
  page,
  service,
}) => {
  await begin(page)
  await page.getByRole('button', { name: 'Go back: delete the new one…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete variant' })
  await dialog.getByRole('textbox').fill(VARIANT.name)
  await dialog.getByRole('button', { name: 'Delete variant' }).click()
  await expect(dialog.getByRole('heading', { name: 'Variant deleted' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Your platform doesn’t show the new variant now.')).toBeVisible()
  await page.getByRole('button', { name: 'Forget this change' }).click()
  await page.getByRole('link', { name: `Change price of ${VARIANT.name}` }).click()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('')
  expect(await service.deliveries('createVariant')).toHaveLength(1)
})

test('the price of now is not sent', async ({ page, service }) => {
  await page.goto(form)
  await fillIn(page)
  await page.getByLabel('Price', { exact: true }).fill('19')
  await expect(page.getByText('That is the price now')).toBeVisible()
  await page.getByRole('button', { name: 'Create variant', exact: true }).click()
  await expect(page.getByText('That is the price now')).toBeVisible()
  expect(await service.deliveries('createVariant')).toEqual([])
})

test('a browser that keeps nothing yet shows no form, which could create a second one', async ({
  page,
}) => {
  await begin(page)
  await page.addInitScript(() => {
    // A disk that never answers.
    Object.defineProperty(IDBFactory.prototype, 'open', { value: () => ({}) })
  })
  await page.goto(form)
  await expect(page.getByText('This browser’s storage hasn’t answered.')).toBeVisible()
  await expect(create(page)).toHaveCount(0)
})

test('a variant that took the place already, from elsewhere, stops a second one', async ({
  page,
  browser,
  baseURL,
  service,
}) => {
  await begin(page)
  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await signIn(other, service.key)
  await other.goto(form)
  await fillIn(other)
  await create(other).click()
  await expect(other.getByText('Someone just added a variant with this name.')).toBeVisible()
  expect(await service.deliveries('createVariant')).toHaveLength(1)
  await elsewhere.close()
})
