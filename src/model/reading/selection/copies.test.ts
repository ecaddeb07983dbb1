import { expect, it } from 'vitest'
import { copyLines, tableText } from './copies.ts'

it('copies each value once, in the order of the rows, without missing ones', () => {
  const emails = { label: 'Emails', valueOf: ({ email }: { email?: string }) => email }
  const rows = [{ email: 'b@x.example' }, {}, { email: 'a@x.example' }, { email: 'b@x.example' }]
  expect(copyLines(emails, [...rows, { email: '' }])).toEqual(['b@x.example', 'a@x.example'])
})

it('a copied table has a head, tabs, no mark, and nothing that a spreadsheet would run', () => {
  const rows = [{ id: 'a', emailAddress: '=cmd()', totalOrders: 2 }]
  const [head = '', line = ''] = tableText('customers', rows, {
    zone: 'UTC',
    unit: 'as-given',
  }).split('\r\n')
  expect(head.split('\t')[0]).toMatch(/^[a-z_]+$/)
  expect(line.split('\t')).toHaveLength(head.split('\t').length)
  expect(line).toContain("'=cmd()")
})
