import { describe, expect, test } from 'vitest'
import { isSameEmail, mailtoOf, searchableEmail } from './email.ts'

describe('a link to write an email', () => {
  test.each([
    ['ann@shop.example', 'mailto:ann@shop.example'],
    ['ann+shop@x.example', 'mailto:ann%2Bshop@x.example'],
    ['josé@correo.example', 'mailto:jos%C3%A9@correo.example'],
  ])('%s can be written to', (email, link) => {
    expect(mailtoOf(email)).toBe(link)
  })

  test.each([
    undefined,
    '',
    'ann',
    'ann@a.de,bob@b.de',
    'ann@a.de?bcc=eve@e.de',
    'ann@a.de&body=x',
    'javascript:alert(1)@x',
    '"ann b"@a.de',
    'ann@@a.de',
    'a%0Ab@c.de',
  ])('%s cannot', (email) => {
    expect(mailtoOf(email)).toBeUndefined()
  })
})

test('compares addresses whole and ignores case', () => {
  expect(isSameEmail('Ann@A.de', 'ann@a.de ')).toBe(true)
  expect(isSameEmail('joann@a.de', 'ann@a.de')).toBe(false)
  expect(isSameEmail(undefined, undefined)).toBe(false)
})

test('does not search for an endless address', () => {
  expect(searchableEmail('  ann@a.de ')).toBe('ann@a.de')
  expect(searchableEmail('   ')).toBeUndefined()
  expect(searchableEmail('x'.repeat(100_000))).toBeUndefined()
})
