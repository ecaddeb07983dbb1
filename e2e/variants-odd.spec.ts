import { PRODUCT, STORES, VARIANT } from '../mock-api/seed-ids.ts'
import { expect, test } from './fixtures.ts'

/* Variants as the service may have them, although no form of ours could make them. */
const product = `/stores/${STORES.software.id}/products/${PRODUCT.id}`

test('a copy leaves out a delivery type that cannot be sent, says so, and is created', async ({
  page,
  service,
}) => {
  const path = 'data.variants.*.deliveryTypes'
  const values = [['keyauth', 'license_keys']]
  await service.fault({ op: 'getProduct', fault: 'D01', path, values, times: -1 })
  await page.goto(`${product}/variants/new?from=${VARIANT.id}`)
  await expect(page.getByText('A copy of')).toContainText('delivery by Keyauth')
  await expect(page.getByRole('checkbox', { name: 'Licence keys' })).toBeChecked()
  await page.getByRole('group', { name: 'Type', exact: true }).getByText('Type 0').click()
  await page.getByRole('group', { name: 'Stock mode' }).getByText('Stock mode 0').click()
  await page.getByRole('button', { name: 'Create variant' }).click()
  await expect.poll(() => service.deliveries('createVariant')).toHaveLength(1)
  const [delivery] = await service.deliveries('createVariant')
  expect(JSON.parse(delivery?.body ?? '')).toMatchObject({ deliveryTypes: ['license_keys'] })
})
