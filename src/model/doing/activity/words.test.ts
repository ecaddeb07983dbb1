import { describe, expect, test } from 'vitest'
import type { ActivityEntry } from './log.ts'
import {
  activityDetails,
  activityVerb,
  afterText,
  beforeText,
  changedSettingsText,
  findActivity,
  outcomeMark,
  outcomeText,
  settingsBefore,
} from './words.ts'

const at = Date.UTC(2026, 10, 22, 12)
const refund: ActivityEntry = {
  id: 'one',
  operation: 'refundOrder',
  params: { storeId: 'store', orderId: 'd2c8134b' },
  at,
  facts: { subject: 'hanneke@posteo.nl', amount: 29, currencyCode: 'EUR', reason: 1 },
  outcome: 'done',
  evidence: 'record',
  answeredAt: at + 2_000,
}
const save: ActivityEntry = {
  id: 'two',
  operation: 'updateStore',
  params: { storeId: 'store' },
  at,
  facts: {
    settings: {
      name: { before: 'Halden', after: 'Halden Software' },
      showPublicStats: { after: true },
      isTicketingEnabled: { before: true, after: false },
    },
  },
  outcome: 'done',
  evidence: 'answer',
}

describe('the outcome says how it is known', () => {
  const outcomes: [Partial<ActivityEntry>, string][] = [
    [{}, 'Seen in the order'],
    [{ evidence: 'answer' }, 'Confirmed by your platform'],
    [{ wasUnknown: true }, 'Not known, then seen'],
    [{ evidence: 'late' }, 'Not known, then seen'],
    [{ outcome: 'refused', code: 'ORD_9' }, 'Refused, code ORD_9'],
    [{ outcome: 'never-left' }, 'Never left'],
    [{ outcome: 'under-way' }, 'Under way'],
    [{ outcome: 'under-way', at: at - 3_600_000 }, 'Not known'],
    [{ operation: 'replyTicket', isOdd: true, times: 2 }, 'Reply sent twice'],
    [{ operation: 'replyTicket', isOdd: true, times: 3 }, 'Reply sent 3 times'],
    [{ operation: 'replyTicket', isOdd: true, title: 'Of 1.0.0' }, 'Of 1.0.0'],
    [{ operation: 'createVariant', isOdd: true, times: 2 }, 'More than one new variant'],
    [{ operation: 'updateStore', isOdd: true }, 'Saved, but not as entered'],
  ]
  test.each(outcomes)('%j reads %s', (change, text) => {
    expect(outcomeText({ ...refund, ...change }, at)).toBe(text)
  })

  test('settings that are saved as entered say so', () => {
    expect(outcomeText(save)).toBe('As entered')
    expect(outcomeMark(save)).toEqual({ glyph: 'tick', tone: 'success' })
  })
})

test('what a record was is told from values, and what 1.0.0 kept of it as it stands', () => {
  const facts = { ...refund.facts, status: 'PARTLY_PAID' }
  expect(beforeText({ ...refund, facts })).toBe('Partly paid, not refunded')
  expect(beforeText(refund)).toBe('Not refunded')
  expect(beforeText({ ...refund, facts: { before: 'Paid, not refunded' } })).toBe(
    'Paid, not refunded',
  )
  const variant = { ...refund, operation: 'createVariant' }
  const made = { stock: 1_200, deliveryTypes: ['files'] }
  expect(afterText({ ...variant, facts: made })).toBe('stock 1,200, Files')
  expect(afterText({ ...variant, facts: { after: 'stock 3, Files' } })).toBe('stock 3, Files')
  expect(beforeText({ ...variant, facts: made })).toBeUndefined()
})

test('a verb is in the past only if the write is done', () => {
  expect(activityVerb(refund)).toBe('Refunded')
  expect(activityVerb({ ...refund, outcome: 'refused' })).toBe('Refund')
  expect(activityVerb({ ...refund, operation: 'replyTicket', outcome: 'never-left' })).toBe(
    'Reply taken back',
  )
})

test('changed settings are counted only where they are known', () => {
  expect(changedSettingsText(save)).toBe('3 store settings')
  expect(changedSettingsText({ ...save, facts: {} })).toBe('store settings')
})

test('entries are found by kind, customer, id and setting', () => {
  const all = [refund, save]
  expect(findActivity(all, 'settings')).toEqual([save])
  expect(findActivity(all, undefined, 'HANNEKE')).toEqual([refund])
  expect(findActivity(all, undefined, 'd2c8')).toEqual([refund])
  expect(findActivity(all, undefined, 'ticketing')).toEqual([save])
  expect(findActivity(all, 'refunds', 'ticketing')).toEqual([])
})

test('a copy for support holds ids and times, but no customer', () => {
  const details = activityDetails({ ...refund, note: 'Asked twice', reference: 'ABC234' })
  expect(details).toContain('orderId: d2c8134b')
  expect(details).toContain('Reference: ABC234')
  expect(details).not.toContain('hanneke')
  expect(details).not.toContain('Asked')
})

test('only known values are proposed again', () => {
  expect(settingsBefore(save)).toEqual({ name: 'Halden', isTicketingEnabled: true })
})
