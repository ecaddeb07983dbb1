import { expect, it } from 'vitest'
import { copyLines } from './copies.ts'

it('copies each value once, in the order of the rows, without missing ones', () => {
  const emails = { label: 'Emails', valueOf: ({ email }: { email?: string }) => email }
  const rows = [{ email: 'b@x.example' }, {}, { email: 'a@x.example' }, { email: 'b@x.example' }]
  expect(copyLines(emails, [...rows, { email: '' }])).toEqual(['b@x.example', 'a@x.example'])
})
