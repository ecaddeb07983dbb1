import { expect, test } from 'vitest'
import { preferences } from '#base/storage/preferences.ts'
import { isFew, moneyChangeText, shareText } from './words.ts'

test('under twenty orders on either side, numbers are told instead of a percentage', () => {
  expect(isFew({ orders: 19 }, { orders: 200 })).toBe(true)
  expect(isFew({ orders: 20 }, { orders: 20 })).toBe(false)
  expect([shareText(12, 19), shareText(53, 58)]).toEqual([undefined, '91.4%'])
  expect(change(-1522.41)).toBe('−1,522.41')
  expect(change(7.5)).toBe('+7.50')
  expect(change(7.5, true)).toBe('•••')
})

function change(amount: number, privacy = false) {
  return moneyChangeText(amount, 'EUR', { ...preferences(), privacy })
}
