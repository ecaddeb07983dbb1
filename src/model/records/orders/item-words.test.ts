import { expect, test } from 'vitest'
import { OrderItem } from '#api/schemas/orders.ts'
import { tierText } from './item-words.ts'

const tier = (value: number, quantity?: number) =>
  tierText({
    ...OrderItem.parse({ id: '1' }),
    volumeDiscountValue: value,
    volumeDiscountTierQuantity: quantity,
  })

test('a discount names how many pieces it takes', () => {
  expect(tier(5, 1)).toBe('5 off for 1 or more')
  expect(tier(5, 1200)).toBe('5 off for 1,200 or more')
  expect(tier(5)).toBe('5 off')
})
