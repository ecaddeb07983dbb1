import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setNumberForm } from './money-format.ts'
import {
  numberText,
  priceText,
  readNumber,
  readWholeNumber,
  typedNumber,
  wholeNumberText,
} from './number-text.ts'

describe('a typed number', () => {
  it.each([
    ['19', 19],
    ['19.5', 19.5],
    ['19,5', 19.5],
    [',5', 0.5],
    ['5.', 5],
    [' 1 234 ', 1234],
    ['−1', -1],
    ['0', 0],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1’234.50', 1234.5],
    ['1.234', 1.234],
    ['1,234', 1.234],
    ['١٢٣٫٥', 123.5],
    ['١٬٢٣٤', 1234],
    ['۱۲۳', 123],
  ])('%j is %d', (text, number) => expect(readNumber(text)).toBe(number))

  it.each(['1,23.50', '1.234,5.6', '1.2.3', '1e5', '0x10', 'abc', '-', '.', 'Infinity'])(
    '%j is not a number',
    (text) => expect(readNumber(text)).toBeNaN(),
  )

  it.each(['', '  '])('%j is undefined, not zero', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  )
})

describe('a price', () => {
  const cost = priceText(z.number().check(z.gte(0)))
  const told = (text: string) => z.safeParse(cost, text).error?.issues.map((one) => one.message)

  afterEach(() => setNumberForm('language'))

  it.each(['1,234', ' 12,500 ', '١,٢٣٤'])('is not guessed from %j', (text) =>
    expect(told(text)).toEqual([expect.stringContaining('this could be either')]),
  )

  it('names both that a text could be', () => {
    expect(told('1,234')).toEqual(['Write 1234 or 1.234: this could be either'])
    setNumberForm('1.234,56')
    expect(told('1.234')).toEqual(['Write 1234 or 1,234: this could be either'])
    expect(z.parse(cost, '1,234')).toBe(1.234)
    expect(z.parse(cost, '1.234,50')).toBe(1234.5)
    expect(typedNumber(19.5)).toBe('19,5')
  })

  it.each([
    ['1.234', 1.234],
    ['0,500', 0.5],
    ['1,234.5', 1234.5],
    ['1234', 1234],
  ])('is what nobody reads otherwise: %j', (text, price) => expect(z.parse(cost, text)).toBe(price))
})

describe('a typed whole number', () => {
  it.each([
    ['12', 12],
    [' 1 234 ', 1234],
    ['−1', -1],
    ['', undefined],
  ])('%j is %s', (text, number) => expect(readWholeNumber(text)).toBe(number))

  it.each(['1,000', '10.000', '1.5', '5.'])('%j is not a number', (text) =>
    expect(readWholeNumber(text)).toBeNaN(),
  )
})

describe('a field of a number', () => {
  const cost = numberText(z.number().check(z.gte(0)))

  it('passes its number on', () => expect(z.parse(cost, '12,5')).toBe(12.5))

  it.each(['', 'x', '-1'])('refuses %j', (text) =>
    expect(z.safeParse(cost, text).success).toBe(false),
  )
})

describe('a field of a whole number', () => {
  const stock = wholeNumberText(z.int32().check(z.gte(0)))

  it('passes its number on', () => expect(z.parse(stock, '12')).toBe(12))

  it.each(['', 'x', '-1', '2147483648'])('refuses %j', (text) =>
    expect(z.safeParse(stock, text).success).toBe(false),
  )

  it.each(['1,000', '10.000', '1.5', '1,000.50'])('refuses %j and says why', (text) =>
    expect(z.safeParse(stock, text).error?.issues.map(({ message }) => message)).toEqual([
      'Enter a whole number, like 1500',
    ]),
  )
})
