import { expect, test } from 'vitest'
import { OrderItem } from '#api/schemas/orders.ts'
import { arePercentages, tierText } from './tier-words.ts'

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

const boughtAt = (amount: number, off: number) => ({
  ...OrderItem.parse({ id: '1' }),
  amount,
  quantity: 2,
  volumeDiscountAmount: off,
  volumeDiscountValue: 5,
})

test('a percentage is told only where the amounts fit no other reading', () => {
  const [percentage, either, sum] = [boughtAt(39, 3.9), boughtAt(50, 5), boughtAt(39, 5)]
  expect([percentage, either, sum].map(tierText)).toEqual(['5% off', '5 off', '5 off'])
  expect(arePercentages([{ items: [percentage, either] }])).toBe(true)
  expect(arePercentages([{ items: [either] }])).toBe(false)
  expect(arePercentages([{ items: [percentage] }, { items: [sum] }])).toBe(false)
})
