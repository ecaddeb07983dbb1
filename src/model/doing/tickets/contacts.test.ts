import { expect, test } from 'vitest'
import { type Contact, nameIn } from './contacts.ts'

test('a record with its id in another case than the search is not a second customer', () => {
  const known = new Map<string, Contact>([
    ['a@mail.example', { email: 'a@mail.example', id: 'AB', failures: 0 }],
  ])
  expect(nameIn(known, 'A@mail.example', 'ab')).toBe('a@mail.example')
  expect(nameIn(known, 'a@mail.example', 'cd')).toBe('cd')
})
