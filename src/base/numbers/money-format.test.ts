import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText, sum } from './decimal.ts'
import {
  formatMoney,
  formatNumber,
  formatPercentage,
  roundedMoney,
  setNumberForm,
} from './money-format.ts'

const text = (amount: number | null | undefined, code?: string | null, unit?: 'minor') =>
  formatMoney(amount, code, { unit })?.text

test.each([
  [164.06, 'EUR', '164.06 EUR'],
  [1164.06, 'EUR', '1,164.06 EUR'],
  [39, 'EUR', '39.00 EUR'],
  [5800, 'JPY', '5,800 JPY'],
  [1234.5, 'JPY', '1,234.5 JPY'],
  [1.005, 'EUR', '1.005 EUR'],
  [1.5, 'BHD', '1.500 BHD'],
  [1234.5, 'USDT', '1,234.50 USDT'],
  [0.00000042, 'BTC', '0.00000042 BTC'],
  [123456789.12, 'EUR', '123,456,789.12 EUR'],
  [7, '', '7.00'],
  [7, null, '7.00'],
  [7, 'no currency', '7.00 no currency'],
  [-14.81, 'EUR', '−14.81 EUR'],
  [-0, 'EUR', '0.00 EUR'],
])('%f %s reads %s', (amount, code, expected) => {
  expect(text(amount, code)).toBe(expected)
})

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is not an amount',
  (amount) => {
    expect(formatMoney(amount, 'EUR')).toBeUndefined()
  },
)

test.each([
  [16406, 'EUR', '164.06 EUR'],
  [5, 'EUR', '0.05 EUR'],
  [-5, 'EUR', '−0.05 EUR'],
  [5800, 'JPY', '5,800 JPY'],
  [1500, 'BHD', '1.500 BHD'],
  [16406.5, 'EUR', '164.065 EUR'],
  [16406, 'USDT', '16,406.00 USDT'],
  [1640600, 'HUF', '16,406.00 HUF'],
  [1500, 'IQD', '1.500 IQD'],
  [42000, 'BTC', '42,000.00 BTC'],
])('in minor units, %f %s reads %s', (amount, code, expected) => {
  expect(text(amount, code, 'minor')).toBe(expected)
})

test.each([
  [0.00042, 5, 'BTC', 'as-given', 0.00042],
  [1.75854, 3, 'KWD', 'as-given', 1.759],
  [53.333333, 0, 'EUR', 'as-given', 53.33],
  [5333.333333, 0, 'EUR', 'minor', 5333],
  [5333.333333, 0, 'JPY', 'as-given', 5333],
] as const)(
  '%f, calculated from amounts with %i decimals, is rounded',
  (value, decimals, code, unit, rounded) => {
    expect(roundedMoney(value, code, { decimals, unit })).toBe(rounded)
  },
)

test('T12: percentages are never multiplied', () => {
  expect(formatPercentage(0.1)).toBe('0.1%')
  expect(formatPercentage(21)).toBe('21%')
})

test.each([
  ['1,234.56', '−1,164.06 EUR', '1,234,567.891'],
  ['1.234,56', '−1.164,06 EUR', '1.234.567,891'],
  ['1 234,56', '−1\u202F164,06 EUR', '1\u202F234\u202F567,891'],
] as const)('figures like %s have their signs', (form, money, number) => {
  setNumberForm(form)
  expect(text(-1164.06, 'EUR')).toBe(money)
  expect(formatNumber(1234567.891)).toBe(number)
  setNumberForm('1,234.56')
})

test('a sum is exact', () => {
  expect(sum([0.1, 0.2])).toBe(0.3)
  expect(sum([152, -3.9, -14.81, 2.3, 28.47])).toBe(164.06)
  expect(sum([])).toBe(0)
})

test('formatting neither loses nor adds digits', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Number(decimalText(value))).toBe(value + 0)
      expect(decimalText(value)).toMatch(/^-?\d+(\.\d+)?$/)
    }),
  )
})

test('a sum of cents is the sum of the cents', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (cents) => {
      const total = cents.reduce((subtotal, cent) => subtotal + cent, 0)
      expect(sum(cents.map((cent) => cent / 100))).toBe(total / 100 + 0)
    }),
  )
})

test('counts have thousands separators and keep every digit', () => {
  expect(formatNumber(1234567.891)).toBe('1,234,567.891')
})
