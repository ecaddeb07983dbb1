import { expect, test } from 'vitest'
import { sentenceCase } from './sentence-case.ts'
import { statusTone } from './status-tone.ts'

test.each([
  ['COMPLETED', 'tick', 'success'],
  ['completed', 'tick', 'success'],
  ['PARTIALLY_PAID', 'half', 'warning'],
  ['partiallyPaid', 'half', 'warning'],
  ['Awaiting-Payment', 'half', 'warning'],
  ['PROCESSING', 'dashed', 'accent'],
  ['REFUNDED', 'arrow', 'neutral'],
  ['Chargeback', 'triangle', 'danger'],
  ['risk_locked', 'triangle', 'danger'],
  ['FAILED', 'cross', 'danger'],
  [502, 'cross', 'danger'],
  [404, 'cross', 'danger'],
  [204, 'tick', 'success'],
  ['Voided', 'stroke', 'neutral'],
  ['canceled', 'stroke', 'neutral'],
  ['BLOCKED', 'stroke', 'danger'],
  ['SUSPENDED', 'pause', 'warning'],
])('%s is a %s, %s', (value, glyph, tone) => {
  expect(statusTone(value)).toEqual({ glyph, tone })
})

test.each(['AWAITING_KYC', 'UNPAID', 'NOT_PAID', 'disabled', 'inactive', 'xz-held-2', '', 302, 0])(
  '%s gets a neutral ring',
  (value) => {
    expect(statusTone(value)).toEqual({ glyph: 'ring', tone: 'neutral' })
  },
)

test.each([
  ['AWAITING_KYC', 'Awaiting KYC'],
  ['xz-held-2', 'Xz held 2'],
  ['awaitingPayment', 'Awaiting payment'],
  ['CARDLANE', 'Cardlane'],
  ['  ', ''],
  ['ÉCHOUÉ', 'Échoué'],
])('%s reads %s', (value, expected) => {
  expect(sentenceCase(value)).toBe(expected)
})
