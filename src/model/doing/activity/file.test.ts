import { expect, test } from 'vitest'
import { activityCsv, activityJson } from './file.ts'
import type { ActivityEntry } from './log.ts'

const refund: ActivityEntry = {
  id: '1',
  operation: 'refundOrder',
  params: { storeId: 's', orderId: 'o' },
  at: Date.UTC(2026, 10, 21, 10),
  facts: { subject: '=SUM(1)@x.test', amount: 12.5, currencyCode: 'EUR', reason: 1 },
  outcome: 'done',
  note: 'Asked twice',
}
const settings: ActivityEntry = {
  ...refund,
  id: '2',
  operation: 'updateStore',
  params: { storeId: 's' },
  facts: { settings: { name: { before: 'Old', after: 'New' } } },
  note: undefined,
}

test('a CSV has a row per write, and no cell of it runs as a formula', () => {
  const [head, first, second] = activityCsv([refund, settings]).split('\r\n')
  expect(head).toContain('pressed_at_utc,what,subject')
  expect(first).toContain("2026-11-21T10:00:00.000Z,Refunded,'=SUM(1)@x.test,,12.5,EUR,1")
  expect(first).toContain('Asked twice')
  expect(first).toContain(',o,')
  expect(first).toMatch(/,refundOrder,done$/)
  expect(second).toContain('Changed,1 store setting')
  expect(second).toContain('Name: Old,Name: New')
})

test('a JSON file holds every entry with readable times', () => {
  const [entry] = JSON.parse(activityJson([refund])) as Record<string, unknown>[]
  expect(entry).toMatchObject({ pressedAt: '2026-11-21T10:00:00.000Z', facts: refund.facts })
})

test('G5: a refused refund of an order that is refunded names nobody as its doer', () => {
  const entry = { ...refund, outcome: 'refused', evidence: 'despite-refusal', code: 'C' } as const
  const [, row] = activityCsv([entry]).split('\r\n')
  expect(row).toContain('Refund')
  expect(row).toContain('Refused; the order is refunded, perhaps by someone else')
  expect(row).not.toContain('Refunded')
})

test('a reply that the host did not let leave was not taken back', () => {
  const reply = { ...refund, operation: 'replyTicket', outcome: 'never-left' } as const
  expect(activityCsv([reply])).toContain('Reply taken back')
  expect(activityCsv([{ ...reply, code: 'TICKET_CHANGED' }])).toContain('Reply')
})
