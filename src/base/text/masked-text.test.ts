import { expect, test } from 'vitest'
import { maskedText } from './masked-text.ts'

test.each([
  ['NMB3-AAAA-BBBB-CCCC-7Q4F', '••••-••••-••••-••••-7Q4F'],
  ['ABCDEFGHIJ', '••••••GHIJ'],
  ['ABCDEFGH', '••••••'],
  ['abc', '••••••'],
  ['user: mara\npassword: secret', '••••••'],
  ['', '••••••'],
])('%j is shown as %s', (text, expected) => {
  expect(maskedText(text)).toBe(expected)
})

test('the mask hides the length of a long key', () => {
  expect(maskedText('x'.repeat(500))).toBe(`${'•'.repeat(24)}xxxx`)
})
