import { expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'
import { readableText, visibleText } from './visible-text.ts'

test.each([
  ['invoice\u202Egpj.exe', 'invoice[U+202E]gpj.exe'],
  ['a\u0000b\u001Bc\u007Fd', 'a[U+0000]b[U+001B]c[U+007F]d'],
  ['zero\u200Bwidth\uFEFF', 'zero[U+200B]width[U+FEFF]'],
  ['tab\tand\r\nlines\n', 'tab\tand\nlines\n'],
  ['👩‍👩‍👧 שלום', '👩‍👩‍👧 שלום'],
  ['\u2068a\u2069', '[U+2068]a[U+2069]'],
  ['\u2068\u2068an island of ours\u2069\u2069', '\u2068\u2068an island of ours\u2069\u2069'],
])('%j reads %j', (text, expected) => {
  expect(visibleText(text)).toBe(expected)
})

test.each([
  ['\u200Fשלום 12345\u200F', '\u200Fשלום 12345\u200F'],
  ['\u2068ABCD\u2069-\u202B1234\u202C', '\u2068ABCD\u2069-\u202B1234\u202C'],
  ['\uFEFFHello', '\uFEFFHello'],
  ['invoice\u202Egpj.exe \u202Dab', 'invoice[U+202E]gpj.exe [U+202D]ab'],
  ['a\u0000b', 'a[U+0000]b'],
])('a message %j reads %j, with only overrides and controls spelled out', (text, expected) => {
  expect(readableText(text)).toBe(expected)
})

test.each(['https://hooks.halden.software/orders?id=1', 'http://localhost:8080/'])(
  '%s is a link',
  (text) => {
    expect(safeUrl(text)?.href).toBe(text)
  },
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' data:text/html,hello',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//example.com/path',
  '/path',
  'example.com',
  '',
  undefined,
  null,
])('T51: %s is text', (text) => {
  expect(safeUrl(text)).toBeUndefined()
})
