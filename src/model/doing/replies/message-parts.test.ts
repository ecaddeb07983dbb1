import { expect, test } from 'vitest'
import { messageBlocks, isMarkup, markupAsText } from './message-parts.ts'

const partsOf = (text: string) => messageBlocks(text).flatMap(({ parts }) => parts)
const linksIn = (text: string) =>
  partsOf(text).flatMap(({ kind, text: found }) => (kind === 'link' ? found : []))

test.each([
  ['See https://a.example/b?c=1.', ['https://a.example/b?c=1']],
  ['(https://a.example/b), and http://c.example', ['https://a.example/b', 'http://c.example']],
  ['https://a.example/x_(y)', ['https://a.example/x_(y)']],
  ['javascript:alert(1) ftp://a.example data:text/html,x', []],
  ['https://', []],
])('finds the web addresses in %s', (text, found) => {
  expect(linksIn(text)).toEqual(found)
})

test('finds order ids and email addresses', () => {
  const id = '9f2c41d8-0000-4000-8000-000000000001'
  expect(partsOf(`Order ${id} for anna@mail.example.`)).toEqual([
    { kind: 'text', text: 'Order ' },
    { kind: 'order', text: id },
    { kind: 'text', text: ' for ' },
    { kind: 'email', text: 'anna@mail.example' },
    { kind: 'text', text: '.' },
  ])
})

test('finds short codes, but no plain words', () => {
  const codes = partsOf('A well-known ID is WS-2291-HX, not a-b or x-1@mail.example.')
  expect(codes.flatMap(({ kind, text }) => (kind === 'code' ? text : []))).toEqual(['WS-2291-HX'])
})

test('loses no character of a message', () => {
  const text = 'Hi,\n> on https://a.example/, you\n> wrote\n\nno, a@b.example!'
  const blocks = messageBlocks(text)
  expect(blocks.map(({ isQuote }) => isQuote)).toEqual([false, true, false])
  const joined = blocks.map(({ parts }) => parts.map((part) => part.text).join(''))
  expect(joined.join('\n')).toBe(text)
})

test.each(['x', 'a@', 'https://', '@a.', '1-'])('splits a million characters of %s', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length)
  const [block] = messageBlocks(text)
  expect(block?.parts.map((part) => part.text).join('')).toBe(text)
})

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
