import { describe, expect, it } from 'vitest'
import { isTyped, nameToType } from './variant-words.ts'

const id = 'd81f6b3c-9e42-4a05-b7f8-1c2d3e4f5a60'

describe('the text to type', () => {
  it.each([
    ['1 device, 1 year', '1 device, 1 year'],
    ['  1  device,\t1\nyear ', '1 device, 1 year'],
    ['1\u00A0device,\u20091\u3000year', '1 device, 1 year'],
    ['cafe\u0301', 'caf\u00E9'],
    ['ye\u00ADar\u200B\u202E', 'year'],
  ])('of the name %j is %j', (name, wanted) => expect(nameToType({ id, name })).toBe(wanted))

  it.each([undefined, '', '   ', '\u00A0\t\n', '\u200B\u200E'])(
    'for the name %j is the start of the id',
    (name) => expect(nameToType({ id, name })).toBe('d81f6b3c'),
  )
})

describe('a variant is confirmed', () => {
  it.each([
    ['1 device, 1 year', '1 device, 1 year'],
    [' 1\u00A0device,  1 year ', '1 device, 1 year'],
    ['cafe\u0301', 'caf\u00E9'],
  ])('by %j for %j', (typed, wanted) => expect(isTyped(typed, wanted)).toBe(true))

  it.each([
    ['', ''],
    [' ', ''],
    ['', 'Yearly'],
    ['yearly', 'Yearly'],
    ['Year ly', 'Yearly'],
  ])('not by %j for %j', (typed, wanted) => expect(isTyped(typed, wanted)).toBe(false))
})
