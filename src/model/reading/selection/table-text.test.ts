import { expect, it } from 'vitest'
import { tableText } from './table-text.ts'

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
