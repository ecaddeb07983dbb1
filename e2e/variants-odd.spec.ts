import { PRODUCT, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'
import { chooseOfVariant } from './variant-menu.ts'

/* The service may have variants that our form could not create. */
const product = `/stores/${STORES.software.id}/products/${PRODUCT.id}`

test('a copied variant leaves out a delivery type that cannot be sent and says so', async ({
  page,
  service,
}) => {
  const path = 'data.variants.*.deliveryTypes'
  const values = [['keyauth', 'license_keys']]
  await service.fault({ op: 'getProduct', fault: 'D01', path, values, times: -1 })
  await page.goto(`${product}/variants/new?from=${VARIANT.id}`)
  await expect(page.getByText('Copied from')).toContainText(
    'Not copied: delivery by Keyauth. A new variant can’t have it.',
  )
  await expect(page.getByRole('checkbox', { name: 'Licence keys' })).toBeChecked()
  await page.getByRole('group', { name: 'Type', exact: true }).getByText('Type 0').click()
  await page.getByRole('group', { name: 'Stock mode' }).getByText('Stock mode 0').click()
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect.poll(() => service.deliveries('createVariant')).toHaveLength(1)
  const [delivery] = await service.deliveries('createVariant')
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ deliveryTypes: ['license_keys'] })
})

for (const { what, name, wanted } of [
  { what: 'of blanks only', name: ' \u00A0 ', wanted: VARIANT.id.slice(0, 8) },
  {
    what: 'with blanks that are drawn as one',
    name: 'Two\u00A0 blanks\tand more',
    wanted: 'Two blanks and more',
  },
]) {
  test(`a variant with a name ${what} is deleted by typing the shown name`, async ({
    page,
    service,
  }) => {
    const path = 'data.variants.0.name'
    await service.fault({ op: 'getProduct', fault: 'D01', path, values: [name], times: -1 })
    await page.goto(product)
    await chooseOfVariant(page, 'Delete variant…')
    const dialog = page.getByRole('dialog', { name: 'Delete variant' })
    const confirm = dialog.getByRole('button', { name: 'Delete variant' })
    await expect(dialog.getByText('to confirm')).toHaveText(`Type ${wanted} to confirm`)
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox').fill(' ')
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox').fill(wanted)
    await confirm.click()
    await expect.poll(() => service.deliveries('deleteVariant')).toHaveLength(1)
  })
}
