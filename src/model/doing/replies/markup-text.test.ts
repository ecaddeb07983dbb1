import { expect, test } from 'vitest'
import { isMarkup, markupAsText } from './markup-text.ts'

test.each([
  ['<p>Hello,</p><p>my key</p>', true],
  ['<div>one<br>two</div>', true],
  ['<b>bold</b> javascript:alert(1)', false],
  ['a < b and c > d', false],
  ['My List<String> has no <br>', false],
])('tells whether %s was written as a web page', (text, expected) => {
  expect(isMarkup(text)).toBe(expected)
})

test('reads paragraphs, breaks and entities', () => {
  expect(
    markupAsText('<p>Hello,</p>\n<p>Tom &amp; I<br/>&lt;b&gt; &#8364;5&nbsp;&bogus;</p>'),
  ).toBe('Hello,\nTom & I\n<b> €5 &bogus;')
})

test('drops style and script with their contents', () => {
  expect(markupAsText('<style>p{}</style><p>Hi</p><script>alert(1)</script>')).toBe('Hi')
})
