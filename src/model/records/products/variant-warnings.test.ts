import { expect, it } from 'vitest'
import { emptyValues, type VariantValues } from './variant-values.ts'
import { variantWarnings } from './variant-warnings.ts'

const plain: VariantValues = {
  ...emptyValues([]),
  name: 'Yearly',
  cost: '5',
  minimumQuantity: '1',
  maximumQuantity: '10',
  stock: '100',
  deliveryTypes: ['files'],
}
const others = [{ name: 'Monthly', order: 4 }]

it('does not warn about an ordinary variant', () => {
  const given = Object.values(variantWarnings(plain, others)).filter((text) => text !== undefined)
  expect(given).toEqual([])
})

it('does not compare refused thousands with other numbers', () => {
  const given = variantWarnings({ ...plain, stock: '1,000', minimumQuantity: '5' }, others)
  expect(given.minimumQuantity).toBeUndefined()
})

it.each<[keyof VariantValues, Partial<VariantValues>, string]>([
  ['name', { name: ' monthly ' }, 'This product has a variant of this name already'],
  ['name', { name: 'Yearly ' }, 'Starts or ends with a space'],
  ['name', { name: '   ' }, 'Only spaces'],
  ['cost', { cost: '0,00' }, 'Free of charge'],
  ['cost', { cost: '1.000' }, 'Read as 1.00'],
  ['order', { order: '4' }, 'Another variant has this position'],
  ['minimumQuantity', { minimumQuantity: '101', isUnlimited: true }, 'Higher than the stock'],
  ['maximumQuantity', { minimumQuantity: '11' }, 'Below the minimum quantity'],
  ['deliveryTypes', { deliveryTypes: [] }, 'Nothing will be delivered'],
  ['dynamicUrl', { deliveryTypes: ['dynamic'] }, 'needs an address'],
  ['dynamicUrl', { dynamicUrl: 'javascript:alert(1)' }, 'Not a web address'],
  ['customIntervalDays', { customIntervalDays: '0' }, 'Less than a day'],
])('warns at %s about %j', (field, changes, text) => {
  expect(variantWarnings({ ...plain, ...changes }, others)[field]).toContain(text)
})
