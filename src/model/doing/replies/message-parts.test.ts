import { expect, test } from 'vitest'
import { messageBlocks } from './message-parts.ts'

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
