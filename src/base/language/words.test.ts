import { expect, test } from 'vitest'
import { plural, t } from '#base/language/words.ts'

test('an unbuilt text says its English with its values', () => {
  expect(t`Page ${2} of ${'12'}`).toBe('Page 2 of 12')
  expect(t`Orders`).toBe('Orders')
  expect(t({ message: 'Open', context: 'verb' })).toBe('Open')
})

test.each([
  [0, '0 files'],
  [1, '1 file'],
  [2, '2 files'],
  [1.5, '1.5 files'],
])('%s files', (count, said) => {
  expect(plural(count, { one: '1 file', other: `${count} files` })).toBe(said)
})
